import type { Part } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { plaited } from './hats.ts';
import type { Wear } from './wear.ts';

const SENNIT = '#efd9ad';
const RAFFIA = '#d9b27c';

const woven = (fill: `#${string}`, rows: readonly string[]): Pick<Part, 'fill' | 'grain' | 'wrinkle' | 'overlay'> => ({
  fill,
  grain: 0.08,
  wrinkle: 0.8,
  overlay: () => plaited(rows),
});

const OVER_FACE = { shadow: 0.42, shadowOffset: [2, 12], shadowBlur: 6 } as const;

/** Boater, worn level. */
export const boaterOnHead: Wear = () => [
  {
    raw: '<ellipse cx="0" cy="52" rx="106" ry="24" fill="#fff"/>',
    ...woven(
      SENNIT,
      [0, 1, 2, 3].map((i) => `M${-100 + i * 13} 52A${100 - i * 13} ${21 - i * 2.6} 0 0 0 ${100 - i * 13} 52`),
    ),
    puff: [
      [2, 2],
      [6, 3],
    ],
    ...OVER_FACE,
  },
  {
    d: 'M-52 2L-54 50Q0 68 54 50L52 2Q0 -14 -52 2Z',
    ...woven(
      SENNIT,
      [0, 1].map((i) => `M-52 ${8 + i * 8}Q0 ${20 + i * 8} 52 ${8 + i * 8}`),
    ),
    puff: [
      [2, 2],
      [18, 8],
    ],
    shadow: 0.36,
    shadowOffset: [1, 4],
    shadowBlur: 3,
  },
  { d: 'M-52 2Q0 -14 52 2Q0 14 -52 2Z', fill: '#f6e6c4', puff: [[2, 2]], wrinkle: 0, grain: 0.08, shadow: 0.1 },
  {
    d: 'M-53 21Q0 36 53 21L54 50Q0 68 -54 50Z',
    print: { scale: 0.34, cx: 0, cy: 40 },
    puff: [
      [2, 2],
      [18, 7],
    ],
    wrinkle: 0.6,
    shadow: 0.3,
    shadowBlur: 2,
  },
  ...[
    'M40 30C48 22 60 22 64 28C67 38 66 48 62 54C54 56 46 50 40 44Z',
    'M38 31C30 25 24 26 22 30C21 38 22 46 25 51C30 52 35 48 38 44Z',
  ].map(
    (d): Part => ({
      d,
      print: { scale: 0.34, rotate: 60, cx: 40, cy: 38 },
      puff: [
        [1, 2],
        [4, 3],
      ],
      wrinkle: 0.6,
      shadow: 0.34,
      shadowOffset: [1, 3],
      shadowBlur: 2,
    }),
  ),
];

const FLOPPY_ROWS = Array.from({ length: 7 }, (_, i) => {
  const x = round1(58 + i * 14);
  const y = round1(48 + i * 5);
  return `M${-x} ${y}Q0 ${round1(58 + i * 3)} ${x} ${y}`;
});

/** Floppy raffia hat, its scarf knotted at the side. */
export const floppyOnHead: Wear = () => [
  {
    d: 'M-50 42Q0 56 50 42C92 44 132 62 150 92C152 106 136 106 122 98C96 84 60 78 0 78C-60 78 -96 88 -124 104C-138 110 -152 104 -148 90C-130 62 -92 44 -50 42Z',
    ...woven(RAFFIA, FLOPPY_ROWS),
    puff: [
      [3, 2],
      [10, 5],
    ],
    folds: [
      { d: 'M-54 48Q0 62 54 48', width: 8, height: -7, blur: 5 },
      { d: 'M-116 92Q-90 64 -60 52', width: 14, height: 5, blur: 8 },
      { d: 'M112 88Q90 64 60 52', width: 14, height: -5, blur: 8 },
    ],
    ...OVER_FACE,
  },
  {
    d: 'M-51 45C-56 6 -36 -18 0 -19C36 -18 56 6 51 45Q0 60 -51 45Z',
    ...woven(
      RAFFIA,
      [0, 1, 2, 3, 4].map((i) => {
        const half = 30 + i * 4.4;
        return `M${-half} ${-10 + i * 8}Q0 ${4 + i * 8} ${half} ${-10 + i * 8}`;
      }),
    ),
    puff: [
      [3, 2],
      [16, 8],
    ],
    shadow: 0.4,
    shadowOffset: [1, 4],
    shadowBlur: 3,
  },
  ...[
    'M44 36C64 44 80 64 104 76C110 84 96 88 86 82C66 74 48 58 38 44Z',
    'M-51.6 22Q0 38 51.6 22L52 44Q0 60 -52 44Z',
    'M34 26C42 20 52 24 54 32C55 42 50 48 42 48C33 46 30 34 34 26Z',
  ].map(
    (d, i): Part => ({
      d,
      print: { scale: 0.34, rotate: [32, 0, 60][i] ?? 0, cx: 20, cy: 40 },
      puff: [
        [1, 2],
        [4, 3],
      ],
      wrinkle: 1,
      shadow: 0.32,
      shadowOffset: [1, 3],
      shadowBlur: 2,
    }),
  ),
];
