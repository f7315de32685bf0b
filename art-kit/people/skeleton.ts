import { add, between, heading, type Knot, knotAt, turned } from '../gouache/geometry.ts';
import type { Point } from '../path.ts';
import type { Body } from './bodies.ts';
import { jointsOf, type Limb, limbOf, reachJoints } from './limb.ts';
import type { ArmPose, Depth, HeadView, LegPose, Pose } from './pose.ts';
import { ARM, LEG_FRONT, LEG_SIDE, type LimbStation, type Station, torsoStations, type View } from './stations.ts';

/** Neck base to hip joints, units; a standing adult is about 1000 high. */
const TORSO = 312;
const ARM_BONES = [166, 146] as const;
const LEG_BONES = [246, 236] as const;
/** Down the torso: shoulder joints, and where the hips begin to tilt with the hips. */
const SHOULDERS = 0.15;

const SHOULDER_ACROSS: Readonly<Record<View, readonly [number, number]>> = {
  front: [-0.86, 0.86],
  back: [-0.86, 0.86],
  quarter: [-0.8, 0.72],
  side: [0.02, -0.1],
};
const HIP_ACROSS: Readonly<Record<View, readonly [number, number]>> = {
  front: [-0.5, 0.5],
  back: [-0.5, 0.5],
  quarter: [-0.52, 0.46],
  side: [0.02, -0.1],
};

export interface SkeletonArm {
  readonly limb: Limb;
  readonly pose: ArmPose;
  readonly depth: Depth;
  /** Puts a point of the hand's own drawing on the page. */
  readonly hand: (knot: Knot) => Knot;
}

export interface SkeletonLeg {
  readonly limb: Limb;
  readonly pose: LegPose;
  readonly foot: (knot: Knot) => Knot;
}

/** Somebody's bones in a pose: hip joints' middle at (0, 0), y down. */
export interface Skeleton {
  readonly view: View;
  readonly body: Body;
  readonly stations: readonly Station[];
  /** Across -1 to 1, contour to contour; down 0 neck base, .15 shoulders, .42 bust, .66 waist, 1 hips, 1.22 crotch. */
  readonly torso: (across: number, down: number) => Point;
  /** The same with the body's own middle line at 0, which is off the middle in a quarter view. */
  readonly front: (across: number, down: number) => Point;
  /** Half width of the torso to the left (-1) or right (1), units. */
  readonly reach: (down: number, side: 1 | -1) => number;
  readonly arms: readonly [SkeletonArm, SkeletonArm];
  readonly legs: readonly [SkeletonLeg, SkeletonLeg];
  readonly seated: boolean;
  readonly headView: HeadView;
  readonly head: (knot: Knot) => Knot;
  readonly headSize: number;
}

/** The contour at a height, eased between stations. */
function contourAt(stations: readonly Station[], down: number, column: 1 | 2): number {
  let i = 0;
  while (i < stations.length - 2 && down > (stations[i + 1]?.[0] ?? 0)) i++;
  const [from, to] = [stations[i], stations[i + 1]];
  if (!from || !to) return 0;
  const t = Math.max(0, Math.min(1, (down - from[0]) / (to[0] - from[0])));
  const eased = (t + t * t * (3 - 2 * t)) / 2;
  return from[column] + (to[column] - from[column]) * eased;
}

interface Trunk {
  readonly torso: Skeleton['torso'];
  readonly reach: Skeleton['reach'];
  readonly neck: Point;
  readonly lean: number;
}

function trunkOf(pose: Pose, body: Body, stations: readonly Station[]): Trunk {
  const lean = pose.lean + (body.stoop ?? 0) * (pose.view === 'side' ? 1 : 0.3);
  const neck = add([0, 0], heading(180 - lean), TORSO);
  const middle = add(between([0, 0], neck, 0.5), heading(90 - lean), -pose.bend);
  const spine = (down: number): Point => {
    const t = 1 - down;
    // Below the hips the spine goes on straight.
    if (t < 0) return [middle[0] * 2 * t * 0.72, middle[1] * 2 * t * 0.72];
    return between(between([0, 0], middle, t), between(middle, neck, t), t);
  };
  const tilt = (down: number): number => {
    const t = Math.max(0, Math.min(1, (down - SHOULDERS) / 0.75));
    return pose.shoulders + (pose.hips - pose.shoulders) * t;
  };
  const reach = (down: number, side: 1 | -1): number => Math.abs(contourAt(stations, down, side < 0 ? 1 : 2));
  const torso = (across: number, down: number): Point => {
    const [above, below] = [spine(down - 0.01), spine(down + 0.01)];
    const along = (Math.atan2(below[0] - above[0], below[1] - above[1]) * 180) / Math.PI;
    const width = across * reach(down, across < 0 ? -1 : 1);
    return add(spine(down), heading(90 + along - tilt(down)), width);
  };
  return { torso, reach, neck, lean };
}

/** How far the middle line of a body lies from the middle of its contour. */
const QUARTER_SHIFT = 0.24;

function headPlace(pose: Pose, body: Body, trunk: Trunk): { head: Skeleton['head']; size: number } {
  const [view, degrees] = pose.head;
  const size = body.head * 1.09;
  const foot = trunk.torso(pose.view === 'side' ? 0.1 : 0, 0.02);
  const middle = add(foot, heading(180 - trunk.lean * 0.4 - degrees * 0.7), 82 * size + 6);
  const ahead = pose.view === 'side' ? 12 : { profile: 8, quarter: 4, front: 0, back: 0 }[view];
  const head = ([x, y, corner]: Knot): Knot => {
    const [px, py] = turned([x * size, y * size], degrees);
    return knotAt([middle[0] + ahead + px, middle[1] + py], corner);
  };
  return { head, size };
}

function armDepth(pose: Pose, index: 0 | 1): Depth {
  const { depth } = pose.arms[index];
  if (depth) return depth;
  if (pose.view === 'side') return index === 0 ? 'behind' : 'front';
  return pose.view === 'quarter' && index === 1 ? 'behind' : 'front';
}

/** Degrees by which an arm that hangs is held farther out by a fuller body. */
function roomFor(pose: Pose, { hips, limbs }: Body, arm: { readonly upper: number }, index: 0 | 1): number {
  if (pose.view === 'side' || Math.abs(arm.upper) > 40) return 0;
  return (index === 0 ? -1 : 1) * Math.max(0, hips + limbs - 2.1) * 9;
}

/** Elbow and wrist: of an arm that says how it is bent, or of one that says what its hand is at. */
function armJoints(pose: Pose, body: Body, trunk: Trunk, head: Skeleton['head'], root: Point, index: 0 | 1) {
  const arm = pose.arms[index];
  const [long, short] = arm.shorten ?? [1, 1];
  const bones = [ARM_BONES[0] * long, ARM_BONES[1] * short] as const;
  if ('upper' in arm) {
    const out = roomFor(pose, body, arm, index);
    return jointsOf(root, arm.upper + out, arm.fore + out * 0.6, bones);
  }
  const [x, y] = arm.torso ? trunk.torso(...arm.torso) : head(arm.face ?? [0, 0]);
  return reachJoints(root, [x, y], bones, arm.elbow);
}

function armOf(pose: Pose, body: Body, trunk: Trunk, head: Skeleton['head'], index: 0 | 1): SkeletonArm {
  const arm = pose.arms[index];
  const root = trunk.torso(SHOULDER_ACROSS[pose.view][index], SHOULDERS);
  const joints = armJoints(pose, body, trunk, head, root, index);
  const thick = body.limbs * (body.male ? 1.1 : 1);
  const rows = ARM.map(([along, outer, inner]): LimbStation => {
    // The first arm's outer side is its left one on the page; tables are drawn for the right arm.
    const [a, b] = index === 0 && pose.view !== 'side' ? [inner, outer] : [outer, inner];
    return [along, a * thick, b * thick];
  });
  const limb = limbOf(root, ...joints, rows);
  const side = arm.thumb ?? (pose.view === 'side' || index === 0 ? 1 : -1);
  const degrees = arm.hand ?? ('upper' in arm ? arm.fore : 0);
  const size = 0.98 + 0.1 * body.limbs + (body.male ? 0.06 : 0);
  return {
    limb,
    pose: arm,
    depth: armDepth(pose, index),
    hand: ([x, y, corner]) => {
      const [px, py] = turned([x * size * side, y * size], -degrees);
      return knotAt([limb.end[0] + px, limb.end[1] + py], corner);
    },
  };
}

function legOf(pose: Pose, body: Body, trunk: Trunk, index: 0 | 1): SkeletonLeg {
  const { upper, lower, foot, turn = 0, shorten = [1, 1] } = pose.legs[index];
  const root = trunk.torso(HIP_ACROSS[pose.view][index], 1);
  const bones = [LEG_BONES[0] * body.legs * shorten[0], LEG_BONES[1] * body.legs * shorten[1]] as const;
  const joints = jointsOf(root, upper, lower, bones);
  const side = pose.view === 'side';
  // Thighs begin as wide as the hips ask for, and end as slim as the limbs are.
  const hipShare = side ? 1 : body.hips / body.limbs ** 0.9;
  const rows = (side ? LEG_SIDE : LEG_FRONT).map(([along, outer, inner]): LimbStation => {
    const thick = (along < 1 ? body.limbs ** 0.9 : body.limbs ** 0.72) * (body.male ? 0.97 : 1);
    const hip = 1 + (hipShare - 1) * Math.max(0, 1 - along * 1.4);
    const [a, b] = index === 0 && !side ? [inner, outer] : [outer, inner];
    return [along, a * thick * hip, b * thick * hip];
  });
  const limb = limbOf(root, ...joints, rows);
  const outward = index === 0 ? -1 : 1;
  return {
    limb,
    pose: pose.legs[index],
    foot: ([x, y, corner]) => {
      const width = foot === 'side' ? (side ? 1 : 0.82) : outward;
      const [px, py] = foot === 'side' ? turned([x * width, y], turn) : [x * width + outward * 2, y];
      return knotAt([limb.end[0] + px, limb.end[1] + py], corner);
    },
  };
}

/** Works out the bones of a body in a pose. */
export function skeletonOf(body: Body, pose: Pose): Skeleton {
  const stations = torsoStations(pose.view, body);
  const trunk = trunkOf(pose, body, stations);
  const { head, size } = headPlace(pose, body, trunk);
  const shifted = (across: number): number =>
    pose.view === 'quarter' ? across + QUARTER_SHIFT * Math.max(0, 1 - across * across) : across;
  return {
    view: pose.view,
    body,
    stations,
    torso: trunk.torso,
    front: (across, down) => trunk.torso(shifted(across), down),
    reach: trunk.reach,
    arms: [armOf(pose, body, trunk, head, 0), armOf(pose, body, trunk, head, 1)],
    legs: [legOf(pose, body, trunk, 0), legOf(pose, body, trunk, 1)],
    seated: pose.seated ?? false,
    headView: pose.head[0],
    head,
    headSize: size,
  };
}
