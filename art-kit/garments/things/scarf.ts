import type { Part, Silhouette } from '../../cloth/part.ts';
import { fold } from '../sewing/folds.ts';

/** Silk square, folded in four; the lower right corner is turned up. */
const TOP =
  'M168 236 C300 226 500 228 634 238 C642 366 640 470 636 566 L520 760 C400 766 280 764 166 758 C158 590 158 400 168 236Z';
const UNDER =
  'M186 256 C320 246 520 248 656 262 C664 420 664 600 654 776 C500 786 320 784 184 776 C176 600 176 420 186 256Z';
const TURNED = 'M636 566 L520 760 C512 700 514 640 524 596 C560 580 600 570 636 566Z';

const SILK = { grain: 0.015, wrinkle: 2.6 } as const;

/** The hem, left open where the corner is turned up. */
const HEM =
  'M636 566 C640 470 642 366 634 238 C500 228 300 226 168 236 C158 400 158 590 166 758 C280 764 400 766 520 760';

/** A wide border and a fine line inside it. */
const border = (d: string, trim: string): string =>
  `<path d="${d}" fill="none" stroke="${trim}" stroke-opacity=".6" stroke-width="104"/>` +
  `<path d="${d}" fill="none" stroke="#fffaf0" stroke-width="92"/>` +
  `<path d="${d}" fill="none" stroke="${trim}" stroke-width="74"/>`;

const folded: Part = {
  ...SILK,
  d: TOP,
  print: { scale: 0.8 },
  puff: [
    [4, 3],
    [26, 6],
    [90, 10],
  ],
  folds: [
    fold('M174 498 Q400 488 632 500', 10, -5, 7),
    fold('M176 476 Q400 468 634 478', 22, 5, 12),
    fold('M402 234 Q394 480 404 762', 10, -5, 7),
    fold('M378 234 Q372 480 380 762', 22, 5, 12),
    fold('M168 300 Q260 340 300 420', 16, -5, 12),
    fold('M520 750 Q560 660 636 570', 30, 7, 16),
  ],
  displace: 13,
  artwork: (_, trim) => border(HEM, trim),
};

/** Silk square, folded. */
export const scarf: Silhouette = {
  name: 'scarf',
  parts: [
    {
      ...SILK,
      d: UNDER,
      print: { scale: 0.8, dx: 200, dy: 90 },
      puff: [
        [4, 3],
        [24, 5],
      ],
      dim: 0.9,
      artwork: (_, trim) => border(UNDER, trim),
    },
    folded,
    {
      ...SILK,
      d: TURNED,
      fill: 'lining',
      puff: [
        [4, 3],
        [20, 8],
      ],
      shadow: 0.4,
      shadowBlur: 10,
      shadowOffset: [-3, 4],
    },
  ],
};
