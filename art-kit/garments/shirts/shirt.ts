import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Fill, Part } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';

/** Grain of shirt cloth. */
export const LINEN = 0.05;

/** Body and short sleeves of a shirt laid flat. */
export const SHIRT_BODY = symmetric(
  [0, 250],
  [
    ['L', 84, 214],
    ['C', 140, 226, 200, 246, 236, 268],
    ['L', 318, 436],
    ['L', 234, 478],
    ['L', 216, 430],
    ['C', 222, 580, 224, 720, 222, 846],
    ['Q', 110, 862, 0, 862],
  ],
);
const COLLAR = 'M318 212 C300 222 288 240 284 256 L340 356 L400 300 C366 280 336 250 318 212Z';
const COLLAR_STITCH = 'M292 256 L342 344 L390 300';
const ARMHOLE = 'M198 262 C190 330 186 380 184 430';
const SLEEVE_HEM = 'M92 432L168 470';

const HOLES = [
  [-2, -1.6],
  [2, -1.6],
  [-2, 2],
  [2, 2],
] as const;

/** A shell button on the front edge. */
export const button = (y: number): string =>
  `<circle cx="406" cy="${y}" r="7.5" fill="#fbf3e4" stroke="#9a8a74" stroke-width="1.4"/>` +
  HOLES.map(([dx, dy]) => `<circle cx="${406 + dx}" cy="${y + dy}" r="1.2" fill="#6b5d4b"/>`).join('');

/** Both halves of an open camp collar. */
export const campCollar = (fill: Fill = 'print'): readonly Part[] =>
  [
    { d: COLLAR, row: COLLAR_STITCH, rotate: 30, dx: 0 },
    { d: mirror(COLLAR), row: mirror(COLLAR_STITCH), rotate: -30, dx: 60 },
  ].map(({ d, row, rotate, dx }) => ({
    d,
    fill,
    print: { scale: 0.72, rotate, dx },
    puff: [
      [4, 3],
      [14, 4],
    ],
    wrinkle: 0.8,
    grain: LINEN,
    shadow: 0.36,
    overlay: (fabric) => stitch(row, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.45 }),
  }));

/** How the cloth falls. */
export const SHIRT_FOLDS = bothSides([
  fold('M186 440 Q240 470 250 560', 14, -8, 9),
  fold('M182 470 Q210 420 260 380', 12, 7, 8),
  fold('M200 840 Q260 760 250 660', 20, -6, 14),
  fold('M300 500 Q330 640 310 800', 34, 6, 20),
]);

/** Armholes, and stitches round hem and sleeves. */
export function shirtSewing(thread: string): string {
  const hem = { dash: '6 5', strength: 0.45 };
  return (
    stitch('M180 834 Q400 850 620 834', thread, hem) +
    [ARMHOLE, mirror(ARMHOLE)].map((d) => seam(d, 0.35)).join('') +
    [SLEEVE_HEM, mirror(SLEEVE_HEM)].map((d) => stitch(d, thread, hem)).join('')
  );
}

/** What shows inside the neck. */
export const INSIDE_NECK: Part = {
  d: 'M318 214 C330 168 470 168 482 214 L460 300 L340 300Z',
  fill: 'inside',
  puff: [[4, 1]],
};
