import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { type Segment, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';

/** From the inner end of a strap down the side and along the hem. */
export const SCOOP_SIDE: readonly Segment[] = [
  ['L', 204, 226],
  ['C', 206, 300, 214, 372, 262, 430],
  ['C', 274, 450, 276, 500, 272, 560],
  ['L', 266, 668],
  ['Q', 130, 692, 0, 692],
];
/** Where its band is sewn on. */
export const SCOOP_BAND_SEAM = 'M134 640 Q270 664 400 664 Q530 664 666 640';

const BODY = symmetric(
  [0, 470],
  [['C', 70, 470, 112, 430, 128, 360], ['C', 136, 318, 138, 280, 140, 232], ...SCOOP_SIDE],
);

const BACK = symmetric(
  [0, 404],
  [
    ['C', 90, 400, 150, 330, 150, 232],
    ['L', 196, 228],
    ['C', 200, 330, 220, 380, 258, 430],
    ['L', 250, 560],
    ['L', 0, 600],
  ],
);

const NECKLINES = [
  'M400 482 C464 482 522 440 540 362 C548 318 550 280 552 232',
  'M400 482 C336 482 278 440 260 362 C252 318 250 280 248 232',
] as const;

/** Scoop-neck crop top with wide straps and a band. */
export const scoop: Silhouette = {
  name: 'scoop',
  parts: [
    { d: BACK, fill: 'lining', puff: [[5, 2]], wrinkle: 1, dim: 0.82, grain: 0.02 },
    {
      d: BODY,
      print: { scale: 0.66 },
      puff: [
        [6, 3],
        [26, 7],
        [70, 18],
      ],
      folds: [
        fold('M210 520 C240 600 330 620 398 600', 46, -5, 22),
        fold('M590 520 C560 600 470 620 402 600', 46, -5, 22),
        fold('M260 500 C290 450 350 470 370 520', 80, 11, 36),
        fold('M540 500 C510 450 450 470 430 520', 80, 11, 36),
        fold('M400 480L400 640', 14, -9, 14),
        fold('M146 470 Q170 500 210 510', 8, -8, 6),
        fold('M654 470 Q630 500 590 510', 8, -8, 6),
      ],
      keepClear: [
        [305, 525],
        [495, 525],
      ],
      overlay: (fabric) =>
        seam(SCOOP_BAND_SEAM, 0.4) +
        stitch('M134 650 Q270 675 400 675 Q530 675 666 650', threadColour(fabric)) +
        NECKLINES.map((d) => stitch(d, threadColour(fabric), { width: 1.3, dash: '4 4', strength: 0.35 })).join(''),
    },
  ],
};
