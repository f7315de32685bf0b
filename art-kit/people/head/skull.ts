import type { Knot } from '../../gouache/geometry.ts';
import { trace } from '../../gouache/trace.ts';
import type { HeadView } from '../pose.ts';
import type { Face } from './face.ts';

/** Head units: a head is 130 high, its chin at y 65, its middle at (0, 0); it looks towards +x. */
function profile({ nose = 1, bridge = 0, tip = 0, jaw = 1, chin = 0, lips = 1 }: Face): Knot[] {
  return trace`-5,-65 24,-60 40,-44 45,-25 44.5,-17 ${41.5 + bridge},-8 ${44 + 3.4 * nose},3 ${47 + 7.5 * nose},${12 + tip} ${46 + 8.5 * nose},${17.5 + tip} ${47 + 3 * nose},21.5 45.5,25 ${47 + 2.2 * lips},29 46,33! ${46.6 + 1.9 * lips},37 43.5,43.5 ${46 + chin},53 ${41 + chin},62 30,${66 * jaw} 12,60 -6,50 -26,46 -46,22 -57,-12 -48,-44 -28,-60`;
}

function quarter({ jaw = 1, chin = 0 }: Face): Knot[] {
  return trace`-4,-65 28,-57 42,-34 41.5,-16 38.5,-6 42,5 40.5,18 37,33 31,50 20,${63 * jaw} ${7 + chin},65.5 -8,60 ${-24 * jaw},46 ${-34 * jaw},24 -40,8 -54,2 -57,-16 -49,-44 -28,-60`;
}

function front({ jaw = 1 }: Face): Knot[] {
  const right: Knot[] = trace`30,-56 43,-30 43.5,-6 ${40 * jaw ** 0.3},18 ${33 * jaw},40 ${18 * jaw},60`;
  return [[0, -65], ...right, [0, 65.5], ...right.map(([x, y]): Knot => [-x, y]).reverse()];
}

/** The outline of a head without hair and ears. */
export function skullOf(view: HeadView, face: Face): Knot[] {
  if (view === 'profile') return profile(face);
  return view === 'quarter' ? quarter(face) : front(face);
}

/** Where ears are seen, if at all: their middles. */
export const EARS: Readonly<Record<HeadView, readonly Knot[]>> = {
  profile: [[-10, 8]],
  quarter: [[-38, 8]],
  front: trace`-44,6 44,6`,
  back: trace`-44,6 44,6`,
};
