import type { Part, Silhouette } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { fold } from '../sewing/folds.ts';
import { stitch, wovenLabel } from '../sewing/sewing.ts';

/** Seen from in front and a little above: the strap behind, the band before it, the peak towards the viewer. */
const BACK_STRAP =
  'M174 432C174 326 280 262 400 262C520 262 626 326 626 432L602 446C598 354 508 306 400 306C292 306 202 354 198 446Z';
const BAND =
  'M172 420C190 516 290 566 400 566C510 566 610 516 628 420C642 448 644 488 634 516C606 604 510 652 400 652C290 652 194 604 166 516C156 488 158 448 172 420Z';
const PEAK =
  'M172 540C112 592 86 672 118 716C156 764 280 790 400 790C520 790 644 764 682 716C714 672 688 592 628 540C580 612 492 650 400 650C308 650 220 612 172 540Z';
const UNDER_PEAK =
  'M104 690C100 708 106 722 118 734C156 782 280 808 400 808C520 808 644 782 682 734C694 722 700 708 696 690C640 760 520 786 400 786C280 786 160 760 104 690Z';

const peakRow = (i: number): string => {
  const [x, y] = [126 + i * 13, 690 - i * 22];
  return `M${x} ${y}C${x + 60} ${y + 62 - i * 4} ${330 - i * 4} ${770 - i * 22} 400 ${770 - i * 22}S${740 - x} ${y + 62 - i * 4} ${800 - x} ${y}`;
};

const band: Part = {
  d: BAND,
  print: { scale: 0.6, rotate: 4 },
  puff: [
    [5, 4],
    [20, 8],
    [50, 14],
  ],
  wrinkle: 1,
  grain: 0.06,
  overlay: ({ trim }) =>
    stitch('M180 448C200 540 296 586 400 586C504 586 600 540 620 448', darken(trim, 0.4), {
      width: 1.3,
      dash: '5 4',
      strength: 0.4,
    }).concat(`<g>${wovenLabel(400, 616, 1.05)}</g>`),
  shadow: 0.4,
  shadowBlur: 10,
};

const peak: Part = {
  d: PEAK,
  fill: 'trim',
  puff: [
    [5, 3],
    [16, 5],
  ],
  folds: [
    fold('M200 590C280 680 520 680 600 590', 26, -8, 16),
    fold('M150 640Q180 700 230 740', 60, 6, 30),
    fold('M650 640Q620 700 570 740', 60, -5, 30),
  ],
  wrinkle: 0,
  grain: 0.05,
  shadow: 0.3,
  overlay: ({ trim }) =>
    [0, 1, 2, 3]
      .map((i) => stitch(peakRow(i), darken(trim, 0.5), { width: 1.4, dash: '6 5', strength: 0.38 }))
      .join(''),
};

/** Sun visor. */
export const visor: Silhouette = {
  name: 'visor',
  parts: [
    { d: BACK_STRAP, fill: 'inside', puff: [[4, 3]], wrinkle: 0, dim: 0.92 },
    { d: UNDER_PEAK, fill: (_, trim) => darken(trim, 0.34), puff: [[4, 2]], wrinkle: 0, grain: 0.05 },
    peak,
    band,
  ],
};
