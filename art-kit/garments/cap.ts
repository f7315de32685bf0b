import { threadColour } from '../cloth/fabric-colour.ts';
import type { Silhouette } from '../cloth/part.ts';
import { darken } from '../colour.ts';
import { mirror } from './mirror.ts';
import { seam, stitch, wovenLabel } from './sewing.ts';

const CROWN =
  'M196 540 C190 380 270 270 400 266 C530 270 610 380 604 540 C560 560 480 574 400 574 C320 574 240 560 196 540Z';
const BRIM =
  'M194 528 C250 552 330 562 400 562 C470 562 550 552 606 528 C640 556 664 600 668 640 C670 668 640 672 616 656 C560 622 480 606 400 606 C320 606 240 622 184 656 C160 672 130 668 132 640 C136 600 160 556 194 528Z';
const PANEL = 'M318 284 C270 350 262 460 272 562';
const PANEL_STITCH = 'M310 286 C260 352 252 460 262 560';

const brimRow = (i: number): string =>
  `M${190 - i * 12} ${552 + i * 20} C${260 - i * 6} ${576 + i * 11} 330 ${580 + i * 7} 400 ${580 + i * 7}` +
  ` C470 ${580 + i * 7} ${540 + i * 6} ${576 + i * 11} ${610 + i * 12} ${552 + i * 20}`;

/** Five-panel cap. */
export const cap: Silhouette = {
  name: 'cap',
  parts: [
    {
      d: CROWN,
      print: { scale: 0.6 },
      puff: [
        [6, 3],
        [40, 12],
        [100, 26],
      ],
      wrinkle: 1,
      grain: 0.06,
      overlay: (fabric) =>
        [PANEL, mirror(PANEL)].map((d) => seam(d, 0.35)).join('') +
        [PANEL_STITCH, mirror(PANEL_STITCH)]
          .map((d) => stitch(d, threadColour(fabric), { width: 1.4, dash: '5 4', strength: 0.4 }))
          .join('') +
        `<ellipse cx="400" cy="268" rx="15" ry="8" fill="${fabric.trim}"/>` +
        [232, 568].map((x) => `<circle cx="${x}" cy="420" r="5" fill="${darken(fabric.ground, 0.6)}"/>`).join('') +
        wovenLabel(400, 440, 1.7),
    },
    {
      d: BRIM,
      fill: 'trim',
      puff: [
        [5, 4],
        [24, 9],
        [60, 12],
      ],
      wrinkle: 0,
      grain: 0.05,
      shadow: 0.42,
      shadowBlur: 9,
      overlay: ({ trim }) =>
        [0, 1, 2, 3]
          .map((i) => stitch(brimRow(i), darken(trim, 0.5), { width: 1.4, dash: '6 5', strength: 0.4 }))
          .join(''),
    },
  ],
};
