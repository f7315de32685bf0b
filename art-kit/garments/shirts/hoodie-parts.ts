import type { Fold, Part } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, mirrorFold } from '../sewing/mirror.ts';

/** Grain of sweatshirt cloth. */
export const FLEECE = 0.07;

const SLEEVE = 'M604 284 C668 320 706 440 734 640 C746 730 744 790 738 836 Q700 850 652 838 C650 700 640 560 616 470Z';
const CUFF = 'M650 832 Q700 848 742 830 L738 884 Q700 900 656 886Z';
const HOOD_EDGE = 'M262 256 C290 320 340 352 396 358 C392 320 388 300 376 282 C340 280 310 262 298 236Z';
/** Seam from the neck to the underarm. */
export const RAGLAN = 'M248 242 C240 300 232 340 168 420';

const sleeveFolds = [
  fold('M700 470 Q664 500 640 480', 12, -9, 7),
  fold('M726 580 Q680 610 650 580', 14, -9, 8),
  fold('M738 700 Q690 730 652 700', 14, -9, 8),
  fold('M742 790 Q700 806 654 784', 12, -9, 7),
  fold('M720 530 Q690 560 660 540', 18, 8, 10),
  fold('M736 650 Q700 676 664 650', 18, 8, 10),
];

/** The ribs of a knitted band, from x to x. */
export const ribs = (from: number, to: number, top: number, bottom: number, count: number): Fold[] =>
  Array.from({ length: count }, (_, i) => {
    const x = round1(lerp(from, to, i / (count - 1)));
    return fold(`M${x} ${top}L${x} ${bottom}`, 3.4, i % 2 === 1 ? 7 : -7, 1.6);
  });

const sleeve = (d: string, rotate: number, dx: number, folds: readonly Fold[]): Part => ({
  d,
  print: { scale: 0.7, rotate, dx },
  puff: [
    [6, 3],
    [26, 9],
    [50, 10],
  ],
  folds,
  grain: FLEECE,
});

/** A rib-knit band in the trim colour. */
export const knitted = (d: string, folds: readonly Fold[]): Part => ({
  d,
  fill: 'trim',
  puff: [
    [4, 3],
    [13, 4],
  ],
  folds,
  wrinkle: 0,
  grain: 0.06,
});

const hoodEdge = (d: string, rotate: number): Part => ({
  d,
  print: { scale: 0.7, rotate },
  puff: [
    [5, 4],
    [16, 6],
  ],
  grain: FLEECE,
  shadow: 0.3,
});

/** The hood, its inside showing. */
export const hood: readonly Part[] = [
  {
    d: 'M262 262 C250 150 320 104 400 104 C480 104 550 150 538 262 C500 300 300 300 262 262Z',
    print: { scale: 0.7 },
    puff: [
      [6, 4],
      [24, 9],
    ],
    grain: FLEECE,
  },
  {
    d: 'M300 250 C296 180 340 144 400 144 C460 144 504 180 500 250 C470 296 330 296 300 250Z',
    fill: 'inside',
    puff: [[5, -2]],
    wrinkle: 1,
    shadow: 0,
    grain: 0.08,
  },
];

/** Both sleeves with their cuffs. */
export const hoodieSleeves: readonly Part[] = [
  sleeve(SLEEVE, -9, 0, sleeveFolds),
  sleeve(mirror(SLEEVE), 9, 80, sleeveFolds.map(mirrorFold)),
  knitted(CUFF, ribs(656, 740, 826, 900, 15)),
  knitted(mirror(CUFF), ribs(60, 144, 826, 900, 15)),
];

/** The edge of the hood where it crosses over at the neck. */
export const hoodEdges: readonly Part[] = [hoodEdge(HOOD_EDGE, 24), hoodEdge(mirror(HOOD_EDGE), -24)];

/** Hood cords with metal ends. */
export const hoodCords: readonly Part[] = [
  cord('M356 336 C352 400 344 440 350 500', 9, '#fffaf0', { shadow: 0.4 }),
  cord('M444 336 C450 410 458 440 450 520', 9, '#fffaf0', { shadow: 0.4 }),
  cord('M350 494L350 514', 11, '#cfa45a', { wrinkle: 2.2 }),
  cord('M450 514L450 534', 11, '#cfa45a', { wrinkle: 2.2 }),
];
