import { ellipse, type Knot } from '../../gouache/geometry.ts';
import { LIFTED } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import type { HeadView } from '../pose.ts';
import { SEAM } from './colours.ts';
import { headLines, headShapes } from './on-head.ts';
import type { Wear, WornPiece } from './piece.ts';

/** Over the crown from ear to ear. */
const HOOPS: Readonly<Record<HeadView, readonly Knot[]>> = {
  front: trace`-53,-14 -52,-44 -34,-66 0,-74 34,-66 52,-44 53,-14`,
  quarter: trace`-40,-6 -38,-40 -20,-66 6,-76 30,-66 44,-48`,
  profile: trace`-14,0 -12,-36 -4,-64 10,-76 14,-70`,
  back: trace`-54,-10 -52,-48 -34,-70 0,-78 34,-70 52,-48 54,-10`,
};

/** A padded band with a knot on top. */
export const headband: Wear = (bones) => {
  const hoop = HOOPS[bones.headView];
  const top: Readonly<Record<HeadView, readonly [number, number]>> = {
    front: [0, -76],
    quarter: [8, -77],
    profile: [10, -78],
    back: [0, -78],
  };
  const [x, y] = top[bones.headView];
  return [
    ...headLines(bones, [hoop], 17, 'print', { standing: true, pressure: [0.7, 1, 0.7] }),
    ...headShapes(bones, [ellipse(x, y, 15, 11, 9, -8)]),
    ...headLines(
      bones,
      [
        trace`${x - 7},${y - 9} ${x - 3},${y} ${x - 7},${y + 9}`,
        trace`${x + 6},${y - 9} ${x + 7},${y + 1} ${x + 3},${y + 10}`,
      ],
      2.6,
      SEAM,
      { strength: 0.5, pressure: LIFTED },
    ),
  ];
};

/** A square folded to a triangle, over the crown and tied in the nape. */
export const scarf: Wear = (bones) => {
  const { headView } = bones;
  const shapes: Readonly<Record<HeadView, readonly Knot[]>> = {
    front: trace`-57,6 -58,-30 -42,-64 0,-80 42,-64 58,-30 57,6 46,-22 24,-42 0,-47 -24,-42 -46,-22`,
    quarter: trace`44,-30 46,-52 24,-74 -14,-80 -50,-64 -68,-24 -64,24 -46,52 -38,36 -36,2 -26,-22 -6,-38 20,-42`,
    profile: trace`42,-42 36,-64 8,-80 -32,-76 -60,-52 -68,-8 -60,30 -40,54 -26,40 -16,8 -4,-16 20,-34`,
    back: trace`0,-80 42,-68 58,-30 56,10 40,44 0,62 -40,44 -56,10 -58,-30 -42,-68`,
  };
  const borders: Readonly<Record<HeadView, readonly Knot[][]>> = {
    front: [trace`-55,4 -46,-20 -24,-40 0,-45 24,-40 46,-20 55,4`],
    quarter: [trace`-38,36 -35,2 -25,-20 -5,-36 20,-40 43,-31`],
    profile: [trace`-27,40 -17,8 -4,-14 20,-32 41,-42`],
    back: [],
  };
  const tied: Readonly<Record<HeadView, readonly Knot[][]>> = {
    front: [],
    quarter: [trace`-54,40 -66,60 -60,104 -44,98! -44,60`, trace`-52,42 -78,56 -84,92 -68,94! -56,62`],
    profile: [trace`-50,42 -64,62 -60,108 -42,102! -40,62`, trace`-48,44 -78,58 -86,94 -68,96! -54,62`],
    back: [trace`-2,54 -22,76 -30,122 -8,120! 2,76`, trace`2,54 24,74 36,114 14,120! -2,76`],
  };
  const knot: Readonly<Record<HeadView, readonly [number, number] | undefined>> = {
    front: undefined,
    quarter: [-54, 42],
    profile: [-50, 44],
    back: [0, 56],
  };
  const at = knot[headView];
  return [
    ...headShapes(bones, tied[headView]),
    ...headShapes(bones, [shapes[headView]]),
    ...headLines(bones, borders[headView], 7, 'trim'),
    ...(at ? headShapes(bones, [ellipse(at[0], at[1], 10, 9, 8)]) : []),
    ...(at
      ? headLines(bones, [trace`${at[0] - 4},${at[1] - 7} ${at[0]},${at[1]} ${at[0] - 3},${at[1] + 7}`], 2.4, SEAM, {
          strength: 0.5,
        })
      : []),
  ];
};

/** Where hair is gathered that is worn up; nothing where that cannot be seen. */
const GATHERED: Readonly<Record<HeadView, readonly [x: number, y: number, rx: number, ry: number]>> = {
  front: [0, -84, 32, 28],
  quarter: [-66, -40, 32, 30],
  profile: [-70, -38, 33, 30],
  back: [0, -14, 33, 31],
};

/** Waves round a ring, as gathered cloth makes. */
function ruffled(cx: number, cy: number, rx: number, ry: number, count: number): Knot[] {
  return Array.from({ length: count * 2 }, (_, i): Knot => {
    const angle = (i / count) * Math.PI;
    const reach = i % 2 ? 1.09 : 0.95;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
}

/** A full, gathered ring round a bun: the bun itself is drawn again on it. */
export const scrunchie: Wear = (bones) => {
  const [x, y, rx, ry] = GATHERED[bones.headView];
  const creases = Array.from({ length: 12 }, (_, i): Knot[] => {
    const angle = (i / 12) * Math.PI * 2;
    return trace`${x + Math.cos(angle) * rx * 0.86},${y + Math.sin(angle) * ry * 0.86} ${x + Math.cos(angle) * rx * 1.08},${y + Math.sin(angle) * ry * 1.08}`;
  });
  const parts: WornPiece[] = [
    ...headShapes(bones, [ruffled(x, y, rx * 1.1, ry * 1.1, 12)]),
    ...headLines(bones, creases, 2.6, SEAM, { strength: 0.5, pressure: LIFTED }),
    ...headShapes(bones, [ellipse(x, y, rx * 0.72, ry * 0.72, 9)], 'hair'),
    ...headLines(bones, [trace`${x - 10},${y + 3} ${x},${y - 9} ${x + 12},${y + 2}`], 3, SEAM, { strength: 0.3 }),
  ];
  return parts;
};

/** A claw clip with long teeth that holds hair up. */
export const clip: Wear = (bones) => {
  const places: Readonly<Record<HeadView, readonly [x: number, y: number, degrees: number]>> = {
    front: [30, -66, 30],
    quarter: [-50, -22, -64],
    profile: [-52, -14, -70],
    back: [0, -8, 0],
  };
  const [x, y, degrees] = places[bones.headView];
  const angle = (degrees * Math.PI) / 180;
  const turn = (knots: readonly Knot[]): Knot[] =>
    knots.map(
      ([px, py, corner]): Knot => [
        x + px * Math.cos(angle) - py * Math.sin(angle),
        y + px * Math.sin(angle) + py * Math.cos(angle),
        corner ?? 0,
      ],
    );
  const teeth = Array.from({ length: 7 }, (_, i): Knot[] => {
    const at = -27 + i * 9;
    return trace`${at},4 ${at * 1.06},16 ${at * 0.98},${28 - Math.abs(at) * 0.2}`;
  });
  return [
    ...headLines(bones, teeth.map(turn), 6.4, 'print', { standing: true, pressure: [1, 0.9, 0.5] }),
    ...headShapes(bones, [turn(trace`-40,4 -36,-8 -14,-13 14,-13 36,-8 40,4 20,9 -20,9`)]),
    ...headShapes(bones, [turn(trace`-9,-26! 9,-26! 11,-10! -11,-10!`)], 'trim'),
    ...headLines(bones, [turn(trace`-32,-2 0,-7 32,-2`)], 2.4, '#ffffff', { strength: 0.4 }),
  ];
};

/** Sunglasses with printed frames. */
export const shades: Wear = (bones) => {
  const { headView } = bones;
  const lenses: Readonly<Record<HeadView, readonly Knot[][]>> = {
    profile: [trace`22,-13 42,-14 41,6 30,12 21,6`],
    quarter: [trace`-19,-15 12,-14 12,4 -2,13 -17,6`, trace`21,-14 43,-13 41,6 30,12 22,4`],
    front: [trace`-43,-17 -22,-17 -3,-13 -5,5 -20,14 -38,7`, trace`43,-17 22,-17 3,-13 5,5 20,14 38,7`],
    back: [],
  };
  const sides: Readonly<Record<HeadView, readonly Knot[][]>> = {
    profile: [trace`22,-10 -10,-3`],
    quarter: [trace`-17,-11 -38,-3`, trace`11,-10 22,-10`],
    front: [trace`-6,-10 0,-12 6,-10`],
    back: [],
  };
  return [
    ...headShapes(bones, lenses[headView], '#3a2238', { inside: true }),
    ...headLines(
      bones,
      lenses[headView].map((knots) => [...knots, ...knots.slice(0, 1)]),
      6,
      'print',
      { standing: true },
    ),
    ...headLines(bones, sides[headView], 5, 'print', { standing: true }),
  ];
};
