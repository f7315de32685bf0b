import { threadColour } from '../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../cloth/part.ts';
import { fold } from './folds.ts';
import { bothSides, mirror, symmetric } from './mirror.ts';
import { seam, stitch } from './sewing.ts';

const LINEN = 0.05;

const BODY = symmetric(
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

const button = (y: number): string =>
  `<circle cx="406" cy="${y}" r="7.5" fill="#fbf3e4" stroke="#9a8a74" stroke-width="1.4"/>` +
  HOLES.map(([dx, dy]) => `<circle cx="${406 + dx}" cy="${y + dy}" r="1.2" fill="#6b5d4b"/>`).join('');

const collar = (d: string, stitches: string, rotate: number, dx: number): Part => ({
  d,
  print: { scale: 0.72, rotate, dx },
  puff: [
    [4, 3],
    [14, 4],
  ],
  wrinkle: 0.8,
  grain: LINEN,
  shadow: 0.36,
  overlay: (fabric) => stitch(stitches, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.45 }),
});

const body: Part = {
  d: BODY,
  print: { scale: 0.72 },
  puff: [
    [5, 2.5],
    [26, 7],
    [90, 18],
  ],
  grain: LINEN,
  folds: bothSides([
    fold('M186 440 Q240 470 250 560', 14, -8, 9),
    fold('M182 470 Q210 420 260 380', 12, 7, 8),
    fold('M200 840 Q260 760 250 660', 20, -6, 14),
    fold('M300 500 Q330 640 310 800', 34, 6, 20),
  ]),
  overlay: (fabric) => {
    const thread = threadColour(fabric);
    const hem = { dash: '6 5', strength: 0.45 };
    return (
      stitch('M180 834 Q400 850 620 834', thread, hem) +
      [ARMHOLE, mirror(ARMHOLE)].map((d) => seam(d, 0.35)).join('') +
      [SLEEVE_HEM, mirror(SLEEVE_HEM)].map((d) => stitch(d, thread, hem)).join('') +
      seam('M400 300L400 862', 0.4) +
      stitch('M414 320L414 850', thread, { width: 1.4, dash: '5 4', strength: 0.4 }) +
      [350, 440, 530, 620, 710, 800].map(button).join('')
    );
  },
};

/** Camp-collar shirt with a chest pocket. */
export const polo: Silhouette = {
  name: 'polo',
  parts: [
    { d: 'M318 214 C330 168 470 168 482 214 L460 300 L340 300Z', fill: 'inside', puff: [[4, 1]] },
    body,
    collar(COLLAR, COLLAR_STITCH, 30, 0),
    collar(mirror(COLLAR), mirror(COLLAR_STITCH), -30, 60),
    {
      d: 'M470 470h96v96q0 12 -12 12h-72q-12 0 -12 -12Z',
      print: { scale: 0.72, dx: 14, dy: 9 },
      puff: [[3, 2.4]],
      wrinkle: 1,
      grain: LINEN,
      shadow: 0.22,
      overlay: (fabric) => stitch('M476 480h84', threadColour(fabric), { width: 1.4, dash: '5 4' }),
    },
  ],
};
