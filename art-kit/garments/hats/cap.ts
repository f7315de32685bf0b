import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Part, Silhouette } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { fold } from '../sewing/folds.ts';
import { seam, stitch, wovenLabel } from '../sewing/sewing.ts';

/** Seen from above the wearer's right: the front panel looks to the lower left. */
const CROWN =
  'M664 604 C690 452 628 306 452 296 C318 290 236 392 222 540 C262 622 352 664 462 668 C546 668 618 646 664 604Z';
const BRIM =
  'M222 530 C166 548 96 612 80 676 C72 716 104 730 146 734 C282 746 414 738 494 668 C388 672 268 630 222 530Z';
const UNDER_BRIM =
  'M80 672 C72 716 104 730 146 734 C282 746 414 738 494 668 L492 684 C420 758 280 768 142 752 C92 746 66 720 80 672Z';
const SWEATBAND = 'M640 596 C560 668 420 676 332 640 L340 660 C440 694 580 684 656 618Z';

const PANELS = [
  'M444 298 C346 322 274 420 268 592',
  'M462 297 C492 400 500 540 484 668',
  'M484 300 C570 340 628 450 636 622',
] as const;

const PANEL_STITCH = { width: 1.3, dash: '5 4', strength: 0.35 } as const;

const EYELETS = [
  [364, 372],
  [556, 392],
] as const;

/** Rows of stitching along the brim, from its edge inwards. */
const brimRow = (i: number): string => {
  const t = i * 17;
  return `M${108 + t * 1.5} ${690 - t * 1.6} C${190 + t} ${706 - t * 0.7} ${330 + t * 0.6} ${716 - t * 0.9} ${452 - t * 0.4} ${684 - t * 0.5}`;
};

const crown: Part = {
  d: CROWN,
  print: { scale: 0.6, rotate: -4 },
  puff: [
    [6, 3],
    [40, 12],
    [100, 28],
  ],
  folds: [fold('M300 612 Q420 668 620 618', 18, -5, 12), fold('M300 470 Q330 400 400 352', 60, 5, 34)],
  wrinkle: 1,
  grain: 0.06,
  overlay: (fabric) =>
    PANELS.map((d) => seam(d, 0.36)).join('') +
    `<g transform="translate(8 0)">${PANELS.map((d) => stitch(d, threadColour(fabric), PANEL_STITCH)).join('')}</g>` +
    stitch('M236 556 C280 624 366 652 462 654 C540 654 608 634 652 596', threadColour(fabric), {
      width: 1.4,
      dash: '5 4',
      strength: 0.4,
    }) +
    EYELETS.map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="6.5" fill="none" stroke="${threadColour(fabric)}" stroke-opacity=".6" stroke-width="3"/><circle cx="${x}" cy="${y}" r="3.4" fill="${darken(fabric.ground, 0.75)}"/>`,
    ).join('') +
    `<g transform="rotate(7 376 520) skewX(-4)">${wovenLabel(412, 520, 1.45)}</g>`,
};

const brim: Part = {
  d: BRIM,
  fill: 'trim',
  puff: [
    [5, 4],
    [24, 8],
    [60, 12],
  ],
  folds: [fold('M200 580 Q190 660 150 730', 60, 6, 30), fold('M260 610 Q330 660 470 668', 22, -7, 14)],
  wrinkle: 0,
  grain: 0.05,
  shadow: 0.3,
  overlay: ({ trim }) =>
    [0, 1, 2, 3]
      .map((i) => stitch(brimRow(i), darken(trim, 0.5), { width: 1.4, dash: '6 5', strength: 0.38 }))
      .join(''),
};

/** Five-panel cap. */
export const cap: Silhouette = {
  name: 'cap',
  parts: [
    { d: SWEATBAND, fill: 'inside', puff: [[3, 2]], wrinkle: 0, dim: 0.8 },
    { d: UNDER_BRIM, fill: (_, trim) => darken(trim, 0.34), puff: [[4, 2]], wrinkle: 0, grain: 0.05 },
    brim,
    { ...crown, shadow: 0.42, shadowBlur: 10 },
    {
      raw: '<ellipse cx="456" cy="297" rx="17" ry="10" fill="#fff"/>',
      fill: 'trim',
      puff: [
        [3, 3],
        [7, 5],
      ],
      wrinkle: 0,
    },
  ],
};
