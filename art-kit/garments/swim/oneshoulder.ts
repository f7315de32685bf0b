import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { FINE_STITCH, seam, stitch } from '../sewing/sewing.ts';

/** Over the right shoulder. */
export const ONE_SHOULDER =
  'M134 540 C226 534 330 500 400 430 C470 356 520 286 556 216 L630 222 C630 310 640 390 668 452 C676 510 674 590 668 664 Q400 700 132 664 C126 620 126 580 134 540Z';
const BACK = 'M138 536 C230 500 300 440 360 370 C430 296 500 250 560 218 L640 400 L650 600 L150 620Z';
/** Neckline and armhole. */
export const ONE_SHOULDER_EDGES = [
  'M136 552 C232 546 340 510 410 438 C480 364 530 292 566 220',
  'M620 224 C620 310 630 392 656 456',
] as const;
export const ONE_SHOULDER_SEAM = 'M130 628 Q400 662 670 628';

/** Crop top on one shoulder. */
export const oneshoulder: Silhouette = {
  name: 'oneshoulder',
  parts: [
    { d: BACK, fill: 'lining', puff: [[5, 2]], wrinkle: 1, dim: 0.82, grain: 0.02 },
    {
      d: ONE_SHOULDER,
      print: { scale: 0.64, rotate: -6 },
      puff: [
        [6, 3],
        [26, 7],
        [70, 18],
      ],
      folds: [
        fold('M250 560 C280 520 340 520 370 560', 80, 10, 36),
        fold('M460 540 C490 490 550 490 580 540', 80, 11, 36),
        fold('M600 250 Q590 340 540 420', 12, -6, 9),
        fold('M580 240 Q560 320 500 400', 16, 5, 10),
        fold('M142 570 Q200 600 260 596', 10, -7, 8),
        fold('M664 480 Q630 510 590 516', 8, -8, 6),
        fold('M410 500L404 640', 14, -8, 14),
      ],
      keepClear: [
        [310, 560],
        [520, 540],
      ],
      overlay: (fabric) =>
        ONE_SHOULDER_EDGES.map((d) => stitch(d, threadColour(fabric), FINE_STITCH)).join('') +
        seam(ONE_SHOULDER_SEAM, 0.36) +
        stitch('M131 640 Q400 674 669 640', threadColour(fabric)),
    },
  ],
};
