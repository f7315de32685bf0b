import { darken } from '../../colour.ts';
import { circle } from '../../svg.ts';

/** One pearl with its shade and its light. */
export const pearl = (x: number, y: number, radius: number, colour: string): string =>
  circle(x, y, radius, darken(colour, 0.2)) +
  circle(x - radius * 0.1, y - radius * 0.12, radius * 0.82, colour) +
  circle(x - radius * 0.32, y - radius * 0.36, radius * 0.24, '#ffffff');

/** A string of pearls hanging from two ends `width` apart, the largest in the middle. Its middle is at the origin. */
export function pearlString(width: number, sag: number, count: number, colour: string): string {
  let svg = '';
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    svg += pearl((t * width) / 2, sag * (0.5 - t * t), 3.1 + 2.3 * (1 - t * t), colour);
  }
  return svg;
}
