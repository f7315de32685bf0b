import { fbm } from '../../noise.ts';
import { clamp, smoothstep } from '../../numbers.ts';
import { rng } from '../../random.ts';
import type { Raster } from '../../raster.ts';
import { TILE } from '../../scatter.ts';
import { pixelPrint } from '../print.ts';
import { blend, dyeRow, paintDye } from './dye.ts';

/** From `ground` through all dyes from top to bottom, and back to the ground at the next repeat. */
export type OmbrePalette = Readonly<{ ground: string; dyes: readonly string[] }>;

function paint({ ground, dyes }: OmbrePalette, size: number): Raster {
  const random = rng('om');
  const slow = fbm(random, 3, 3);
  const fine = fbm(random, 40, 2);
  const row = dyeRow([ground, ...dyes, ground]);
  return paintDye(size, (u, v, pixel) => {
    const along = clamp(((v + slow(u, v) * 0.07 + 1) % 1) * (row.length - 1), 0, row.length - 1.001);
    const index = Math.trunc(along);
    blend(pixel, row.at(index), row.at(index + 1), smoothstep(0.15, 0.85, along - index + fine(u, v) * 0.12));
  });
}

/** Dip-dyed from one colour to the next, with a waterline that wanders. */
export const ombre = pixelPrint('ombre', {
  paint,
  sketch: ({ ground, dyes }: OmbrePalette) => {
    const stops = [ground, ...dyes, ground];
    const marks = stops.map((dye, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${dye}"/>`).join('');
    return {
      defs: `<linearGradient id="dip" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient>`,
      body: `<rect width="${TILE}" height="${TILE}" fill="url(#dip)"/>`,
    };
  },
});
