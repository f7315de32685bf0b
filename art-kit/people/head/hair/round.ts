import { ellipse, type Knot } from '../../../gouache/geometry.ts';
import { trace } from '../../../gouache/trace.ts';
import { combed, skullCap } from './cap.ts';
import { scallops } from './cropped.ts';
import { behindOf, type HairStyle } from './hair-style.ts';

export const afro: HairStyle = (view) => {
  const aside = behindOf(view);
  const ball = view === 'back' ? scallops(0, -24, 92, 86, 15, 0.06) : scallops(aside * 12, -26, 96, 88, 15, 0.06);
  return view === 'back'
    ? { back: [], front: [ball], strands: [], overEars: true }
    : { back: [ball], front: [skullCap(view, 3, -2)], strands: [] };
};

/** Loose curls to the jaw or the shoulders. */
export const curls: HairStyle = (view, { length = 70 }) => {
  const aside = behindOf(view);
  const more = length - 60;
  if (view === 'back')
    return {
      back: [],
      front: [scallops(0, more * 0.2, 74, 82 + more * 0.3, 13, 0.09, 11)],
      strands: [],
      overEars: true,
    };
  const mass = scallops(aside * 14, -2 + more * 0.18, 74, 70 + more * 0.25, 13, 0.09, 11);
  const top = scallops(aside * 4, -56, view === 'profile' ? 48 : 46, 22, 8, 0.16, 5);
  return { back: [mass], front: [skullCap(view), top], strands: [] };
};

const knot = (x: number, y: number, rx: number, ry: number, degrees: number): Knot[] =>
  ellipse(x, y, rx, ry, 9, degrees);

/** A knot on the back of the head. */
export const bun: HairStyle = (view) => {
  const place: Record<typeof view, readonly [number, number]> = {
    profile: [-72, -40],
    quarter: [-68, -42],
    front: [0, -84],
    back: [0, -14],
  };
  const [x, y] = place[view];
  const swirl: Knot[][] = view === 'front' ? [] : [trace`${x - 12},${y + 2} ${x + 2},${y - 12} ${x + 14},${y + 2}`];
  const round: Knot[][] =
    view === 'back'
      ? [trace`-29,-20 -24,4 0,12 24,2 29,-22`, trace`-30,-50 -20,-38 0,-42 22,-38 32,-52`]
      : combed(view);
  return {
    back: view === 'front' ? [knot(x, y, 28, 25, -20)] : [],
    front: [skullCap(view), ...(view === 'front' ? [] : [knot(x, y, 28, 25, -20)])],
    strands: [...round, ...swirl],
  };
};

/** A knot on the crown. */
export const topknot: HairStyle = (view) => {
  const x = behindOf(view) * 20;
  return {
    back: [],
    front: [knot(x, -88, 28, 25, -20), skullCap(view)],
    strands: [...combed(view), trace`${x - 14},-84 ${x},-98 ${x + 16},-86`],
  };
};

/** A knot in the nape. */
export const lowbun: HairStyle = (view) => {
  const place: Record<typeof view, readonly [number, number]> = {
    profile: [-60, 36],
    quarter: [-58, 36],
    front: [0, 52],
    back: [0, 44],
  };
  const [x, y] = place[view];
  const ball = knot(x, y, 26, 22, 20);
  return view === 'front'
    ? { back: [knot(-40, 44, 18, 18, 0)], front: [skullCap(view)], strands: combed(view) }
    : {
        back: [],
        front: [skullCap(view), ball],
        strands: [...combed(view), trace`${x - 12},${y - 6} ${x + 2},${y + 6} ${x + 14},${y - 4}`],
      };
};

/** Two knots high up. */
export const spaceBuns: HairStyle = (view) => {
  const places: Record<typeof view, readonly Knot[]> = {
    profile: [[-26, -84]],
    quarter: trace`-46,-76 26,-84`,
    front: trace`-42,-78 42,-78`,
    back: trace`-42,-76 42,-76`,
  };
  return {
    back: [],
    front: [...places[view].map(([x, y]) => knot(x, y, 24, 23, 10)), skullCap(view, 3, 4)],
    strands: [
      ...combed(view),
      ...places[view].map(([x, y]): Knot[] => trace`${x - 10},${y - 6} ${x + 2},${y + 6} ${x + 12},${y - 4}`),
    ],
  };
};
