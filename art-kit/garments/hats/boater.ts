import type { Part, Silhouette } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { fold } from '../sewing/folds.ts';
import { wovenLabel } from '../sewing/sewing.ts';
import { straw } from './straw.ts';

/** Pale, close-woven straw. */
const SENNIT = '#efd9ad';

const ellipse = (cy: number, rx: number, ry: number): string =>
  `M${round1(400 - rx)} ${round1(cy)}A${round1(rx)} ${round1(ry)} 0 1 1 ${round1(400 + rx)} ${round1(cy)}A${round1(rx)} ${round1(ry)} 0 1 1 ${round1(400 - rx)} ${round1(cy)}Z`;

/** The near half of an ellipse. */
const rim = (cy: number, rx: number, ry: number): string =>
  `M${round1(400 - rx)} ${round1(cy)}A${round1(rx)} ${round1(ry)} 0 0 0 ${round1(400 + rx)} ${round1(cy)}`;

const TOP = 380;
const SIDE = `M206 ${TOP}L196 590A204 62 0 0 0 604 590L594 ${TOP}A194 54 0 0 1 206 ${TOP}Z`;
const RIBBON = 'M202 468L197 584A203 62 0 0 0 603 584L598 468A198 58 0 0 1 202 468Z';

const brimRows = Array.from({ length: 7 }, (_, i) => ellipse(600 - i * 1.5, 346 - i * 22, 134 - i * 11.5));
const topRows = Array.from({ length: 6 }, (_, i) => ellipse(TOP, 178 - i * 32, 48 - i * 8.6));
const sideRows = Array.from({ length: 6 }, (_, i) => rim(TOP + 18 + i * 15, 195 + i * 0.8, 54 + i));

const HARD = { wrinkle: 0.4 } as const;

const bowLoop = (d: string, creases: readonly string[]): Part => ({
  d,
  print: { scale: 0.5, rotate: 64 },
  puff: [
    [4, 3],
    [14, 7],
  ],
  folds: creases.map((crease) => fold(crease, 9, -8, 4)),
  shadow: 0.36,
  wrinkle: 1,
});

/** The flat bow at the side of the ribbon. */
const BOW: readonly Part[] = [
  bowLoop('M582 506C604 476 640 470 654 484C664 512 662 552 650 578C628 580 600 566 582 548Z', [
    'M588 522Q624 508 652 520',
    'M590 540Q622 546 648 560',
  ]),
  bowLoop('M574 508C552 486 530 486 522 496C518 520 520 556 528 574C544 576 562 564 574 548Z', [
    'M570 524Q544 518 524 524',
    'M570 538Q546 546 530 556',
  ]),
  bowLoop('M566 498Q580 492 592 498Q598 526 592 558Q579 564 566 558Q560 528 566 498Z', ['M568 516Q580 522 592 514']),
];

/** Stiff boater: flat crown, straight brim, a broad ribbon with its bow. */
export const boater: Silhouette = {
  name: 'boater',
  parts: [
    {
      d: ellipse(606, 352, 142),
      ...straw([], '#cfae74'),
      ...HARD,
      puff: [[3, 2]],
    },
    {
      d: ellipse(598, 352, 140),
      ...straw(brimRows, SENNIT),
      ...HARD,
      puff: [
        [3, 3],
        [14, 3],
      ],
      folds: [fold('M190 560 C220 690 580 690 610 560', 40, -8, 16)],
      shadow: 0.3,
    },
    {
      d: SIDE,
      ...straw(sideRows, SENNIT),
      ...HARD,
      puff: [
        [4, 3],
        [70, 20],
      ],
      shadow: 0.5,
      shadowBlur: 16,
      shadowOffset: [8, 14],
    },
    {
      d: ellipse(TOP, 194, 54),
      ...straw(topRows, '#f4e2bb'),
      ...HARD,
      puff: [
        [3, 3],
        [10, 2],
      ],
      shadow: 0.16,
      shadowBlur: 4,
    },
    {
      d: RIBBON,
      print: { scale: 0.5, dy: 30 },
      puff: [
        [3, 2],
        [70, 18],
      ],
      wrinkle: 0.8,
      shadow: 0.3,
      folds: [fold('M200 478A200 58 0 0 0 600 478', 4, -4, 2)],
      overlay: () => `<g transform="rotate(-4 330 612)">${wovenLabel(318, 600, 0.9)}</g>`,
    },
    ...BOW,
  ],
};
