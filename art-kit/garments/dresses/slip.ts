import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { seam, stitch } from '../sewing/sewing.ts';

/** Cut on the bias: in at the waist, out again below, one slit. */
const FRONT = symmetric(
  [0, 262],
  [
    ['C', 44, 262, 84, 226, 106, 172],
    ['C', 124, 196, 136, 222, 150, 244],
    ['C', 142, 320, 130, 380, 136, 440],
    ['C', 156, 560, 190, 740, 204, 896],
    ['Q', 100, 920, 0, 920],
  ],
);
const BACK = symmetric(
  [0, 252],
  [
    ['Q', 70, 252, 128, 226],
    ['L', 148, 252],
    ['L', 140, 340],
    ['L', 0, 360],
  ],
);
const STRAP = 'M294 178 C292 120 300 74 314 74 C330 74 330 150 316 236';
const NECK = 'M294 172 C316 226 356 262 400 262';
const HEM = 'M206 880 Q300 904 400 904 Q500 904 594 880';

/** Slip dress with a cowl neck and thin straps. */
export const slip: Silhouette = {
  name: 'slip',
  parts: [
    ...[STRAP, mirror(STRAP)].map((d) => cord(d, 8, 'trim')),
    { d: BACK, fill: 'inside', puff: [[4, 2]], wrinkle: 0 },
    {
      d: FRONT,
      print: { scale: 0.6, rotate: 8 },
      puff: [
        [4, 2],
        [26, 7],
        [80, 18],
      ],
      folds: [
        // The cowl: rings of cloth that fall from strap to strap.
        fold('M306 206 Q400 330 494 206', 15, 11, 6),
        fold('M302 222 Q400 366 498 222', 10, -11, 5),
        fold('M298 238 Q400 400 502 238', 18, 9, 8),
        fold('M290 250 Q400 440 510 250', 10, -9, 6),
        ...bothSides([
          fold('M540 440 Q500 470 440 470', 14, -6, 10),
          fold('M530 400 Q480 420 430 410', 16, 5, 11),
          fold('M500 520 Q540 700 560 900', 40, 7, 24),
          fold('M450 560 Q464 740 466 910', 22, -6, 15),
          fold('M560 640 Q584 760 592 890', 18, -6, 12),
        ]),
      ],
      wrinkle: 1.8,
      grain: 0.02,
      displace: 13,
      keepClear: [
        [340, 290],
        [460, 290],
      ],
      overlay: (fabric) =>
        [NECK, mirror(NECK)].map((d) => seam(d, 0.22, 1.6)).join('') +
        stitch(HEM, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.36 }),
    },
  ],
};
