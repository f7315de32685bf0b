import { fbm } from '../../noise.ts';
import { clamp, smoothstep, wrap } from '../../numbers.ts';
import { rng } from '../../random.ts';
import type { Raster } from '../../raster.ts';
import { TILE } from '../../scatter.ts';
import { pixelPrint } from '../print.ts';
import { blend, dyeRow, paintDye, soak } from './dye.ts';

/** `ground` is the undyed heart of each knot; the dyes follow from the inside out. */
export type TieDyePalette = Readonly<{ ground: string; dyes: readonly string[] }>;

/** Where the cloth was knotted (in repeats) and which way the folds twist. */
const KNOTS = [
  { u: 0.27, v: 0.3, twist: 1 },
  { u: 0.77, v: 0.8, twist: -1 },
] as const;

function nearestKnot(u: number, v: number) {
  let nearest = { dx: 0, dy: 0, distance: 9, twist: 1 };
  for (const knot of KNOTS) {
    const dx = u - knot.u - Math.round(u - knot.u);
    const dy = v - knot.v - Math.round(v - knot.v);
    const distance = Math.hypot(dx, dy);
    if (distance < nearest.distance) nearest = { dx, dy, distance, twist: knot.twist };
  }
  return nearest;
}

/** A wave of straight flanks between -1 and 1: folded cloth has edges, not curves. */
const fold = (turns: number): number => Math.abs(wrap(turns, 1) * 4 - 2) - 1;

const TURN = Math.PI * 2;

/** Pleats fade out before the cloth of the next knot begins: there the angles of the two no longer agree. */
const pleatStrength = (distance: number): number => smoothstep(0.36, 0.27, distance) * smoothstep(0, 0.06, distance);

function paint({ ground, dyes }: TieDyePalette, size: number): Raster {
  const random = rng(`td${[ground, ...dyes].join('')}`);
  const slow = fbm(random, 4, 3);
  const crumple = fbm(random, 9, 4);
  const fine = fbm(random, 40, 3);
  const row = dyeRow([ground, ...dyes]);
  const last = row.length - 1;
  const bare = row.at(0);
  return paintDye(size, (u, v, pixel) => {
    const { dx, dy, distance, twist } = nearestKnot(u, v);
    const drift = slow(u, v);
    const crease = crumple(u, v);
    const grain = fine(u, v);
    const turns = Math.atan2(dy, dx) / TURN + twist * distance * 0.9 + drift * 0.07;
    const strength = pleatStrength(distance);
    const pleat = (fold(turns * 13) * 0.55 + fold(turns * 29 + crease * 1.4) * 0.45) * strength;
    const depth = distance * 2.25 + drift * 0.1 + pleat * (0.05 + distance * 0.34) + crease * 0.06 + grain * 0.03;
    const along = clamp(depth * last, 0, last - 0.001);
    const index = Math.trunc(along);
    blend(pixel, row.at(index), row.at(index + 1), smoothstep(0.15, 0.85, along - index + grain * 0.5));
    // Where the cord was tightest hardly any dye got in: a pale, torn ring round the knot.
    const cord = smoothstep(0.075, 0.02, Math.abs(depth - 0.42)) * smoothstep(-0.75, 0.5, pleat + crease + grain);
    soak(pixel, bare, cord * 0.5);
    // Out in the field, where the cloth only crumpled, the dyes before run through.
    const field = smoothstep(0.62, 0.95, depth);
    soak(pixel, row.at(last - 1), smoothstep(0, 0.5, crease + grain * 0.5) * field * 0.6);
    soak(pixel, bare, smoothstep(0.16, 0.55, drift * 0.5 + crease * 0.7 + grain * 0.6 - 0.06) * field * 0.22);
  });
}

/** Bursts of dye about two knots. */
export const tieDye = pixelPrint('tie-dye', {
  paint,
  sketch: ({ ground, dyes }: TieDyePalette) => {
    const rings = [...dyes, ground];
    const body = KNOTS.map(({ u, v }) =>
      rings
        .slice(0, -1)
        .toReversed()
        .map(
          (dye, i) => `<circle cx="${u * TILE}" cy="${v * TILE}" r="${170 - i * (150 / rings.length)}" fill="${dye}"/>`,
        )
        .join(''),
    );
    return {
      defs: '',
      body: `<rect width="${TILE}" height="${TILE}" fill="${dyes.at(-1) ?? ground}"/>${body.join('')}`,
    };
  },
});
