import type { Part, Puff, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { bowLoops, bowTails } from '../sewing/bow.ts';
import { cord } from '../sewing/cord.ts';
import { gathers } from '../sewing/folds.ts';
import { mirror, mirrorFold } from '../sewing/mirror.ts';

const random = rng('tri');

/** The left cup. */
export const TRIANGLE_CUP =
  'M236 372 C262 352 284 366 296 392 C330 462 366 540 384 622 C318 650 196 650 132 616 C156 524 196 430 236 372Z';
const CUP_PUFF: readonly Puff[] = [
  [8, 4],
  [34, 12],
  [80, 20],
];
/** What binds its two sides. */
export const TRIANGLE_BINDINGS = ['M240 366 C206 424 160 520 134 616', 'M292 378 C330 450 368 540 386 622'] as const;

/** The band below both cups. */
export const TRIANGLE_BAND = 'M124 616 C220 652 320 652 400 634 C480 652 580 652 676 616';

const cupFolds = gathers(random, {
  from: [150, 372, 628],
  to: [200, 318, 470],
  count: 11,
  height: 6,
  width: 9,
  blur: 5,
});

const bandFolds = gathers(random, {
  from: [140, 660, 612],
  to: [150, 650, 650],
  count: 40,
  height: 5,
  width: 4,
  blur: 2,
});

const binding = (d: string): Part => cord(d, 11, 'trim', { shadow: 0.18 });

/** Halter triangle top, cups gathered on a band. */
export const triangle: Silhouette = {
  name: 'triangle',
  parts: [
    cord('M128 618 C70 636 40 700 66 760 C80 800 60 840 74 880', 10, 'trim'),
    cord('M672 618 C730 636 764 690 736 758 C722 800 744 830 730 890', 10, 'trim'),
    cord('M262 372 C250 290 300 200 396 150', 10, 'trim'),
    cord('M538 372 C550 290 500 200 404 150', 10, 'trim'),
    ...bowTails({ x: 400, y: 150, turn: 180, scale: 0.82 }, 'trim'),
    ...bowLoops({ x: 400, y: 150, turn: 0, scale: 0.9 }, 'trim'),
    {
      d: TRIANGLE_CUP,
      print: { rotate: -14, cx: 260, cy: 500 },
      puff: CUP_PUFF,
      folds: cupFolds,
      keepClear: [[262, 520]],
    },
    {
      d: mirror(TRIANGLE_CUP),
      print: { rotate: 14, cx: 540, cy: 500, dx: 120 },
      puff: CUP_PUFF,
      folds: cupFolds.map(mirrorFold),
      keepClear: [[538, 520]],
    },
    ...TRIANGLE_BINDINGS.map(binding),
    ...TRIANGLE_BINDINGS.map(mirror).map(binding),
    cord(TRIANGLE_BAND, 14, 'trim', { folds: bandFolds }),
  ],
};
