import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Silhouette } from '../../cloth/part.ts';
import { rng } from '../../random.ts';
import { gathers } from '../sewing/folds.ts';
import { bothSides, symmetric } from '../sewing/mirror.ts';
import { seam, stitch, stitchEdges } from '../sewing/sewing.ts';
import {
  backSeat,
  ONE_PIECE_EDGES,
  ONE_PIECE_FOLDS,
  ONE_PIECE_KEEP_CLEAR,
  ONE_PIECE_PUFF,
  ONE_PIECE_SIDE,
  ONE_PIECE_STITCH,
} from './one-piece-body.ts';

const random = rng('squareneck');

const FRONT = symmetric(
  [0, 266],
  [['L', 88, 262], ['Q', 102, 260, 104, 244], ['L', 106, 92], ['L', 158, 88], ...ONE_PIECE_SIDE],
);

const BACK_NECK = symmetric(
  [0, 206],
  [
    ['L', 96, 200],
    ['Q', 110, 198, 112, 180],
    ['L', 114, 92],
    ['L', 154, 90],
    ['C', 158, 170, 170, 240, 206, 296],
    ['L', 180, 380],
    ['L', 0, 380],
  ],
);

const NECK = 'M400 278 L486 274 Q512 272 514 246 L516 92';
const BUST_SEAM = 'M196 446 Q400 490 604 446';

/** Gathers under the bust seam. */
const waistGathers = gathers(random, {
  from: [410, 590, 470],
  to: [420, 570, 560],
  count: 13,
  height: 3,
  width: 9,
  blur: 5,
});

/** Square-neck one-piece, gathered under the bust. */
export const squareneck: Silhouette = {
  name: 'squareneck',
  parts: [
    { d: BACK_NECK, fill: 'inside', puff: [[5, 2]], wrinkle: 1 },
    backSeat,
    {
      d: FRONT,
      print: { scale: 0.62 },
      puff: ONE_PIECE_PUFF,
      folds: [...ONE_PIECE_FOLDS, ...bothSides(waistGathers)],
      keepClear: ONE_PIECE_KEEP_CLEAR,
      overlay: (fabric) =>
        stitchEdges([NECK, ...ONE_PIECE_EDGES], threadColour(fabric), ONE_PIECE_STITCH) +
        seam(BUST_SEAM, 0.36) +
        stitch('M197 437 Q400 481 603 437', threadColour(fabric), ONE_PIECE_STITCH),
    },
  ],
};
