import type { Part } from '../../cloth/part.ts';
import { fillPath } from '../../svg.ts';

const LENS = 'M36 89Q22 83.4 9 89Q8 107.6 20.4 108.6Q34.6 107.6 36 89Z';
const FRAME = 'M41 85.6Q22 78.6 4.6 85.6Q3.4 111 20.4 112.4Q39 111 41 85.6Z';
const BRIDGE = 'M-8 86Q0 81.4 8 86L8 90.6Q0 86.4 -8 90.6Z';
const ARM = 'M50.5 86L38 84.6L38 90L50.5 92Z';
const GLINT = 'M13 91L24 87.6L16 104.6Z';

const mirrored = (markup: string): string => `<g transform="scale(-1 1)">${markup}</g>`;
const both = (markup: string): string => markup + mirrored(markup);

/** Sunglasses with a frame of the hex `colour`. */
export function shades(colour: `#${string}`): Part {
  return {
    raw: both(fillPath(FRAME, '#fff') + fillPath(ARM, '#fff')) + fillPath(BRIDGE, '#fff'),
    fill: colour,
    puff: [[2, 1.5]],
    wrinkle: 0,
    role: 'shades',
    shadow: 0.3,
    overlay: () =>
      both(fillPath(LENS, '#1d1530', ' fill-opacity=".8"')) +
      fillPath(GLINT, '#fff', ' fill-opacity=".32"') +
      fillPath('M-33 92L-22 88.6L-30 105.6Z', '#fff', ' fill-opacity=".32"'),
  };
}
