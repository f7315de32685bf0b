import { darken, lighten } from '../../colour.ts';
import { fillPath, strokePath } from '../../svg.ts';

/** Painted lips, about 60 wide, centred on the origin. */
export const lips = (colour: string): string =>
  fillPath('M-30 -2Q-18 -8 -9 -13Q-3 -15 0 -11Q3 -15 9 -13Q18 -8 30 -2Q18 16 0 16Q-18 16 -30 -2Z', colour) +
  fillPath('M-30 -2Q-14 -4 0 -2Q14 -4 30 -2Q14 4 0 2Q-14 4 -30 -2Z', darken(colour, 0.55)) +
  strokePath('M-9 9Q0 13 8 9', lighten(colour, 0.55), 2.6);
