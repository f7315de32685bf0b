import { darken, lighten } from '../../colour.ts';
import { fillPath, strokePath } from '../../svg.ts';

const LOOP = 'M0 1C-7 -17 -31 -25 -37 -13C-42 0 -34 15 -22 13C-12 11 -5 6 0 1Z';
const HOLLOW = 'M-7 -1C-13 -10 -25 -14 -29 -8C-31 -1 -25 5 -18 5C-13 4 -10 2 -7 -1Z';
const TAIL = 'M-3 3C-8 16 -15 26 -27 35L-15.5 34.5L-11 44C-3 33 1 19 3 4Z';

/** A ribbon bow with long tails, about 76 wide and 64 tall, its knot at the origin. */
export function bow(colour: string): string {
  const shade = darken(colour, 0.16);
  const fold = darken(colour, 0.28);
  const side =
    fillPath(TAIL, shade) +
    fillPath(LOOP, colour) +
    fillPath(HOLLOW, fold) +
    strokePath('M-5 2Q-13 8 -22 9M-6 -3Q-16 -15 -27 -17', lighten(colour, 0.35), 1.8);
  return (
    `${side}<g transform="scale(-1 1)">${side}</g>` +
    `<rect x="-6.5" y="-7" width="13" height="14" rx="5" fill="${colour}"/>` +
    strokePath('M-2.5 -4v8M2 -4v7', fold, 1.4)
  );
}
