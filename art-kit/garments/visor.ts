import type { Silhouette } from '../cloth/part.ts';
import { darken } from '../colour.ts';
import { stitch, wovenLabel } from './sewing.ts';

const peakRow = (i: number): string =>
  `M${184 - i * 16} ${560 + i * 26} C${260 - i * 6} ${594 + i * 14} 330 ${600 + i * 10} 400 ${600 + i * 10}` +
  ` C470 ${600 + i * 10} ${540 + i * 6} ${594 + i * 14} ${616 + i * 16} ${560 + i * 26}`;

/** Sun visor. */
export const visor: Silhouette = {
  name: 'visor',
  parts: [
    {
      d: 'M200 440 C210 350 310 318 400 318 C490 318 590 350 600 440 C584 384 500 362 400 362 C300 362 216 384 200 440Z',
      fill: 'inside',
      puff: [[3, 2]],
      wrinkle: 0,
    },
    {
      d: 'M196 420 C240 466 330 478 400 478 C470 478 560 466 604 420 C616 452 616 500 606 540 C550 572 470 582 400 582 C330 582 250 572 194 540 C184 500 184 452 196 420Z',
      print: { scale: 0.6 },
      puff: [
        [5, 4],
        [20, 8],
        [50, 14],
      ],
      wrinkle: 1,
      grain: 0.06,
      overlay: () => wovenLabel(400, 532, 1.1),
    },
    {
      d: 'M194 534 C250 568 330 578 400 578 C470 578 550 568 606 534 C650 570 684 626 690 676 C692 704 656 706 630 690 C570 652 490 634 400 634 C310 634 230 652 170 690 C144 706 108 704 110 676 C116 626 150 570 194 534Z',
      fill: 'trim',
      puff: [
        [5, 4],
        [24, 10],
        [60, 12],
      ],
      wrinkle: 0,
      grain: 0.05,
      shadow: 0.4,
      overlay: ({ trim }) =>
        [0, 1, 2]
          .map((i) => stitch(peakRow(i), darken(trim, 0.5), { width: 1.4, dash: '6 5', strength: 0.4 }))
          .join(''),
    },
  ],
};
