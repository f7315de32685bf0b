import { threadColour } from '../../cloth/fabric-colour.ts';
import type { Fabric, Part } from '../../cloth/part.ts';
import { darken } from '../../colour.ts';
import { seam, stitch, wovenLabel } from '../../garments/sewing.ts';
import type { Wear } from './wear.ts';

const CAP_CROWN = 'M-53 50C-58 14 -38 -9 0 -10C38 -9 58 14 53 50Q0 62 -53 50Z';
const CAP_PANELS = ['M-5 -10C-32 -2 -40 24 -38 53', 'M5 -10C32 -2 40 24 38 53'] as const;
/** A curved peak from straight ahead: it comes forward in the middle and bends down at the sides. */
const CAP_PEAK =
  'M-49 45Q0 57 49 45C57 54 62 66 60 76C58 82 52 80 46 76Q0 92 -46 76C-52 80 -58 82 -60 76C-62 66 -57 54 -49 45Z';
const VISOR_BAND = 'M-52 33Q0 45 52 33L53 53Q0 66 -53 53Z';
const VISOR_PEAK =
  'M-52 50Q0 63 52 50C63 60 70 72 68 82C66 88 59 86 52 82Q0 96 -52 82C-59 86 -66 88 -68 82C-70 72 -63 60 -52 50Z';

const PEAK_ROWS = ['M-54 55Q0 68 54 55', 'M-57 62Q0 76 57 62', 'M-58 70Q0 84 58 70'] as const;

const peak = (d: string, rows: readonly string[]): Part => ({
  d,
  fill: 'trim',
  puff: [
    [2, 2],
    [7, 5],
  ],
  folds: [{ d: 'M-50 50Q0 62 50 50', width: 5, height: -5, blur: 3 }],
  wrinkle: 0,
  grain: 0.05,
  shadow: 0.42,
  shadowOffset: [2, 11],
  shadowBlur: 6,
  overlay: (_: Fabric, trim: string) =>
    rows.map((row) => stitch(row, darken(trim, 0.5), { width: 0.8, dash: '3 2.4', strength: 0.34 })).join(''),
});

/** Cap, worn straight. */
export const capOnHead: Wear = () => [
  {
    d: CAP_CROWN,
    print: { scale: 0.4, cx: 0, cy: 20 },
    puff: [
      [3, 2],
      [18, 9],
    ],
    wrinkle: 0.8,
    grain: 0.06,
    shadow: 0.36,
    shadowOffset: [1, 4],
    shadowBlur: 3,
    overlay: (fabric) =>
      CAP_PANELS.map((d) => seam(d, 0.3, 1)).join('') +
      stitch('M-53 46Q0 58 53 46', threadColour(fabric), { width: 0.8, dash: '3 2.4', strength: 0.4 }) +
      wovenLabel(0, 26, 0.42),
  },
  { raw: '<ellipse cx="0" cy="-10" rx="7" ry="3.6" fill="#fff"/>', fill: 'trim', puff: [[2, 2]], wrinkle: 0 },
  peak(CAP_PEAK, PEAK_ROWS),
];

/** Visor: the hair stays out at the top. */
export const visorOnHead: Wear = () => [
  {
    d: VISOR_BAND,
    print: { scale: 0.36, cx: 0, cy: 40 },
    puff: [
      [2, 2],
      [6, 3],
    ],
    wrinkle: 0.8,
    grain: 0.06,
    shadow: 0.34,
    shadowOffset: [0, 3],
    shadowBlur: 3,
    overlay: (fabric) =>
      stitch('M-52 37Q0 49 52 37', threadColour(fabric), { width: 0.8, dash: '3 2.4', strength: 0.4 }),
  },
  peak(VISOR_PEAK, ['M-57 59Q0 73 57 59', 'M-62 67Q0 81 62 67', 'M-64 75Q0 89 64 75']),
];
