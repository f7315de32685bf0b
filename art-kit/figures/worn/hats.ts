import { threadColour } from '../../cloth/fabric-colour.ts';
import { stitch } from '../../garments/sewing.ts';
import { round1 } from '../../numbers.ts';
import { strokePath } from '../../svg.ts';
import type { Wear } from './wear.ts';

const STRAW = '#e6c893';
const STRAW_SHADE = '#8a6230';

const BUCKET_CROWN = 'M-51 46C-53 20 -46 -4 -36 -9C-12 -17 12 -17 36 -9C46 -4 53 20 51 46Q0 62 -51 46Z';
const BUCKET_BRIM =
  'M-52 43Q0 58 52 43C62 52 77 64 88 79C92 85 89 89 83 87C58 77 30 74 0 74C-30 74 -58 77 -83 87C-89 89 -92 85 -88 79C-77 64 -62 52 -52 43Z';
const BUCKET_ROWS = [0.2, 0.45, 0.7, 0.92].map((t) => {
  const x = round1(52 + 36 * t);
  const y = round1(44 + 38 * t);
  return `M${-x} ${y}Q0 ${round1(y + 8 - 17 * t)} ${x} ${y}`;
});

/** Bucket hat, pulled down to the brows. */
export const bucketHat: Wear = () => [
  {
    d: BUCKET_BRIM,
    print: { scale: 0.4, cx: 0, cy: 60 },
    puff: [
      [3, 2],
      [10, 4],
    ],
    folds: [
      { d: 'M-52 48Q0 62 52 48', width: 6, height: -6, blur: 4 },
      { d: 'M-70 74Q-60 62 -52 56', width: 12, height: 4, blur: 7 },
    ],
    wrinkle: 1,
    grain: 0.06,
    shadow: 0.42,
    shadowOffset: [2, 11],
    shadowBlur: 6,
    overlay: (fabric) =>
      BUCKET_ROWS.map((d) => stitch(d, threadColour(fabric), { width: 0.8, dash: '3 2.4', strength: 0.34 })).join(''),
  },
  {
    d: BUCKET_CROWN,
    print: { scale: 0.4, cx: 0, cy: 20 },
    puff: [
      [3, 2],
      [16, 7],
    ],
    folds: [{ d: 'M-42 -3Q0 10 42 -3', width: 3.4, height: -6, blur: 2 }],
    wrinkle: 1,
    grain: 0.06,
    shadow: 0.4,
    shadowOffset: [1, 4],
    shadowBlur: 3,
    overlay: (fabric) =>
      stitch('M-51 41Q0 56 51 41', threadColour(fabric), { width: 0.8, dash: '3 2.4', strength: 0.4 }),
  },
];

export const plaited = (rows: readonly string[]): string =>
  rows
    .map(
      (d) =>
        strokePath(d, STRAW_SHADE, 0.9, ' stroke-opacity=".42"') +
        strokePath(d, STRAW_SHADE, 3.4, ' stroke-opacity=".26" stroke-dasharray=".8 3"'),
    )
    .join('');

const CROWN_ROWS = Array.from({ length: 9 }, (_, i) => {
  const y = -8 + i * 7;
  const half = round1(49 * Math.sqrt(1 - ((50 - y) / 66) ** 2.4));
  return `M${-half} ${y}Q0 ${y + 13} ${half} ${y}`;
});
const BRIM_ROWS = Array.from({ length: 6 }, (_, i) => {
  const x = round1(56 + i * 13);
  const y = round1(49 + i * 4.6);
  return `M${-x} ${y}Q0 ${round1(58 + i * 3.4)} ${x} ${y}`;
});

/** Wide straw hat with a printed band. */
export const strawHat: Wear = () => [
  {
    d: 'M-50 44Q0 58 50 44C84 47 118 58 132 74C134 80 128 82 120 81C84 75 40 76 0 76C-40 76 -84 75 -120 81C-128 82 -134 80 -132 74C-118 58 -84 47 -50 44Z',
    fill: STRAW,
    grain: 0.08,
    wrinkle: 1,
    puff: [
      [3, 2],
      [10, 4],
    ],
    folds: [{ d: 'M-54 50Q0 64 54 50', width: 8, height: -7, blur: 5 }],
    shadow: 0.42,
    shadowOffset: [2, 12],
    shadowBlur: 6,
    overlay: () => plaited(BRIM_ROWS),
  },
  {
    d: 'M-50 47C-54 8 -34 -15 0 -16C34 -15 54 8 50 47Q0 62 -50 47Z',
    fill: STRAW,
    grain: 0.08,
    wrinkle: 1,
    puff: [
      [3, 2],
      [16, 8],
    ],
    shadow: 0.4,
    shadowOffset: [1, 4],
    shadowBlur: 3,
    overlay: () => plaited(CROWN_ROWS),
  },
  {
    d: 'M-50.6 26Q0 42 50.6 26L50.6 46Q0 62 -50.6 46Z',
    print: { scale: 0.34, cx: 0, cy: 40 },
    puff: [[2, 2]],
    wrinkle: 0.6,
    shadow: 0.3,
    shadowBlur: 2,
  },
];
