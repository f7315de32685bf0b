import { darken, lighten } from '../../colour.ts';
import { TILE } from '../../scatter.ts';
import { vectorPrint } from '../print.ts';

const RIBS = 40;

/** Ribbed knit in one colour: soft ridges from top to bottom. */
export const rib = vectorPrint('rib', ({ ground }: Readonly<Record<'ground', string>>) => {
  const tones = [
    [0, darken(ground, 0.26)],
    [0.16, darken(ground, 0.08)],
    [0.45, ground],
    [0.62, lighten(ground, 0.2)],
    [0.82, ground],
    [1, darken(ground, 0.26)],
  ] as const;
  const stops = tones.map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`).join('');
  return {
    defs: `<linearGradient id="ridge" gradientUnits="userSpaceOnUse" x1="0" x2="${TILE / RIBS}" y1="0" y2="0" spreadMethod="repeat">${stops}</linearGradient>`,
    body: `<rect width="${TILE}" height="${TILE}" fill="url(#ridge)"/>`,
  };
});
