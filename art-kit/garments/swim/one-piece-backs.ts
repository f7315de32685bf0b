import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';
import { type Segment, symmetric } from '../sewing/mirror.ts';
import { seam, stitchEdges } from '../sewing/sewing.ts';
import { ONE_PIECE_ARM, ONE_PIECE_BACK_SIDE, ONE_PIECE_PUFF, ONE_PIECE_STITCH } from './one-piece-body.ts';
import { plainBelt } from './plunge.ts';

const FOLDS = [
  fold('M300 690 l.1 60', 120, 12, 44),
  fold('M500 690 l.1 60', 120, 12, 44),
  fold('M400 640 L400 900', 14, -9, 10),
  fold('M222 470 Q300 520 396 500', 14, -6, 11),
  fold('M578 470 Q500 520 404 500', 14, -6, 11),
  fold('M470 880 Q560 820 622 720', 12, -7, 9),
  fold('M330 880 Q240 820 178 720', 12, -7, 9),
];

const LEG = 'M644 680 C604 764 540 846 470 896';

interface Back {
  readonly name: string;
  /** The neckline of the right half, from its middle up to the inner end of the strap. */
  readonly middle: number;
  readonly neckline: readonly Segment[];
  /** The edge of it, to be stitched. */
  readonly edge: string;
  /** What of the front shows through it: the front's own neckline, to the middle. */
  readonly inside?: string;
  readonly more?: readonly Part[];
}

function back({ name, middle, neckline, edge, inside, more = [] }: Back): Silhouette {
  const [, ...end] = neckline.at(-1) ?? ['L', 114, 92];
  const [x = 114] = end.slice(-2);
  return {
    name,
    parts: [
      ...(inside === undefined ? [] : [{ d: inside, fill: 'inside', puff: [[5, 2]], wrinkle: 1 } satisfies Part]),
      {
        d: symmetric([0, middle], [...neckline, ['L', x + 44, 88], ...ONE_PIECE_BACK_SIDE]),
        print: { scale: 0.62 },
        puff: ONE_PIECE_PUFF,
        folds: FOLDS,
        overlay: (fabric) =>
          stitchEdges([edge, ONE_PIECE_ARM, LEG], threadColour(fabric), ONE_PIECE_STITCH) +
          seam(`M400 ${middle + 40} Q404 720 400 916`, 0.3),
      },
      ...more,
    ],
  };
}

/** Low scoop, straps cut in one. */
export const onepieceBack = back({
  name: 'onepiece back',
  middle: 486,
  neckline: [
    ['C', 84, 486, 112, 330, 112, 150],
    ['L', 114, 92],
  ],
  edge: 'M400 498 C492 498 524 330 524 150 L526 92',
  inside: symmetric(
    [0, 330],
    [
      ['C', 70, 330, 100, 280, 108, 190],
      ['L', 120, 460],
      ['L', 0, 520],
    ],
  ),
});

export const squareneckBack = back({
  name: 'squareneck back',
  middle: 400,
  neckline: [
    ['L', 84, 396],
    ['Q', 106, 392, 108, 360],
    ['L', 112, 92],
  ],
  edge: 'M400 412 L482 408 Q516 404 520 360 L524 92',
  inside: symmetric(
    [0, 270],
    [
      ['L', 92, 266],
      ['L', 116, 300],
      ['L', 112, 420],
      ['L', 0, 430],
    ],
  ),
});

export const plungeBack = back({
  name: 'plunge back',
  middle: 424,
  neckline: [
    ['C', 80, 424, 114, 300, 118, 150],
    ['L', 120, 92],
  ],
  edge: 'M400 436 C488 436 526 300 530 150 L532 92',
  more: [plainBelt],
});
