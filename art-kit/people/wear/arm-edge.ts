import type { Skeleton } from '../skeleton.ts';

/** Down the torso: where an arm begins to hide cloth that lies on the body, and where it is all before it. */
const FROM = 0.14;
const TO = 0.32;
/** Here the arm lies before the cloth, which goes on under it. */
const END = 0.374;
const STEP = 0.02;
/** Units by which cloth goes under an arm's edge. */
const UNDER = 1;
/** No strap is taken farther in than this, however thick the arm. */
const LEAST = 0.3;

/** How far across the inner edge of an arm is at a height, 1 being the contour; nothing where it is not before the body. */
function innerEdge(bones: Skeleton, side: 1 | -1, down: number): number | undefined {
  const { limb, depth } = bones.arms[side < 0 ? 0 : 1];
  if (depth === 'behind') return undefined;
  const [, y] = bones.torso(side * 0.6, down);
  for (let along = 0.06; along < 0.8; along += 0.03) {
    const [x, reached] = limb.at(along, -side);
    if (reached >= y) return ((x - bones.torso(0, down)[0]) * side + UNDER) / (bones.reach(down, side) || 1);
  }
  return undefined;
}

type Edges = readonly (number | undefined)[];

const known = new WeakMap<Skeleton, Readonly<Record<1 | -1, Edges>>>();

function edgesOf(bones: Skeleton): Readonly<Record<1 | -1, Edges>> {
  const found = known.get(bones);
  if (found) return found;
  const rows = Array.from({ length: Math.round((END - FROM) / STEP) + 1 }, (_, i) => FROM + i * STEP);
  const of = (side: 1 | -1): Edges => rows.map((down) => innerEdge(bones, side, down));
  const edges = { 1: of(1), [-1]: of(-1) };
  known.set(bones, edges);
  return edges;
}

/**
 * As far across as cloth on the body may lie beside an arm that hangs before it: an armhole runs into the edge of the arm,
 * and is not cut off by it.
 */
export function besideArm(bones: Skeleton, across: number, down: number): number {
  if (bones.view === 'side' || down <= FROM || down >= END) return across;
  const side = across < 0 ? -1 : 1;
  const edge = edgesOf(bones)[side][Math.round((down - FROM) / STEP)];
  if (edge === undefined || edge >= 1) return across;
  const t = Math.min(1, (down - FROM) / (TO - FROM));
  const most = 1 + (Math.max(LEAST, edge) - 1) * t * t * (3 - 2 * t);
  return Math.abs(across) > most ? most * side : across;
}
