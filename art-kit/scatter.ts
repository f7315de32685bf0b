import { round1 } from './numbers.ts';
import type { Random } from './random.ts';

/** Side of every repeat, in print units. */
export const TILE = 480;

/** A motif to be strewn: its `<g id>`, the radius it claims, and how many of it at most. */
export interface MotifCount {
  readonly id: string;
  readonly radius: number;
  readonly count: number;
}

/** One motif in its place on the repeat. `chance` is a number of its own in [0, 1), for whatever varies from one to the next. */
export interface Placed {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Degrees. */
  readonly rotation: number;
  readonly chance: number;
}

const MAX_TRIES = 900;
const CANDIDATES = 26;

function distanceOnTorus(x: number, y: number, other: Placed, tile: number): number {
  const dx = Math.abs(x - other.x);
  const dy = Math.abs(y - other.y);
  return Math.hypot(Math.min(dx, tile - dx), Math.min(dy, tile - dy));
}

/** Distance to the nearest motif of the same kind, or undefined where (x, y) lies too close to anything. */
function clearance(motif: MotifCount, x: number, y: number, placed: readonly Placed[], gap: number, tile: number) {
  let nearestSame = tile;
  for (const other of placed) {
    const distance = distanceOnTorus(x, y, other, tile);
    if (distance < motif.radius + other.radius + gap) return undefined;
    if (other.id === motif.id && distance < nearestSame) nearestSame = distance;
  }
  return nearestSame;
}

function bestSpot(random: Random, motif: MotifCount, placed: readonly Placed[], gap: number, tile: number) {
  let best: { x: number; y: number } | undefined;
  let bestDistance = -1;
  let candidates = 0;
  for (let tries = 0; tries < MAX_TRIES && candidates < CANDIDATES; tries++) {
    const x = random() * tile;
    const y = random() * tile;
    const distance = clearance(motif, x, y, placed, gap, tile);
    if (distance === undefined) continue;
    candidates++;
    if (distance > bestDistance) {
      bestDistance = distance;
      best = { x, y };
    }
  }
  return best;
}

/**
 * Strews motifs over a repeat that has no edges. List the largest first: later ones fill what is left. Of up to 26 free
 * spots each motif takes the one farthest from its own kind, so no two alike huddle (plain dart throwing looks sparse and
 * clumpy). A negative `gap` lets neighbours overlap. A kind that finds no more room stops early.
 */
export function scatter(random: Random, motifs: readonly MotifCount[], gap = 0, tile = TILE): Placed[] {
  const placed: Placed[] = [];
  for (const motif of motifs) {
    for (let n = 0; n < motif.count; n++) {
      const spot = bestSpot(random, motif, placed, gap, tile);
      if (!spot) break;
      placed.push({ ...spot, radius: motif.radius, id: motif.id, rotation: random() * 360, chance: random() });
    }
  }
  return placed;
}

/** Where the copies of one motif must stand so that everything reaching over an edge comes back in at the opposite one. */
export function copiesOnTorus(x: number, y: number, reach: number, tile = TILE): Array<{ x: number; y: number }> {
  const copies: Array<{ x: number; y: number }> = [];
  for (const dx of [-tile, 0, tile]) {
    for (const dy of [-tile, 0, tile]) {
      const outside = x + dx + reach < 0 || x + dx - reach > tile || y + dy + reach < 0 || y + dy - reach > tile;
      if (!outside) copies.push({ x: x + dx, y: y + dy });
    }
  }
  return copies;
}

/** What stands where: all that drawing needs of a placed motif. */
export type Placement = Pick<Placed, 'id' | 'x' | 'y' | 'radius' | 'rotation'>;

/**
 * SVG `<use>` elements for placed motifs, repeated across the edges so that the repeat is seamless.
 * `reach` says how far the drawing of a motif goes, as a multiple of the radius it claims: too small cuts it at the seam.
 */
export function placeOnTorus(items: readonly Placement[], reach = 1.15, tile = TILE): string {
  return items
    .map((item) =>
      copiesOnTorus(item.x, item.y, item.radius * reach, tile)
        .map(
          ({ x, y }) =>
            `<use href="#${item.id}" transform="translate(${round1(x)} ${round1(y)})rotate(${round1(item.rotation)})"/>`,
        )
        .join(''),
    )
    .join('');
}

/** Faces and things have an upright: the same items leaning at most half of `span` degrees to either side. */
export function upright<Item extends Placed>(items: readonly Item[], span: number): Item[] {
  return items.map((item) => ({ ...item, rotation: (item.chance - 0.5) * span }));
}

/** The same items with the listed kinds drawn first, in that order, below all others. */
export function layered<Item extends Placed>(items: readonly Item[], bottomUp: readonly string[]): Item[] {
  const layer = (item: Item): number => (bottomUp.includes(item.id) ? bottomUp.indexOf(item.id) : bottomUp.length);
  return items.toSorted((a, b) => layer(a) - layer(b));
}
