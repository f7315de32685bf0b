import { ellipse, type Knot, mirrored } from '../../../gouache/geometry.ts';
import { trace } from '../../../gouache/trace.ts';
import type { HeadView } from '../../pose.ts';
import { combed, skullCap } from './cap.ts';
import type { HairStyle } from './hair-style.ts';

/** Cut straight at the jaw, or a little above or below. */
export const bob: HairStyle = (view, { length = 52 }) => {
  const cap = skullCap(view).map(([x, y, corner]): Knot => [x, view === 'back' ? y : Math.min(y, 16), corner ?? 0]);
  const strands = combed(view);
  switch (view) {
    case 'profile':
      return {
        back: [],
        front: [cap, trace`8,-52 -40,-56 -66,-14 -64,26 -56,${length}! -2,${length + 4}! 4,22 2,-6 16,-26`],
        strands,
        overEars: true,
      };
    case 'quarter':
      return {
        back: [trace`30,-55 54,-30 56,20 46,${length}! 0,${length}! 0,-50`],
        front: [cap, trace`0,-60 -50,-52 -70,-8 -66,${length}! -26,${length + 6}! -30,16 -28,-16`],
        strands,
        overEars: true,
      };
    case 'front': {
      const side: Knot[] = trace`30,-58 56,-34 64,6 62,${length}! 38,${length + 2}! 44,0 36,-30`;
      return {
        back: [trace`0,-74 46,-58 64,-8 66,${length}! 0,${length} -66,${length}! -64,-8 -46,-58`],
        front: [cap, side, mirrored(side)],
        strands,
        overEars: true,
      };
    }
    case 'back':
      return {
        back: [],
        front: [cap, trace`0,-74 46,-58 66,-8 66,${length}! 0,${length + 8} -66,${length}! -66,-8 -46,-58`],
        strands: [...strands, trace`0,-50 2,0 -2,${length - 6}`],
        overEars: true,
      };
  }
};

/** Past the shoulders. */
export const long: HairStyle = (view, { length = 150, wind = 0 }) => {
  const strands: Knot[][] =
    view === 'back'
      ? [trace`-18,-40 -26,40 ${-20 + wind},${length * 0.7}`, trace`22,-40 26,40 ${24 + wind},${length * 0.75}`]
      : [...combed(view), trace`-30,-40 -56,20 ${-58 - wind * 0.6},${length * 0.7}`];
  switch (view) {
    case 'back':
      return {
        back: [],
        front: [
          skullCap(view),
          trace`-54,-20 -64,40 ${-58 + wind},${length * 0.8} ${-30 + wind},${length + 8}! ${8 + wind},${length - 4} ${44 + wind},${length + 4}! ${60 + wind * 0.6},${length * 0.6} 62,40 54,-20 0,-60`,
        ],
        strands,
        overEars: true,
      };
    case 'front':
      return {
        back: [
          trace`-50,-30 -66,40 ${-72 + wind},${length}! 0,${length * 0.7} ${64 + wind},${length * 0.9}! 66,40 50,-30 0,-60`,
        ],
        front: [
          skullCap(view),
          trace`-20,-60 -52,-40 -60,30 ${-62 + wind},${length * 0.8}! -42,60 -43,0 -30,-36`,
          trace`24,-60 52,-40 58,20 ${54 + wind},${length * 0.5}! 44,30 43,0 30,-36`,
        ],
        strands,
        overEars: true,
      };
    default: {
      const fall: Knot[] = trace`0,-62 -52,-50 -74,0 ${-82 - wind * 0.4},${length * 0.55} ${-66 - wind},${length}! ${-34 - wind * 0.5},${length * 0.8} -22,56 -8,20 -4,-20`;
      const near: Knot[] = trace`-14,-50 -52,-40 -66,10 ${-72 - wind * 0.4},${length * 0.6} ${-56 - wind},${length * 0.86}! -40,70 -36,20 -28,-14`;
      return view === 'profile'
        ? { back: [], front: [skullCap(view), fall], strands, overEars: true }
        : { back: [fall], front: [skullCap(view), near], strands, overEars: true };
    }
  }
};

/** Long, with waves along its edge. */
export const wavy: HairStyle = (view, look) => {
  const straight = long(view, look);
  const waved = (knots: readonly Knot[]): Knot[] =>
    knots.map(([x, y, corner], i): Knot => (y > 20 ? [x + (i % 2 ? 7 : -7), y, 0] : [x, y, corner ?? 0]));
  return {
    ...straight,
    back: straight.back.map(waved),
    front: straight.front.map((knots, i) => (i === 0 ? knots : waved(knots))),
  };
};

export const pony: HairStyle = (view, { length = 90, wind = 0 }) => {
  const root = view === 'profile' || view === 'quarter' ? -60 : 0;
  const sway = view === 'back' ? 0.4 : 1;
  const tail: Knot[] = trace`${root + 4},-46 ${root - 26 * sway},-56 ${root - 50 * sway - wind * 0.4},-10 ${root - 44 * sway - wind},${length * 0.55} ${root - 22 - wind * 1.2},${length}! ${root - 8 - wind * 0.6},${length * 0.5} ${root + 10 - 10 * sway},0 ${root + 14},-30`;
  return view === 'front'
    ? {
        back: [trace`30,-60 56,-70 76,-30 74,30 60,${length * 0.8}! 54,20 44,-20`],
        front: [skullCap(view)],
        strands: combed(view),
      }
    : {
        back: [],
        front: [tail, skullCap(view)],
        strands: [
          ...combed(view),
          trace`${root - 16 * sway},-40 ${root - 34 * sway - wind * 0.4},0 ${root - 28 - wind},${length * 0.6}`,
        ],
      };
};

function plait(x: number, from: number, to: number, wind: number, width = 14): Knot[][] {
  const count = 8;
  return Array.from({ length: count }, (_, i) =>
    ellipse(x - wind * i * 0.12, from + (i * (to - from)) / count, width - i * 0.8, width, 8, i % 2 ? 30 : -30),
  );
}

/** One plait down the back. */
export const braid: HairStyle = (view, { length = 130, wind = 0 }) => {
  const x = view === 'profile' || view === 'quarter' ? -50 : view === 'back' ? 4 : -40;
  return { back: [], front: [...plait(x, 36, length + 6, wind), skullCap(view)], strands: combed(view) };
};

/** Two plaits over the shoulders. */
export const twinBraids: HairStyle = (view, { length = 120, wind = 0 }) => {
  const xs = view === 'profile' ? [-40] : view === 'quarter' ? [-46, 34] : [-48, 48];
  const behind = view === 'quarter' ? plait(34, 46, length - 8, wind, 12) : [];
  const before = xs.filter((x) => view !== 'quarter' || x < 0).flatMap((x) => plait(x, 34, length, wind, 13));
  return { back: behind, front: [...before, skullCap(view, 3, 2)], strands: combed(view) };
};

/** One loc: round at its end, a little thicker in the middle. */
function loc(x: number, from: number, to: number, wind: number): Knot[] {
  return trace`${x - 7},${from} ${x - 9},${(from + to) / 2} ${x - 8 + wind * 0.6},${to - 6} ${x + wind * 0.6},${to + 3} ${x + 8 + wind * 0.6},${to - 6} ${x + 9},${(from + to) / 2} ${x + 7},${from}`;
}

/** Where locs hang, by what is seen of the head: those behind the body, and those before it. */
const LOC_PLACES: Readonly<
  Record<HeadView, { readonly behind: readonly number[]; readonly before: readonly number[] }>
> = {
  front: { behind: [-58, -44, -30, -14, 0, 14, 30, 44, 58], before: [-56, 55] },
  quarter: { behind: [-50, -34, 6, 22, 38], before: [-64, -50, -38] },
  profile: { behind: [-66, -52], before: [-62, -50, -38, -27, -18] },
  back: { behind: [], before: [-58, -45, -32, -19, -6, 7, 20, 33, 46, 58] },
};

/** Locs, or thin braids: many falls side by side. */
export const locs: HairStyle = (view, { length = 120, wind = 0 }) => {
  const { behind, before } = LOC_PLACES[view];
  const end = (x: number): number => length * (0.86 + 0.14 * Math.sin(x * 1.7));
  const hang = (x: number): Knot[] => loc(x, view === 'front' && Math.abs(x) > 50 ? -20 : -34, end(x), wind);
  const partings = before.slice(1).map((x, i): Knot[] => {
    const between = (x + (before[i] ?? x)) / 2;
    return trace`${between},${view === 'back' ? -20 : 10} ${between - 1},56 ${between + wind * 0.6},${length * 0.8}`;
  });
  return {
    back: behind.map(hang),
    front: [...before.map(hang), skullCap(view)],
    strands: view === 'front' ? combed(view) : partings,
    overEars: true,
  };
};
