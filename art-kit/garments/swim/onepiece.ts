import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { symmetric } from '../sewing/mirror.ts';
import { stitchEdges } from '../sewing/sewing.ts';
import {
  backSeat,
  ONE_PIECE_EDGES,
  ONE_PIECE_FOLDS,
  ONE_PIECE_KEEP_CLEAR,
  ONE_PIECE_PUFF,
  ONE_PIECE_SIDE,
  ONE_PIECE_STITCH,
} from './one-piece-body.ts';

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
      puff: ONE_PIECE_PUFF,
      folds: ONE_PIECE_FOLDS,
      keepClear: ONE_PIECE_KEEP_CLEAR,
      overlay: (fabric) => stitchEdges(EDGES, threadColour(fabric), ONE_PIECE_STITCH),
    },
  ],
};
