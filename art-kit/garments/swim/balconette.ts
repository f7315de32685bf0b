import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { bothSides, mirror, symmetric } from '../sewing/mirror.ts';
import { FINE_STITCH, seam, stitchEdges } from '../sewing/sewing.ts';

const BODY = symmetric(
  [0, 492],
  [
    ['C', 24, 452, 96, 412, 178, 396],
    ['C', 222, 404, 256, 432, 282, 462],
    ['L', 286, 570],
    ['Q', 140, 616, 0, 612],
  ],
);
const BACK = 'M124 456 Q400 420 676 456 L676 520 Q400 500 124 520Z';
const WIRE = 'M406 500 C412 572 474 612 546 604 C608 596 652 552 664 482';
const CUP_SEAM = 'M576 404 C560 460 552 530 552 602';
const TOP_EDGE = 'M402 504 C426 466 498 426 576 408';
const STRAP = 'M584 406 C582 330 576 256 568 206 C562 172 532 172 530 206 C527 270 528 350 532 446';

const strap = (d: string): Part =>
  cord(d, 24, 'print', {
    print: { scale: 0.5 },
    puff: [
      [3, 1.6],
      [9, 3],
    ],
  });

const slider = (x: number, y: number, turn: number): Part => ({
  raw: `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-19" y="-9" width="38" height="18" rx="8" fill="#fff"/></g>`,
  fill: '#e9c16c',
  puff: [
    [2, 2],
    [5, 3],
  ],
  wrinkle: 0,
  grain: 0.01,
  shadow: 0.36,
});

/** Underwired top with set-apart straps. */
export const balconette: Silhouette = {
  name: 'balconette',
  parts: [
    { d: BACK, fill: 'lining', puff: [[4, 2]], wrinkle: 1, dim: 0.82, grain: 0.02 },
    strap(STRAP),
    strap(mirror(STRAP)),
    slider(577, 290, -4),
    slider(223, 290, 4),
    {
      d: BODY,
      print: { scale: 0.6 },
      puff: [
        [6, 3],
        [22, 7],
        [60, 14],
      ],
      folds: [
        ...bothSides([
          fold('M490 510 C510 480 570 480 590 510', 110, 12, 40),
          fold(WIRE, 12, -7, 6),
          fold('M650 500 Q664 540 662 574', 10, -6, 7),
        ]),
        fold('M400 520L400 600', 26, -9, 10),
      ],
      keepClear: [
        [256, 510],
        [544, 510],
      ],
      overlay: (fabric) =>
        [WIRE, mirror(WIRE)].map((d) => seam(d, 0.36)).join('') +
        [CUP_SEAM, mirror(CUP_SEAM)].map((d) => seam(d, 0.24, 1.8)).join('') +
        stitchEdges([TOP_EDGE], threadColour(fabric), FINE_STITCH),
    },
  ],
};
