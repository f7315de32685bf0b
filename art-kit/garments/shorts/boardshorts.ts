import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';
import { shortsOutline } from './shorts-outline.ts';

const HEM = 'M442 800 Q560 812 672 782';
const OUTSEAM = 'M598 262 C606 400 636 600 660 786';
const TOPSTITCH = OUTSEAM.replace('M598', 'M588');

const EYELETS = [216, 246].flatMap((y) => [382, 418].map((x) => [x, y] as const));
const eyelet = ([x, y]: readonly [number, number]): string =>
  `<circle cx="${x}" cy="${y}" r="6" fill="#d9d2c6" stroke="#6b6258" stroke-width="1.6"/><circle cx="${x}" cy="${y}" r="2.6" fill="#3a332d"/>`;

const LACES = [
  'M382 216 L418 246',
  'M418 216 L382 246',
  'M382 246 C372 300 352 340 360 392',
  'M418 246 C430 296 452 330 440 384',
] as const;

const legs: Part = {
  d: shortsOutline({ waistY: 196, waist: 196, hemY: 818, outer: 276, inner: 40, crotchY: 482 }),
  print: { scale: 0.8 },
  puff: [
    [5, 2],
    [26, 7],
    [90, 20],
  ],
  folds: [
    ...bothSides([
      fold('M404 480 Q470 520 610 500', 12, -9, 8),
      fold('M408 470 Q500 470 600 420', 14, -7, 10),
      fold('M440 620 Q470 700 450 812', 22, -8, 14),
      fold('M560 560 Q600 690 600 812', 34, 8, 22),
      fold('M640 600 Q650 700 660 800', 14, -6, 9),
      fold('M500 560 Q520 700 516 810', 40, 8, 24),
    ]),
    fold('M400 250L400 470', 8, -8, 5),
  ],
  wrinkle: 3,
  grain: 0.05,
  keepClear: [[400, 440]],
  overlay: (fabric) => {
    const thread = threadColour(fabric);
    return (
      [HEM, mirror(HEM)].map((d) => stitch(d, thread, { width: 1.7, dash: '6 5' })).join('') +
      [OUTSEAM, mirror(OUTSEAM)].map((d) => seam(d, 0.28, 2)).join('') +
      stitch(TOPSTITCH, thread, { width: 1.3, dash: '5 5', strength: 0.3 }) +
      seam('M400 262 L400 482', 0.4) +
      stitch('M408 262 L408 440 Q406 470 400 478', thread, { width: 1.4, dash: '5 4', strength: 0.45 })
    );
  },
};

const waistband: Part = {
  d: 'M200 186 Q400 204 600 186 L608 256 Q400 278 192 256Z',
  fill: 'trim',
  puff: [
    [4, 2.5],
    [14, 5],
  ],
  wrinkle: 1,
  grain: 0.05,
  overlay: (fabric) =>
    stitch('M197 246 Q400 267 603 246', threadColour(fabric), { width: 1.5, dash: '5 4' }) +
    stitch('M200 196 Q400 214 600 196', threadColour(fabric), { width: 1.5, dash: '5 4', strength: 0.4 }) +
    seam('M400 204 L400 266', 0.45) +
    EYELETS.map(eyelet).join(''),
};

/** Knee-length board shorts with a laced waistband. */
export const boardshorts: Silhouette = {
  name: 'boardshorts',
  parts: [
    { d: 'M206 194 Q400 176 594 194 L594 230 L206 230Z', fill: 'inside', puff: [[4, 1]], wrinkle: 0 },
    legs,
    waistband,
    ...LACES.map((d) => cord(d, 7, '#fbf6ec', { shadow: 0.4 })),
  ],
};
