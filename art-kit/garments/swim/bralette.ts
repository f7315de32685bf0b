import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { type Random, rng } from '../../random.ts';
import { fold, gathers } from '../sewing/folds.ts';
import { bothSides, type Segment, symmetric } from '../sewing/mirror.ts';
import { FINE_STITCH, seam, stitchEdges } from '../sewing/sewing.ts';

const random = rng('bralette');

/** From the inner end of a strap down the side and along the band. */
export const BRALETTE_SIDE: readonly Segment[] = [
  ['L', 168, 222],
  ['C', 174, 316, 196, 386, 258, 446],
  ['C', 268, 480, 270, 530, 266, 590],
  ['Q', 130, 616, 0, 616],
];

const BODY = symmetric([0, 486], [['C', 44, 450, 100, 350, 116, 226], ...BRALETTE_SIDE]);
const BACK = symmetric(
  [0, 380],
  [
    ['C', 80, 370, 118, 310, 122, 226],
    ['L', 164, 224],
    ['C', 176, 330, 210, 400, 254, 446],
    ['L', 240, 560],
    ['L', 0, 580],
  ],
);
const NECK = 'M404 496 C452 454 504 356 524 228';

const cupGathers = gathers(random, {
  from: [430, 610, 604],
  to: [450, 560, 470],
  count: 13,
  height: 5.5,
  width: 9,
  blur: 5,
});

/** The ruched band all round. */
export const braletteBand = (source: Random): Part => ({
  d: 'M134 586 Q400 620 666 586 L668 644 Q400 680 132 644Z',
  print: { scale: 0.62, rotate: 90, dy: 60 },
  puff: [
    [4, 3],
    [14, 5],
  ],
  folds: gathers(source, { from: [140, 660, 590], to: [140, 660, 650], count: 46, height: 4.5, width: 4, blur: 2 }),
  wrinkle: 1,
  shadow: 0.34,
});

/** V-neck bralette on a ruched band. */
export const bralette: Silhouette = {
  name: 'bralette',
  parts: [
    { d: BACK, fill: 'lining', puff: [[5, 2]], wrinkle: 1, dim: 0.84, grain: 0.02 },
    {
      d: BODY,
      print: { scale: 0.62 },
      puff: [
        [6, 3],
        [26, 7],
        [70, 16],
      ],
      folds: [
        ...bothSides([...cupGathers, fold('M470 520 C500 480 550 480 580 520', 80, 10, 36)]),
        fold('M400 492L400 612', 12, -9, 9),
      ],
      keepClear: [
        [282, 530],
        [518, 530],
      ],
      overlay: (fabric) => stitchEdges([NECK], threadColour(fabric), FINE_STITCH) + seam('M400 488L400 616', 0.3),
    },
    braletteBand(random),
  ],
};
