import type { Body } from './bodies.ts';

/** From where somebody is seen. Quarter and side look towards +x. */
export type View = 'front' | 'quarter' | 'side' | 'back';

/** A cross-section: how far down (0 neck base, 1 hip joints), and how far its contour is to the left and the right. */
export type Station = readonly [down: number, left: number, right: number];

function sideStations({ shoulders, bust, ribs, waist, hips, belly, neck, male }: Body): Station[] {
  return [
    [0, -25 * neck, 20 * neck],
    [0.07, -40 * shoulders, 22],
    [0.18, -52 * ribs ** 0.5, 38 * ribs ** 0.5],
    [0.3, -51 * ribs ** 0.7, 56 * bust ** 0.8],
    [0.42, -45 * ribs, (male ? 54 : 68) * bust],
    [0.5, -39 * ribs, (male ? 50 : 54) * bust ** 0.7 * belly ** 0.4],
    [0.66, -35 * waist ** 0.7, 44 * belly],
    [0.8, -50 * hips, 50 * belly],
    [0.93, -(male ? 64 : 76) * hips, 50 * belly ** 0.7],
    [1.05, -(male ? 70 : 83) * hips, 46 * hips],
    [1.16, -(male ? 62 : 72) * hips, 36 * hips],
    [1.25, -40 * hips, 10],
  ];
}

function quarterStations({ shoulders, bust, ribs, waist, hips, belly, neck, male }: Body): Station[] {
  return [
    [0, -26 * neck, 22 * neck],
    [0.05, -42 * neck, 36 * neck],
    [0.1, -74 * shoulders, 58 * shoulders],
    [0.17, -82 * shoulders, 68 * shoulders],
    [0.3, -70 * shoulders, 70 * shoulders ** 0.5 * bust ** 0.6],
    [0.42, -64 * ribs, (male ? 70 : 82) * bust],
    [0.54, -60 * ribs, 62 * ribs],
    [0.66, -55 * waist, 55 * waist * belly ** 0.15],
    [0.8, -74 * hips * waist ** 0.2, 66 * hips * belly ** 0.2],
    [0.95, -90 * hips, 78 * hips],
    [1.08, -92 * hips, 74 * hips],
    [1.22, -70 * hips, 54 * hips],
  ];
}

function frontStations({ shoulders, bust, ribs, waist, hips, neck, male }: Body): Station[] {
  const half: readonly (readonly [number, number])[] = [
    [0, 26 * neck],
    [0.05, 42 * neck],
    [0.1, 74 * shoulders],
    [0.17, 86 * shoulders],
    [0.3, 78 * shoulders ** 0.8 * bust ** 0.2],
    [0.42, 77 * bust ** 0.7 * (male ? 1.12 : 1)],
    [0.54, 68 * ribs],
    [0.66, 60 * waist],
    [0.8, 79 * hips * waist ** 0.25],
    [0.95, 95 * hips],
    [1.08, 98 * hips],
    [1.22, 74 * hips],
  ];
  return half.map(([down, width]): Station => [down, -width, width]);
}

/** The contour of a torso as seen from somewhere. */
export function torsoStations(view: View, body: Body): readonly Station[] {
  if (view === 'side') return sideStations(body);
  return view === 'quarter' ? quarterStations(body) : frontStations(body);
}

/** A limb's cross-section: how far along (0 root, 1 knee or elbow, 2 end), outer and inner half width. */
export type LimbStation = readonly [along: number, outer: number, inner: number];

/** Seen from the side: front of the leg outside, calf inside. */
export const LEG_SIDE: readonly LimbStation[] = [
  [0, 50, 62],
  [0.15, 55, 60],
  [0.45, 49, 47],
  [0.75, 38, 35],
  [1, 32, 28],
  [1.12, 28, 30],
  [1.35, 22, 41],
  [1.6, 19, 31],
  [1.85, 15, 18],
  [2, 15, 17],
];

/** Seen from the front or back: the calf swells higher outside than inside. */
export const LEG_FRONT: readonly LimbStation[] = [
  [0, 54, 50],
  [0.15, 55, 51],
  [0.45, 48, 42],
  [0.75, 36, 33],
  [0.95, 29, 30],
  [1.08, 28, 27],
  [1.28, 33, 28],
  [1.42, 31, 31],
  [1.62, 23, 23],
  [1.85, 14.5, 13.5],
  [2, 13.5, 13.5],
];

export const ARM: readonly LimbStation[] = [
  [0, 26, 27],
  [0.14, 31, 28],
  [0.4, 26, 26],
  [0.75, 20.5, 21],
  [1, 18.5, 18.5],
  [1.2, 21.5, 19.5],
  [1.45, 19, 16.5],
  [1.8, 12.5, 12],
  [2, 11.5, 11],
];

/** A column of a station table at `along`, eased between its rows. */
export function stationAt(rows: readonly LimbStation[], along: number, column: 1 | 2): number {
  const last = rows.length - 1;
  let i = 0;
  while (i < last - 1 && along > (rows[i + 1]?.[0] ?? 0)) i++;
  const [from, to] = [rows[i], rows[i + 1]];
  if (!from || !to) return from?.[column] ?? 0;
  const t = Math.max(0, Math.min(1, (along - from[0]) / (to[0] - from[0])));
  const eased = (t + t * t * (3 - 2 * t)) / 2;
  return from[column] + (to[column] - from[column]) * eased;
}
