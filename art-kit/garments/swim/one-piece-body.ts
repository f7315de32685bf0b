import type { Fold, Part, Puff } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { type Segment, symmetric } from '../sewing/mirror.ts';
import type { Stitch } from '../sewing/sewing.ts';

/** Armhole and waist of every one-piece, from the outer end of its strap. */
const WAIST: readonly Segment[] = [
  ['C', 160, 150, 168, 230, 214, 300],
  ['C', 226, 340, 212, 380, 196, 430],
  ['C', 182, 480, 188, 520, 216, 570],
];

/** On from there: hip and leg, down to the crotch. */
export const ONE_PIECE_SIDE: readonly Segment[] = [
  ...WAIST,
  ['C', 236, 606, 246, 640, 250, 668],
  ['C', 180, 706, 110, 790, 66, 884],
  ['Q', 58, 908, 36, 910],
  ['L', 0, 912],
];

/** The same from behind: the seat is fuller than the front. */
export const ONE_PIECE_BACK_SIDE: readonly Segment[] = [
  ...WAIST,
  ['C', 236, 606, 246, 640, 250, 674],
  ['C', 214, 762, 148, 850, 76, 902],
  ['Q', 62, 920, 36, 922],
  ['L', 0, 924],
];

/** The relief of its cloth. */
export const ONE_PIECE_PUFF: readonly Puff[] = [
  [6, 3],
  [28, 8],
  [84, 22],
];

/** How its edges are stitched. */
export const ONE_PIECE_STITCH: Stitch = { width: 1.4, dash: '5 4', strength: 0.42 };

const BACK_SEAT = symmetric(
  [0, 640],
  [
    ['L', 246, 660],
    ['C', 210, 760, 130, 860, 76, 916],
    ['Q', 40, 936, 0, 936],
  ],
);

/** The far side of the seat, seen through the leg openings. */
export const backSeat: Part = { d: BACK_SEAT, fill: 'inside', puff: [[5, 2]], wrinkle: 1 };

/** Bust, waist and leg: how a one-piece lies. */
export const ONE_PIECE_FOLDS: readonly Fold[] = [
  fold('M270 400 C290 350 340 350 366 400', 80, 9, 36),
  fold('M530 400 C510 350 460 350 434 400', 80, 9, 36),
  fold('M222 452 Q300 500 396 486', 14, -6, 11),
  fold('M578 452 Q500 500 404 486', 14, -6, 11),
  fold('M214 500 Q300 556 380 540', 12, -6, 10),
  fold('M586 510 Q500 560 430 552', 12, -6, 10),
  fold('M340 840 Q300 760 196 680', 12, -7, 10),
  fold('M460 840 Q500 760 604 680', 12, -7, 10),
  fold('M400 580 L400 760', 120, 8, 50),
];

/** Bust and crotch: no motif sits squarely here. */
export const ONE_PIECE_KEEP_CLEAR = [
  [316, 400],
  [484, 400],
  [400, 820],
] as const;

/** The edge of the right armhole. */
export const ONE_PIECE_ARM = 'M604 300 C560 236 550 160 548 92';

/** Leg and armhole of the right half, for edge stitches. */
export const ONE_PIECE_EDGES = ['M642 662 C572 702 504 784 456 878', ONE_PIECE_ARM] as const;
