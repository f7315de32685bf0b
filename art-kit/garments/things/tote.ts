import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Fabric, Part, Silhouette } from '../../cloth/part.ts';
import { darken, luminance } from '../../colour.ts';
import { cord } from '../sewing/cord.ts';
import { fold } from '../sewing/folds.ts';
import { seam, stitch } from '../sewing/sewing.ts';

const FRONT_HANDLE = 'M268 396 C262 250 290 120 400 116 C510 120 538 250 532 396';
const BACK_HANDLE = 'M284 384 C286 260 320 170 400 166 C480 170 514 260 516 384';
const HANDLE_STITCHES = [
  'M258 394 C252 246 284 110 400 106 C516 110 548 246 542 394',
  'M278 394 C272 254 300 130 400 126 C500 130 528 254 522 394',
] as const;

/** Where a handle is sewn to the bag: a box with a cross. */
const anchor = (x: number): Part => ({
  d: `M${x - 20} 382h40v64h-40Z`,
  fill: 'trim',
  puff: [[3, 2.5]],
  wrinkle: 0,
  grain: 0.08,
  overlay: ({ trim }: Fabric) =>
    `<path d="M${x - 15} 388h30v52h-30ZM${x - 15} 388l30 52M${x + 15} 388l-30 52" fill="none" stroke="${luminance(trim) > 0.5 ? '#3a2a3a' : '#fff'}" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="5 4"/>`,
});

/** Canvas tote with two handles. */
export const tote: Silhouette = {
  name: 'tote',
  parts: [
    cord(BACK_HANDLE, 30, (_, trim) => darken(trim, 0.25), {
      puff: [
        [3, 1.5],
        [8, 3],
      ],
      grain: 0.08,
    }),
    { d: 'M156 384 Q400 366 644 384 L640 420 L160 420Z', fill: 'inside', puff: [[3, 1]], wrinkle: 0 },
    {
      d: 'M150 380 L650 380 C660 560 668 740 676 880 Q400 900 124 880 C132 740 140 560 150 380Z',
      print: { scale: 0.9 },
      puff: [
        [5, 2.5],
        [28, 8],
        [100, 18],
      ],
      wrinkle: 5,
      grain: 0.1,
      folds: [
        fold('M170 870 Q220 780 200 640', 20, -8, 14),
        fold('M630 870 Q590 790 606 640', 20, -8, 14),
        fold('M268 420 Q280 520 250 640', 26, 7, 18),
        fold('M532 420 Q520 540 556 650', 26, 7, 18),
        fold('M300 430 Q400 500 500 430', 22, -6, 18),
        fold('M200 800 Q400 850 600 800', 60, 8, 34),
      ],
      overlay: (fabric) =>
        stitch('M150 412 L650 412', threadColour(fabric), { width: 1.7, dash: '6 5' }) +
        stitch('M150 402 L650 402', threadColour(fabric), { width: 1.7, dash: '6 5', strength: 0.4 }) +
        seam('M132 850 Q400 870 668 850', 0.22),
    },
    cord(FRONT_HANDLE, 32, 'trim', {
      puff: [
        [3, 2],
        [9, 4],
      ],
      grain: 0.08,
      shadow: 0.34,
      overlay: ({ trim }) =>
        HANDLE_STITCHES.map((d) => stitch(d, darken(trim, 0.5), { width: 1.3, dash: '5 4', strength: 0.4 })).join(''),
    }),
    anchor(268),
    anchor(532),
  ],
};
