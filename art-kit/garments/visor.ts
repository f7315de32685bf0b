import type { Part, Silhouette } from '../cloth/part.ts';
import { darken } from '../colour.ts';
import { fold } from './folds.ts';
import { stitch, wovenLabel } from './sewing.ts';

/** Seen from above the wearer's right, like the cap. */
const BACK_STRAP =
  'M214 462 C232 372 340 330 452 332 C570 334 650 392 660 466 L646 500 C636 424 560 374 450 372 C342 370 252 410 230 500Z';
const BAND =
  'M212 456 C236 556 350 606 462 602 C572 598 648 540 662 458 C672 490 674 524 668 548 C640 632 560 682 462 684 C340 686 238 634 206 534 C202 508 204 482 212 456Z';
const PEAK =
  'M206 520 C138 548 66 634 56 706 C52 744 86 752 132 754 C290 764 452 748 540 668 C414 700 262 648 206 520Z';
const UNDER_PEAK =
  'M56 700 C52 744 86 752 132 754 C290 764 452 748 540 668 L538 680 C456 768 290 784 128 772 C76 766 46 748 56 700Z';

const peakRow = (i: number): string => {
  const t = i * 20;
  return `M${88 + t * 1.4} ${716 - t * 1.5} C${190 + t} ${730 - t * 0.6} ${360 + t * 0.5} ${730 - t * 0.8} ${498 - t * 0.5} ${690 - t * 0.4}`;
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
    stitch('M220 486 C250 572 354 616 462 612 C566 608 636 556 656 488', darken(trim, 0.4), {
      width: 1.3,
      dash: '5 4',
      strength: 0.4,
    }).concat(`<g transform="rotate(14 356 636)">${wovenLabel(356, 630, 1.15)}</g>`),
  shadow: 0.4,
  shadowBlur: 10,
};

const peak: Part = {
  d: PEAK,
  fill: 'trim',
  puff: [
    [5, 4],
    [24, 9],
    [60, 14],
  ],
  folds: [fold('M190 580 Q176 670 134 750', 60, 6, 30), fold('M250 620 Q340 690 520 680', 22, -6, 14)],
  wrinkle: 0,
  grain: 0.05,
  shadow: 0.3,
  overlay: ({ trim }) =>
    [0, 1, 2].map((i) => stitch(peakRow(i), darken(trim, 0.5), { width: 1.4, dash: '6 5', strength: 0.38 })).join(''),
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
