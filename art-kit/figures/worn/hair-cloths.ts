import { seam } from '../../garments/sewing.ts';
import { round1 } from '../../numbers.ts';
import type { Wear } from './wear.ts';

const FOLDS = 15;

/** Padded headband with its knot, over the hair. */
export const headbandOnHair: Wear = () => [
  {
    stroke: 'M-53 88C-61 34 -40 11 0 11C40 11 61 34 53 88',
    width: 17,
    print: { scale: 0.24, cx: 0, cy: 40 },
    puff: [
      [3, 2],
      [6, 4],
    ],
    folds: Array.from({ length: FOLDS }, (_, i) => {
      const angle = Math.PI * (1.04 + (0.92 * i) / (FOLDS - 1));
      const on = (rx: number, ry: number): string =>
        `${round1(Math.cos(angle) * rx)} ${round1(78 + Math.sin(angle) * ry)}`;
      return { d: `M${on(66, 80)}L${on(45, 57)}`, width: 2.4, height: i % 2 ? 1.3 : -1.6, blur: 1.4 };
    }),
    wrinkle: 0.8,
    shadow: 0.36,
    shadowOffset: [1, 5],
    shadowBlur: 4,
  },
  {
    d: 'M-19 4C-14 -5 14 -5 19 4C23 15 22 25 15 30C6 33 -6 33 -15 30C-22 25 -23 15 -19 4Z',
    print: { scale: 0.24, cx: 0, cy: 14, rotate: 70 },
    puff: [
      [2, 2],
      [8, 5],
    ],
    folds: [
      { d: 'M-20 9Q0 15 18 29', width: 3, height: -5, blur: 1.6 },
      { d: 'M-17 0Q4 8 21 20', width: 3, height: -4, blur: 1.6 },
      { d: 'M-20 18Q-4 22 8 31', width: 3, height: -4, blur: 1.6 },
    ],
    shadow: 0.4,
    shadowOffset: [1, 4],
    shadowBlur: 3,
    displace: 14,
  },
];

const KERCHIEF =
  'M-54 82C-64 26 -40 -7 0 -8C40 -7 64 26 54 82C50 58 42 42 24 36C8 31 -8 31 -24 36C-42 42 -50 58 -54 82Z';

/** The scarf as a kerchief: over the crown, tied behind the neck. */
export const scarfOnHair: Wear = () => [
  {
    d: KERCHIEF,
    print: { scale: 0.42, cx: 0, cy: 30 },
    puff: [
      [3, 2],
      [16, 7],
    ],
    folds: [
      { d: 'M-40 20Q0 4 42 24', width: 4, height: -4, blur: 3 },
      { d: 'M-50 50Q-36 22 -4 12', width: 4, height: 4, blur: 3 },
      { d: 'M50 54Q40 26 12 14', width: 4, height: -4, blur: 3 },
    ],
    wrinkle: 1.6,
    grain: 0.02,
    shadow: 0.36,
    shadowOffset: [1, 5],
    shadowBlur: 4,
    overlay: () => seam('M-53 78C-49 60 -41 46 -23 40C-8 35 8 35 23 40C41 46 49 60 53 78', 0.3, 1),
  },
];
