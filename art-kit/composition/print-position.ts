import type { Part, PrintPlacement } from '../cloth/part.ts';
import { wrap } from '../numbers.ts';
import type { Point } from '../path.ts';
import { printTile } from '../prints/tile.ts';
import type { Random } from '../random.ts';
import type { Raster } from '../raster.ts';
import { TILE } from '../scatter.ts';

/** Shifts tried for a picture; the calmest wins. */
const TRIES = 14;
/** The tile is judged small: motifs are what matters, not their lines. */
const SAMPLE = 96;
/** Radius of a motif's heart, and of the rings around it that it is compared with: motifs come in sizes. Sample pixels. */
const HEART = 4;
const RINGS = [8, 12, 16] as const;
const FARTHEST = 17;

type Sums = [red: number, green: number, blue: number, count: number];

function add(sums: Sums, tile: Raster, x: number, y: number): void {
  const o = (wrap(y, SAMPLE) * SAMPLE + wrap(x, SAMPLE)) * 4;
  sums[0] += tile.data[o] ?? 0;
  sums[1] += tile.data[o + 1] ?? 0;
  sums[2] += tile.data[o + 2] ?? 0;
  sums[3]++;
}

function contrast(a: Sums, b: Sums): number {
  const difference = (k: 0 | 1 | 2): number => a[k] / a[3] - b[k] / b[3];
  return Math.hypot(difference(0), difference(1), difference(2));
}

/** How much the print has a bull's eye at a point of the sample: its heart against the rings around, 0-441. */
function bullsEye(tile: Raster, [x, y]: Point): number {
  const heart: Sums = [0, 0, 0, 0];
  const rings = RINGS.map((radius): { radius: number; sums: Sums } => ({ radius, sums: [0, 0, 0, 0] }));
  const [cx, cy] = [Math.round(x), Math.round(y)];
  for (let dy = -FARTHEST; dy <= FARTHEST; dy++) {
    for (let dx = -FARTHEST; dx <= FARTHEST; dx++) {
      const distance = Math.hypot(dx, dy);
      if (distance <= HEART) add(heart, tile, cx + dx, cy + dy);
      const ring = rings.find(({ radius }) => Math.abs(distance - radius) <= 1);
      if (ring) add(ring.sums, tile, cx + dx, cy + dy);
    }
  }
  return Math.max(...rings.map(({ sums }) => contrast(heart, sums)));
}

/** Where on the flat print (drawing units, before scaling) a point of the drawing lies. */
function flatPosition([x, y]: Point, { rotate = 0, dx = 0, dy = 0, cx = 400, cy = 500 }: PrintPlacement): Point {
  const angle = (rotate * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [px, py] = [x - cx, y - cy];
  return [px * cos + py * sin + dx, py * cos - px * sin + dy];
}

function worstSpot(parts: readonly Part[], tile: Raster, [dx, dy]: Point): number {
  let worst = 0;
  for (const { print = {}, keepClear = [] } of parts) {
    const unit = SAMPLE / (TILE * (print.scale ?? 0.62));
    for (const point of keepClear) {
      const [x, y] = flatPosition(point, print);
      worst = Math.max(worst, bullsEye(tile, [(x + dx) * unit, (y + dy) * unit]));
    }
  }
  return worst;
}

/**
 * A shift of the print, in drawing units, that differs from product to product and puts no motif squarely on a spot
 * that must stay clear (`keepClear` of the parts).
 */
export function printPosition(parts: readonly Part[], colourway: string, random: Random): Point {
  const shifts = Array.from({ length: TRIES }, (): Point => [Math.round(random() * TILE), Math.round(random() * TILE)]);
  const guarded = parts.filter((part) => part.keepClear);
  const tile = guarded.length > 0 ? printTile(colourway, SAMPLE) : undefined;
  let best: Point = shifts[0] ?? [0, 0];
  if (!tile) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const shift of shifts) {
    const worst = worstSpot(guarded, tile, shift);
    if (worst >= least) continue;
    least = worst;
    best = shift;
  }
  return best;
}
