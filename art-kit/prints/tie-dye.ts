import type { Rgb } from '../colour.ts';
import { fbm } from '../noise.ts';
import { clamp, smoothstep } from '../numbers.ts';
import { rng } from '../random.ts';
import type { Raster } from '../raster.ts';
import { TILE } from '../scatter.ts';
import { blend, dyeRow, paintDye, soak } from './dye.ts';
import { pixelPrint } from './print.ts';

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

function paint({ ground, dyes }: TieDyePalette, size: number): Raster {
  const random = rng(`td${[ground, ...dyes].join('')}`);
  const slow = fbm(random, 4, 4);
  const swirl = fbm(random, 4, 4);
  const fine = fbm(random, 24, 3);
  const row = dyeRow([ground, ...dyes]);
  const heart = row.at(0);
  // Folds held the dye off: where they ran, the cloth stays close to white.
  const resist: Rgb = [255 - (255 - heart[0]) * 0.5, 255 - (255 - heart[1]) * 0.5, 255 - (255 - heart[2]) * 0.5];
  return paintDye(size, (u, v, pixel) => {
    const { dx, dy, distance, twist } = nearestKnot(u, v);
    const angle = Math.atan2(dy, dx);
    const drift = slow(u, v);
    const grain = fine(u, v);
    const rays = Math.sin(angle * 9 + swirl(u, v) * 5 + distance * twist * 9) * 0.5 + 0.5;
    const depth = (distance * 2.05 + drift * 0.13) * 1.25 + rays * 0.1 + grain * 0.1;
    const along = clamp(depth * (row.length - 1) * 1.02, 0, row.length - 1.001);
    const index = Math.trunc(along);
    blend(pixel, row.at(index), row.at(index + 1), smoothstep(0.22, 0.78, along - index + grain * 0.3));
    const fold = Math.abs(Math.sin(angle * 8 + drift * 7 + distance * 7 * twist)) ** 14;
    const reach = smoothstep(0.05, 0.2, distance) * smoothstep(0.5, 0.3, distance);
    soak(pixel, resist, fold * 0.75 * reach * 0.8);
  });
}

/** Spirals of dye about two knots. */
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
