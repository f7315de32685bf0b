import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { cord } from '../sewing/cord.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { stitch } from '../sewing/sewing.ts';

const random = rng('kaftan');

const BODY = symmetric(
  [0, 330],
  [
    ['C', 16, 300, 64, 210, 84, 150],
    ['L', 118, 146],
    ['C', 220, 176, 300, 252, 352, 366],
    ['L', 322, 516],
    ['C', 276, 512, 240, 494, 206, 462],
    ['C', 212, 500, 208, 520, 202, 548],
    ['C', 220, 660, 256, 780, 274, 884],
    ['Q', 140, 916, 0, 912],
  ],
);
const BACK = symmetric(
  [0, 186],
  [
    ['C', 50, 182, 80, 170, 92, 148],
    ['L', 116, 146],
    ['L', 160, 300],
    ['L', 0, 380],
  ],
);
const NECK = 'M400 342 C420 306 470 214 490 152';
const CUFF = 'M746 378 L716 510';
const HEM = 'M132 872 Q260 900 400 898 Q540 900 668 872';

const tassel = (x: number, y: number): Part[] => [
  cord(`M${x} ${y}l-9 42M${x} ${y}l-3 46M${x} ${y}l3 46M${x} ${y}l9 42`, 5, 'trim', { shadow: 0.3 }),
  cord(`M${x - 2} ${y + 2}l4 4`, 14, 'trim'),
];

/** Loose cover-up with wide sleeves and a drawn waist. */
export const kaftan: Silhouette = {
  name: 'kaftan',
  parts: [
    { d: BACK, fill: 'inside', puff: [[4, 2]], wrinkle: 0 },
    {
      d: BODY,
      print: { scale: 0.72 },
      puff: [
        [5, 2],
        [26, 6],
        [90, 16],
      ],
      folds: [
        ...gathers(random, { from: [210, 590, 548], to: [160, 640, 790], count: 17, height: 6, width: 12, blur: 7 }),
        ...gathers(random, { from: [220, 580, 536], to: [250, 550, 420], count: 13, height: 5, width: 10, blur: 6 }),
        ...bothSides([
          fold('M600 470 Q640 400 730 380', 16, -7, 11),
          fold('M606 440 Q630 330 560 220', 18, -5, 12),
          fold('M540 620 Q560 760 580 890', 40, 7, 22),
        ]),
        fold('M196 542 Q400 566 604 542', 10, -8, 5),
      ],
      wrinkle: 3.2,
      grain: 0.04,
      displace: 13,
      keepClear: [
        [316, 420],
        [484, 420],
      ],
      overlay: (fabric) =>
        [NECK, mirror(NECK), CUFF, mirror(CUFF), HEM]
          .map((d) => stitch(d, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.42 }))
          .join(''),
    },
    cord('M200 546 Q400 570 600 546', 9, 'trim', { shadow: 0.3 }),
    cord('M396 560 C380 600 366 640 372 684', 7, 'trim', { shadow: 0.36 }),
    cord('M404 560 C420 606 440 640 430 700', 7, 'trim', { shadow: 0.36 }),
    ...tassel(372, 682),
    ...tassel(430, 698),
  ],
};
