import type { Knot } from '../../../gouache/geometry.ts';
import { trace } from '../../../gouache/trace.ts';
import { rng } from '../../../random.ts';
import { combed, skullCap } from './cap.ts';
import { behindOf, type HairStyle, NO_HAIR } from './hair-style.ts';

export const bald: HairStyle = () => NO_HAIR;

/** Short back and sides. */
export const crop: HairStyle = (view) => ({ back: [], front: [skullCap(view)], strands: combed(view) });

/** A shadow of hair: the cap, as close as can be, with a square line. */
export const buzz: HairStyle = (view) => ({ back: [], front: [skullCap(view, -1, -3)], strands: [] });

/** Swept up from the forehead. */
export const quiff: HairStyle = (view) => {
  const tuft: Record<typeof view, Knot[]> = {
    profile: trace`42,-42 52,-62 46,-80 20,-84 -16,-80 -40,-62 -6,-58 20,-48`,
    quarter: trace`42,-34 54,-54 48,-76 20,-86 -18,-82 -46,-62 -10,-56 16,-46`,
    front: trace`40,-34 52,-56 40,-80 4,-88 -30,-78 -46,-52 -38,-32 -20,-44 10,-48`,
    back: trace`36,-52 30,-78 0,-86 -30,-78 -38,-52 0,-46`,
  };
  const strands: Record<typeof view, Knot[][]> = {
    profile: [trace`40,-48 38,-66 10,-74`, trace`22,-46 14,-62 -16,-68`],
    quarter: [trace`38,-42 40,-62 12,-74`, trace`16,-46 10,-62 -22,-68`],
    front: [trace`28,-42 30,-64 2,-76`, trace`0,-46 0,-64 -24,-70`],
    back: combed('back'),
  };
  return { back: [], front: [skullCap(view, 1), tuft[view]], strands: strands[view] };
};

/** A straight fringe over the brows. */
export const fringe: HairStyle = (view) => {
  const lock: Record<typeof view, Knot[]> = {
    profile: trace`46,-26! 44,-46 30,-66 -6,-74 -20,-50 4,-30 16,-20 30,-25!`,
    quarter: trace`42,-26! 46,-46 26,-68 -12,-76 -50,-56 -54,-16 -38,-14 -28,-24 -4,-22 18,-26`,
    front: trace`46,-20 46,-46 26,-68 0,-76 -26,-68 -46,-46 -46,-20 -34,-24 -12,-22 10,-25 32,-23`,
    back: [],
  };
  const strands: Record<typeof view, Knot[][]> = {
    profile: [trace`6,-66 28,-54 36,-32`, trace`-30,-60 -44,-36 -44,-6`],
    quarter: [trace`-8,-66 -18,-46 -20,-28`, trace`14,-64 20,-46 18,-30`],
    front: [trace`-10,-66 -18,-46 -18,-28`, trace`12,-66 18,-46 18,-30`],
    back: combed('back'),
  };
  return {
    back: [],
    front: [skullCap(view, 4), ...(lock[view].length > 0 ? [lock[view]] : [])],
    strands: strands[view],
  };
};

/** A ring of bumps: curls from far away. */
export function scallops(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  depth: number,
  seed = 7,
): Knot[] {
  const random = rng(`scallops ${seed}`);
  return Array.from({ length: count * 2 }, (_, i): Knot => {
    const angle = (i / count) * Math.PI;
    const reach = i % 2 ? 1 + depth * (0.7 + 0.6 * random()) : 1 - depth * 0.3;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
}

/** Small tight curls close to the head, shaved at the sides. */
export const shortCurls: HairStyle = (view) => {
  const aside = behindOf(view);
  const top =
    view === 'back'
      ? scallops(0, -34, 50, 44, 12, 0.1, 3)
      : scallops(aside * 6, -46, view === 'front' ? 48 : 50, 30, 12, 0.12, 3);
  return { back: [], front: [skullCap(view, 0), top], strands: [] };
};

/** Grey round the sides, none on top. */
export const receding: HairStyle = (view) => {
  const sides: Record<typeof view, Knot[][]> = {
    profile: [trace`-30,-40 -60,-30 -66,-4 -56,28 -36,46 -22,40 -14,16 -12,-4 -18,-22`],
    quarter: [trace`-40,-42 -60,-30 -64,-6 -56,22 -44,38 -36,28 -34,4 -32,-16`],
    front: [trace`-42,-34 -52,-20 -53,4 -46,16 -42,-6 -38,-20`, trace`42,-34 52,-20 53,4 46,16 42,-6 38,-20`],
    back: [trace`-44,-30 -54,-10 -48,26 -24,50 0,54 24,50 48,26 54,-10 44,-30 24,-14 0,-8 -24,-14`],
  };
  return { back: [], front: sides[view], strands: [] };
};
