import type { FillRule } from '../../cloth/part.ts';
import { darken, luminance, mix } from '../../colour.ts';

/** A seam in the cloth: the ground, on its way to plum, or lighter than a dark ground. */
export const SEAM: FillRule = ({ ground }) =>
  luminance(ground) < 0.3 ? mix(ground, '#ffffff', 0.3) : darken(ground, 0.5);

/** The far side of a garment. */
export const INSIDE: FillRule = ({ ground }, trim) =>
  mix(mix(ground, trim, 0.15), '#3a1f4a', luminance(ground) < 0.35 ? 0.3 : 0.36);
