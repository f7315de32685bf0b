import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Fold, Part, Silhouette } from '../../cloth/part.ts';
import { type Random, rng } from '../../random.ts';
import { bow } from '../sewing/bow.ts';
import { cord } from '../sewing/cord.ts';
import { gathers } from '../sewing/folds.ts';
import { symmetric } from '../sewing/mirror.ts';
import { type Stitch, stitch } from '../sewing/sewing.ts';

const random = rng('tie');

const FRONT = symmetric(
  [0, 436],
  [
    ['Q', 120, 432, 230, 418],
    ['Q', 246, 432, 236, 452],
    ['C', 150, 500, 92, 590, 58, 700],
    ['Q', 50, 726, 30, 728],
    ['L', 0, 730],
  ],
);

const BACK = symmetric(
  [0, 418],
  [
    ['Q', 120, 414, 232, 410],
    ['L', 238, 462],
    ['C', 190, 540, 120, 630, 70, 716],
    ['Q', 40, 750, 0, 750],
  ],
);

const hipGathers = { count: 7, height: 6, width: 9, blur: 6 } as const;
/** The cloth drawn together at both hips. */
export const tiesideFolds = (source: Random): Fold[] => [
  ...gathers(source, { from: [176, 176, 424], to: [260, 330, 560], ...hipGathers }),
  ...gathers(source, { from: [624, 624, 424], to: [540, 470, 560], ...hipGathers }),
];
export const TIESIDE_STITCH: Stitch = { width: 1.4, dash: '5 4', strength: 0.4 };
/** A bow on each hip. */
export const TIESIDE_BOWS: readonly Part[] = [
  ...bow({ x: 150, y: 436, turn: -12, scale: 0.9, cord: 10 }, 'trim'),
  ...bow({ x: 650, y: 436, turn: 12, scale: 0.9, cord: 10 }, 'trim'),
];
const EDGES = [
  'M632 460 C548 508 490 594 450 704',
  'M168 460 C252 508 310 594 350 704',
  'M172 430 Q290 446 400 448 Q510 446 628 430',
] as const;

/** Bottom tied with a bow on each hip. */
export const tieside: Silhouette = {
  name: 'tieside',
  parts: [
    { d: BACK, fill: 'inside', puff: [[6, 2]], wrinkle: 1 },
    cord('M166 430 L150 436', 12, 'trim', { wrinkle: 2.2 }),
    cord('M634 430 L650 436', 12, 'trim', { wrinkle: 2.2 }),
    {
      d: FRONT,
      print: { scale: 0.6 },
      puff: [
        [6, 3],
        [26, 8],
        [70, 16],
      ],
      folds: tiesideFolds(random),
      keepClear: [[400, 660]],
      overlay: (fabric) => EDGES.map((d) => stitch(d, threadColour(fabric), TIESIDE_STITCH)).join(''),
    },
    ...TIESIDE_BOWS,
  ],
};
