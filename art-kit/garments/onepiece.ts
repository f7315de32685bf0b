import { threadColour } from '../cloth/fabric-colour.ts';
import type { Silhouette } from '../cloth/part.ts';
import { mirror, symmetric } from './mirror.ts';
import { backSeat, ONE_PIECE_EDGES, ONE_PIECE_FOLDS, ONE_PIECE_KEEP_CLEAR, ONE_PIECE_SIDE } from './one-piece-body.ts';
import { stitch } from './sewing.ts';

const FRONT = symmetric(
  [0, 318],
  [['C', 70, 318, 104, 262, 112, 150], ['L', 114, 92], ['L', 158, 88], ...ONE_PIECE_SIDE],
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

const EDGES = ['M400 330 C476 330 516 270 524 150 L526 92', ...ONE_PIECE_EDGES];

/** Scoop-neck one-piece. */
export const onepiece: Silhouette = {
  name: 'onepiece',
  parts: [
    { d: BACK_NECK, fill: 'inside', puff: [[5, 2]], wrinkle: 1 },
    backSeat,
    {
      d: FRONT,
      print: { scale: 0.62 },
      puff: [
        [6, 3],
        [28, 8],
        [84, 22],
      ],
      folds: ONE_PIECE_FOLDS,
      keepClear: ONE_PIECE_KEEP_CLEAR,
      overlay: (fabric) => {
        const worked = { width: 1.4, dash: '5 4', strength: 0.42 };
        return [...EDGES, ...EDGES.map(mirror)].map((d) => stitch(d, threadColour(fabric), worked)).join('');
      },
    },
  ],
};
