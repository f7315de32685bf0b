import type { Fold, Part } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import type { Rig } from '../rig.ts';
import { type Frill, frillPath, gathersOf } from './frill.ts';
import { loose, THIN, type Wear } from './wear.ts';

/** Where skirts sit. */
export const TOP = 400;
const print = { scale: 0.4, cx: 0, cy: 450 } as const;

/** A band that lies on the hips. */
export function hipBand(rig: Rig, depth: number): string {
  const w = rig.half(TOP) + 4;
  const low = rig.half(TOP + depth) + 5;
  return `M${-w} ${TOP - 2}Q0 ${TOP + 12} ${w} ${TOP - 2}L${low} ${TOP + depth}Q0 ${TOP + depth + 16} ${-low} ${TOP + depth}Z`;
}

/** A bow of cord. */
export const cordBow = (x: number, y: number): Part[] =>
  [
    `M${x} ${y}c-8 -12 -26 -12 -25 -1c1 9 16 6 25 1`,
    `M${x} ${y}c8 -13 27 -10 26 1c-1 9 -17 5 -26 -1`,
    `M${x} ${y}q-7 18 -4 42`,
    `M${x} ${y}q8 16 8 48`,
  ].map((stroke) => ({ stroke, width: 3.8, fill: 'trim', puff: THIN, wrinkle: 0, shadow: 0.36 }));

/** Wrapped to the side, with a ruffle round the hem. */
export const skirt: Wear = (rig) => {
  const top = rig.half(TOP) + 4;
  const hip = rig.body.hip + 12;
  const seam = 524;
  const knot = round1(top * 0.66);
  const frill: Frill = { top: seam - 8, topHalf: hip + 10, hem: 566, hemHalf: hip + 26, sag: 10, waves: 26 };
  const wraps: Fold[] = [0, 1, 2, 3].map((i) => ({
    d: `M${knot} ${TOP + 16}Q${round1(knot - 26 - i * 12)} ${TOP + 44 + i * 8} ${round1(knot - 60 - i * 26)} ${TOP + 60 + i * 16}`,
    width: 6,
    height: i % 2 ? 6 : -6,
    blur: 4,
  }));
  return [
    {
      ...loose,
      d: frillPath(frill),
      print,
      puff: [
        [2, 2],
        [10, 5],
      ],
      folds: gathersOf(frill, 8),
    },
    {
      ...loose,
      d: `M${-top} ${TOP}Q0 ${TOP + 14} ${top} ${TOP}C${top + 12} ${TOP + 40} ${hip + 2} ${TOP + 70} ${hip + 12} ${seam - 6}Q0 ${seam + 22} ${-hip - 12} ${seam - 6}C${-hip - 2} ${TOP + 70} ${-top - 12} ${TOP + 40} ${-top} ${TOP}Z`,
      print,
      puff: [
        [3, 2],
        [22, 8],
        [50, 10],
      ],
      folds: [
        ...wraps,
        { d: `M${round1(-hip * 0.5)} ${TOP + 60}L${round1(-hip * 0.6)} ${seam}`, width: 12, height: -5, blur: 8 },
      ],
    },
    { d: hipBand(rig, 15), print: { ...print, rotate: 90 }, puff: [[3, 3]], wrinkle: 0 },
    ...cordBow(knot, TOP + 16),
  ];
};

/** The legs of the shorts that show under a skort. */
export function shortsUnder(rig: Rig): Part {
  const { thigh } = rig.body;
  const legs = [rig.legs.left, rig.legs.right].map(({ hip, knee }) => {
    const x = lerp(hip[0], knee[0], 0.46);
    return `M${round1(x - thigh * 0.86)} 500L${round1(x + thigh * 0.86)} 500L${round1(x + thigh * 0.84)} 562Q${round1(x)} 569 ${round1(x - thigh * 0.84)} 562Z`;
  });
  return { d: legs.join(''), fill: 'inside', puff: [[3, 2]], wrinkle: 1, grain: 0.02 };
}

/** Pleated, on a broad band in the trim colour, with shorts under it. */
export const skort: Wear = (rig) => {
  const top = rig.half(TOP + 22) + 5;
  const pleated: Frill = { top: TOP + 20, topHalf: top, hem: 548, hemHalf: rig.body.hip + 30, sag: 11, waves: 22 };
  const pleats: Fold[] = gathersOf(pleated, 7).map((fold, i) => ({
    ...fold,
    width: i % 2 ? 9 : 4,
    blur: i % 2 ? 5 : 1.8,
  }));
  return [
    shortsUnder(rig),
    {
      ...loose,
      d: frillPath(pleated),
      print,
      puff: [
        [3, 2],
        [20, 7],
      ],
      folds: pleats,
    },
    { d: hipBand(rig, 26), fill: 'trim', puff: [[3, 3]], wrinkle: 0 },
  ];
};
