import type { Fill, Part, PartLook } from '../../cloth/part.ts';
import { CORD } from './folds.ts';

/** A smooth round cord, strap or binding along a path. */
export const cord = (stroke: string, width: number, fill: Fill, look: PartLook = {}): Part => ({
  stroke,
  width,
  fill,
  puff: CORD,
  wrinkle: 0,
  ...look,
});
