import type { Part } from '../../cloth/part.ts';

export const STRAW = '#e6c893';
const SHADE = '#8a6230';

/** One row of plaited straw: its groove, its weave, and the light on it. */
const plait = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${SHADE}" stroke-opacity=".42" stroke-width="2"/>` +
  `<path d="${d}" fill="none" stroke="${SHADE}" stroke-opacity=".34" stroke-width="9" stroke-dasharray="2 7"/>` +
  `<path d="${d}" transform="translate(0 -3)" fill="none" stroke="#fffaf0" stroke-opacity=".4" stroke-width="3" stroke-dasharray="4 5"/>`;

/** The look of plaited straw, row by row. */
export const straw = (
  rows: readonly string[],
  fill: string = STRAW,
): Pick<Part, 'fill' | 'grain' | 'wrinkle' | 'artwork'> => ({
  fill,
  grain: 0.08,
  wrinkle: 1.4,
  artwork: () => rows.map(plait).join(''),
});
