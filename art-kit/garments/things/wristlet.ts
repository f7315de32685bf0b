import type { Silhouette } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { cord } from '../sewing/cord.ts';
import { stitch, wovenLabel } from '../sewing/sewing.ts';

const BRASS = '#e9c16c';
const SNAP = `<circle cx="420" cy="580" r="13" fill="${BRASS}" stroke="#8d6a2a" stroke-width="1.6"/><circle cx="416" cy="576" r="4" fill="#fff" fill-opacity=".7"/>`;

/** Small flap bag on a wrist loop. */
export const wristlet: Silhouette = {
  name: 'wristlet',
  parts: [
    cord('M300 420 C200 330 200 180 300 150 C380 130 420 220 350 330 C330 366 316 390 312 424', 26, 'print', {
      print: { scale: 0.5 },
      puff: [
        [3, 2],
        [9, 5],
      ],
    }),
    { d: 'M296 404h34v40h-34Z', fill: BRASS, puff: [[3, 3]], wrinkle: 0, grain: 0.01 },
    {
      d: 'M200 452 Q430 436 640 452 L652 740 Q640 764 610 766 L230 766 Q196 764 190 740Z',
      print: { scale: 0.7 },
      puff: [
        [6, 4],
        [26, 9],
        [60, 12],
      ],
      wrinkle: 2,
      grain: 0.04,
      overlay: () => wovenLabel(560, 706, 1.1),
    },
    {
      d: 'M194 440 Q430 424 646 440 L650 560 Q430 640 190 560Z',
      fill: 'trim',
      puff: [
        [5, 3],
        [18, 5],
      ],
      wrinkle: 0,
      grain: 0.04,
      shadow: 0.34,
      overlay: ({ trim }) => stitch('M204 556 Q430 626 638 556', darken(trim, 0.5), { width: 1.5, dash: '6 5' }) + SNAP,
    },
  ],
};
