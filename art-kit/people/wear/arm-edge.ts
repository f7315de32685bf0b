import type { Limb } from '../limb.ts';
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
/** However far an arm swings back, a strap stays as wide as this leaves it. */
const MOST_BEHIND = 0.8;

/** Where the left or the right edge of an arm is on the page at a height of it; nothing where it does not hang so low. */
function edgeAt({ at }: Limb, edge: 1 | -1, height: number): number | undefined {
  for (let along = 0.06; along < 0.8; along += 0.03) {
    const [x, reached] = at(along, edge);
    if (reached >= height) return x;
  }
  return undefined;
}

/** How far across the inner edge of an arm is at a height, 1 being the contour; nothing where it is not before the body. */
function innerEdge(bones: Skeleton, side: 1 | -1, down: number): number | undefined {
  const { limb, depth } = bones.arms[side < 0 ? 0 : 1];
  if (depth === 'behind') return undefined;
  const x = edgeAt(limb, side < 0 ? 1 : -1, bones.torso(side * 0.6, down)[1]);
  return x === undefined ? undefined : ((x - bones.torso(0, down)[0]) * side + UNDER) / (bones.reach(down, side) || 1);
}

/** In profile: how far back the rear edge of the arm before the body is at a height. */
function rearEdge(bones: Skeleton, down: number): number | undefined {
  const arm = bones.arms.find(({ depth }) => depth !== 'behind');
  const [middle, y] = bones.torso(0, down);
  const x = arm && edgeAt(arm.limb, -1, y);
  return x === undefined ? undefined : (middle - x - UNDER) / (bones.reach(down, -1) || 1);
}

type Edges = readonly (number | undefined)[];

const known = new WeakMap<Skeleton, Readonly<Record<1 | -1, Edges>>>();

function edgesOf(bones: Skeleton): Readonly<Record<1 | -1, Edges>> {
  const found = known.get(bones);
  if (found) return found;
  const rows = Array.from({ length: Math.round((END - FROM) / STEP) + 1 }, (_, i) => FROM + i * STEP);
  const inProfile = bones.view === 'side';
  const of = (side: 1 | -1): Edges =>
    rows.map((down) => (inProfile ? rearEdge(bones, down) : innerEdge(bones, side, down)));
  const edges = { 1: of(1), [-1]: of(-1) };
  known.set(bones, edges);
  return edges;
}

const eased = (down: number): number => {
  const t = Math.min(1, (down - FROM) / (TO - FROM));
  return t * t * (3 - 2 * t);
};

/** A strap that comes down behind goes under the rear edge of the arm, and not under its middle. */
function behindArm(bones: Skeleton, across: number, down: number): number {
  const edge = edgesOf(bones)[-1][Math.round((down - FROM) / STEP)];
  if (across >= 0 || across <= -1 || edge === undefined) return across;
  const least = Math.max(0, Math.min(edge, MOST_BEHIND)) * eased(down);
  return across * (1 - least) - least;
}

/**
 * As far across as cloth on the body may lie beside an arm that hangs before it: an armhole runs into the edge of the arm,
 * and is not cut off by it.
 */
export function besideArm(bones: Skeleton, across: number, down: number): number {
  if (down <= FROM || down >= END) return across;
  if (bones.view === 'side') return behindArm(bones, across, down);
  const side = across < 0 ? -1 : 1;
  const edge = edgesOf(bones)[side][Math.round((down - FROM) / STEP)];
  if (edge === undefined || edge >= 1) return across;
  const most = 1 + (Math.max(LEAST, edge) - 1) * eased(down);
  return Math.abs(across) > most ? most * side : across;
}
