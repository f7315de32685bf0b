import { darken, lighten, luminance, mix } from '../colour.ts';
import type { Fabric, Fill } from './part.ts';

const DUST = '#6d5664';
const UNBLEACHED = '#b9a99c';

/** The far side of a garment: the ground, a little of the trim, in shade. Dark cloth needs less of it. */
function insideColour(ground: string, trim: string): string {
  const lit = mix(lighten(ground, 0.12), trim, 0.12);
  return mix(lit, DUST, luminance(ground) < 0.35 ? 0.22 : 0.34);
}

/** The hex colour of a fill, or undefined when it is the print. */
export function fillColour(fill: Fill | undefined, fabric: Fabric, trim: string): string | undefined {
  const asked = typeof fill === 'function' ? fill(fabric, trim) : (fill ?? 'print');
  switch (asked) {
    case 'print':
      return undefined;
    case 'trim':
      return trim;
    case 'inside':
      return insideColour(fabric.ground, trim);
    case 'lining':
      return mix(lighten(fabric.ground, 0.25), UNBLEACHED, 0.18);
    default:
      return asked;
  }
}

/** Thread for stitches: the ground, half way to plum. */
export const threadColour = (fabric: Fabric): string => darken(fabric.ground, 0.5);
