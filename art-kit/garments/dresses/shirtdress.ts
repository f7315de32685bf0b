import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';

const random = rng('shirtdress');

const POPLIN = 0.05;
/** A flat band of cloth rather than a round cord. */
const BELT = [
  [2, 1.4],
  [6, 2],
] as const;

const BODY = symmetric(
  [0, 176],
  [
    ['L', 64, 146],
    ['C', 104, 156, 150, 170, 178, 188],
    ['L', 248, 320],
    ['L', 180, 356],
    ['L', 160, 312],
    ['C', 158, 380, 146, 430, 142, 462],
    ['C', 176, 580, 208, 720, 222, 846],
    ['Q', 214, 876, 168, 884],
    ['C', 110, 894, 60, 914, 0, 914],
  ],
);
const ARMHOLE = 'M548 182 C556 230 560 272 560 312';
const CUFF = 'M644 310 L576 346';
const HEM = 'M618 838 Q606 862 566 868 C510 878 460 900 400 900';
const COLLAR = 'M338 144 C324 154 314 168 310 182 L352 254 L400 206 C372 190 350 168 338 144Z';
const COLLAR_STITCH = 'M317 183 L354 243 L392 205';

const button = (y: number): string =>
  `<circle cx="406" cy="${y}" r="6.5" fill="#fbf3e4" stroke="#9a8a74" stroke-width="1.3"/>` +
  [-2, 2].map((dx) => `<circle cx="${406 + dx}" cy="${y}" r="1.1" fill="#6b5d4b"/>`).join('');

const collar = (d: string, stitches: string, rotate: number): Part => ({
  d,
  print: { scale: 0.6, rotate },
  puff: [
    [4, 3],
    [12, 4],
  ],
  wrinkle: 0.8,
  grain: POPLIN,
  shadow: 0.36,
  overlay: (fabric) => stitch(stitches, threadColour(fabric), { width: 1.3, dash: '5 4', strength: 0.45 }),
});

const body: Part = {
  d: BODY,
  print: { scale: 0.6 },
  puff: [
    [5, 2.5],
    [26, 7],
    [90, 18],
  ],
  grain: POPLIN,
  wrinkle: 2.6,
  folds: [
    ...gathers(random, { from: [262, 538, 478], to: [200, 600, 720], count: 17, height: 6, width: 10, blur: 6 }),
    ...gathers(random, { from: [264, 536, 452], to: [276, 524, 360], count: 11, height: 4, width: 8, blur: 5 }),
    ...bothSides([
      fold('M566 330 Q530 350 520 420', 12, -7, 8),
      fold('M640 320 Q600 290 560 280', 14, 6, 9),
      fold('M530 640 Q556 760 570 880', 36, 7, 20),
    ]),
  ],
  keepClear: [
    [332, 280],
    [468, 280],
  ],
  overlay: (fabric) => {
    const thread = threadColour(fabric);
    const row = { width: 1.4, dash: '5 4', strength: 0.42 };
    return (
      [ARMHOLE, mirror(ARMHOLE)].map((d) => seam(d, 0.35)).join('') +
      [CUFF, mirror(CUFF), HEM, mirror(HEM)].map((d) => stitch(d, thread, row)).join('') +
      seam('M390 206L390 920', 0.4) +
      stitch('M420 214L420 906', thread, row) +
      [244, 300, 356, 412, 530, 600, 670, 740].map(button).join('')
    );
  },
};

/** Shirt dress with a tie belt and a curved hem. */
export const shirtdress: Silhouette = {
  name: 'shirtdress',
  parts: [
    { d: 'M338 144 C346 112 454 112 462 144 L446 206 L354 206Z', fill: 'inside', puff: [[4, 1]] },
    body,
    collar(COLLAR, COLLAR_STITCH, 30),
    collar(mirror(COLLAR), mirror(COLLAR_STITCH), -30),
    cord('M266 466 Q400 484 534 466', 24, 'trim', { shadow: 0.3, puff: BELT }),
    cord('M424 476 C436 540 452 590 444 650', 18, 'trim', { shadow: 0.36, puff: BELT }),
    cord('M416 476 C408 530 398 570 404 616', 18, 'trim', { shadow: 0.36, puff: BELT }),
    cord('M410 464L432 484', 26, 'trim', { shadow: 0.4 }),
  ],
};
