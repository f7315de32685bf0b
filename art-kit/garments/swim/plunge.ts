import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { mirror, symmetric } from '../sewing/mirror.ts';
import { stitch, stitchEdges } from '../sewing/sewing.ts';
import {
  backSeat,
  ONE_PIECE_EDGES,
  ONE_PIECE_FOLDS,
  ONE_PIECE_KEEP_CLEAR,
  ONE_PIECE_PUFF,
  ONE_PIECE_SIDE,
  ONE_PIECE_STITCH,
} from './one-piece-body.ts';

const FRONT = symmetric([0, 452], [['C', 26, 404, 96, 270, 118, 90], ['L', 158, 88], ...ONE_PIECE_SIDE]);

const BACK_NECK = symmetric(
  [0, 236],
  [
    ['C', 80, 232, 122, 180, 124, 92],
    ['L', 154, 90],
    ['C', 158, 170, 170, 240, 206, 296],
    ['L', 190, 440],
    ['L', 0, 500],
  ],
);

const PIPING = 'M400 452 C426 404 496 270 518 90';

/** The belt's plain side. */
export const plainBelt: Part = {
  d: 'M200 446 Q400 482 600 446 L596 492 Q400 528 204 492Z',
  fill: 'trim',
  puff: [
    [4, 2.5],
    [14, 4],
  ],
  wrinkle: 1,
  shadow: 0.34,
};

const belt: Part = {
  ...plainBelt,
  overlay: ({ trim }) =>
    ['M202 454 Q400 490 598 454', 'M204 485 Q400 521 596 485']
      .map((d) =>
        stitch(d, threadColour({ ground: trim, accents: [], trim }), { width: 1.2, dash: '5 4', strength: 0.4 }),
      )
      .join(''),
};

const buckle: Part = {
  raw: '<rect x="358" y="452" width="84" height="76" rx="22" fill="none" stroke="#fff" stroke-width="13"/>',
  fill: '#e9c16c',
  puff: [
    [2, 2],
    [5, 3],
  ],
  wrinkle: 0,
  grain: 0.01,
  shadow: 0.4,
};

/** Belted one-piece with a deep V. */
export const plunge: Silhouette = {
  name: 'plunge',
  parts: [
    { d: BACK_NECK, fill: 'inside', puff: [[5, 2]], wrinkle: 1 },
    backSeat,
    {
      d: FRONT,
      print: { scale: 0.62 },
      puff: ONE_PIECE_PUFF,
      folds: [
        ...ONE_PIECE_FOLDS,
        fold('M300 200 Q320 300 390 430', 14, 5, 10),
        fold('M500 200 Q480 300 410 430', 14, 5, 10),
      ],
      keepClear: ONE_PIECE_KEEP_CLEAR,
      overlay: (fabric) => stitchEdges(ONE_PIECE_EDGES, threadColour(fabric), ONE_PIECE_STITCH),
    },
    cord(PIPING, 9, 'trim', { shadow: 0.2 }),
    cord(mirror(PIPING), 9, 'trim', { shadow: 0.2 }),
    belt,
    buckle,
  ],
};
