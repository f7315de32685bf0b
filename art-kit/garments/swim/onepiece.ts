import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { mirror, symmetric } from '../sewing/mirror.ts';
import { stitch } from '../sewing/sewing.ts';
import { backSeat, ONE_PIECE_EDGES, ONE_PIECE_FOLDS, ONE_PIECE_KEEP_CLEAR, ONE_PIECE_SIDE } from './one-piece-body.ts';

const FRONT = symmetric(
  [0, 318],
  [['C', 70, 318, 104, 262, 112, 150], ['L', 114, 92], ['L', 158, 88], ...ONE_PIECE_SIDE],
);

const EDGES = ['M400 330 C476 330 516 270 524 150 L526 92', ...ONE_PIECE_EDGES];

/** Scoop-neck one-piece. */
export const onepiece: Silhouette = {
  name: 'onepiece',
  parts: [
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
