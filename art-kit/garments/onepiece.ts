import { threadColour } from '../cloth/fabric-colour.ts';
import type { Silhouette } from '../cloth/part.ts';
import { fold } from './folds.ts';
import { mirror, symmetric } from './mirror.ts';
import { stitch } from './sewing.ts';

const FRONT = symmetric(
  [0, 318],
  [
    ['C', 70, 318, 104, 262, 112, 150],
    ['L', 114, 92],
    ['L', 158, 88],
    ['C', 160, 150, 168, 230, 214, 300],
    ['C', 226, 340, 212, 380, 196, 430],
    ['C', 182, 480, 188, 520, 216, 570],
    ['C', 236, 606, 246, 640, 250, 668],
    ['C', 180, 706, 110, 790, 66, 884],
    ['Q', 58, 908, 36, 910],
    ['L', 0, 912],
  ],
);

const BACK_NECK = symmetric(
  [0, 250],
  [
    ['C', 80, 250, 118, 190, 118, 92],
    ['L', 154, 90],
    ['C', 158, 170, 170, 240, 206, 296],
    ['L', 180, 420],
    ['L', 0, 440],
  ],
);

const BACK_SEAT = symmetric(
  [0, 640],
  [
    ['L', 246, 660],
    ['C', 210, 760, 130, 860, 76, 916],
    ['Q', 40, 936, 0, 936],
  ],
);

/** Neck, leg and armhole of the right half. */
const EDGES = [
  'M400 330 C476 330 516 270 524 150 L526 92',
  'M642 662 C572 702 504 784 456 878',
  'M604 300 C560 236 550 160 548 92',
] as const;

/** Scoop-neck one-piece. */
export const onepiece: Silhouette = {
  name: 'onepiece',
  parts: [
    { d: BACK_NECK, fill: 'inside', puff: [[5, 2]], wrinkle: 1 },
    { d: BACK_SEAT, fill: 'inside', puff: [[5, 2]], wrinkle: 1 },
    {
      d: FRONT,
      print: { scale: 0.62 },
      puff: [
        [6, 3],
        [28, 8],
        [84, 22],
      ],
      folds: [
        fold('M270 400 C290 350 340 350 366 400', 80, 9, 36),
        fold('M530 400 C510 350 460 350 434 400', 80, 9, 36),
        fold('M222 452 Q300 500 396 486', 14, -6, 11),
        fold('M578 452 Q500 500 404 486', 14, -6, 11),
        fold('M214 500 Q300 556 380 540', 12, -6, 10),
        fold('M586 510 Q500 560 430 552', 12, -6, 10),
        fold('M340 840 Q300 760 196 680', 12, -7, 10),
        fold('M460 840 Q500 760 604 680', 12, -7, 10),
        fold('M400 580 L400 760', 120, 8, 50),
      ],
      keepClear: [
        [316, 400],
        [484, 400],
        [400, 820],
      ],
      overlay: (fabric) => {
        const worked = { width: 1.4, dash: '5 4', strength: 0.42 };
        return [...EDGES, ...EDGES.map(mirror)].map((d) => stitch(d, threadColour(fabric), worked)).join('');
      },
    },
  ],
};
