import type { Point } from '../path.ts';
import type { HandShape } from './hands.ts';
import type { View } from './stations.ts';

/** How the head is turned; `back` shows no face. */
export type HeadView = 'front' | 'quarter' | 'profile' | 'back';

/** Where a limb is painted: behind the body, over it, or over the head as well. */
export type Depth = 'behind' | 'front' | 'over';

interface ArmLook {
  /** Degrees of the hand; that of the forearm when absent. */
  readonly hand?: number;
  readonly shape?: HandShape;
  /** 1 when the thumb is to the right of a hand that points down, -1 when to the left; the side of the body when absent. */
  readonly thumb?: 1 | -1;
  readonly depth?: Depth;
  /** Foreshortening of upper arm and forearm. */
  readonly shorten?: readonly [number, number];
}

/** An arm by its angles: 0 hangs, positive turns to +x. */
export interface SwungArm extends ArmLook {
  readonly upper: number;
  readonly fore: number;
}

/** An arm whose wrist is somewhere: on the torso (across, down) or about the head (head units, 130 to a head). */
export interface ReachingArm extends ArmLook {
  readonly torso?: Point;
  readonly face?: Point;
  /** Which way the elbow goes: 1 is clockwise of the line from shoulder to wrist. */
  readonly elbow: 1 | -1;
}

export type ArmPose = SwungArm | ReachingArm;

export interface LegPose {
  readonly upper: number;
  readonly lower: number;
  /** A foot seen from the front (or back), or from the side. */
  readonly foot: 'front' | 'side';
  /** Degrees a foot seen from the side is turned, heel up when positive. */
  readonly turn?: number;
  readonly shorten?: readonly [number, number];
}

/** How somebody stands or sits. First of two limbs is the left one on the page; seen from the side it is the far one. */
export interface Pose {
  readonly view: View;
  /** Degrees the spine leans towards +x, and how far (units) its middle is pushed towards -x. */
  readonly lean: number;
  readonly bend: number;
  /** Degrees the hips and the shoulders tilt: positive lifts the right side of the page. */
  readonly hips: number;
  readonly shoulders: number;
  readonly arms: readonly [ArmPose, ArmPose];
  readonly legs: readonly [LegPose, LegPose];
  readonly head: readonly [view: HeadView, degrees: number];
  /** Thighs go forward: the near leg lies over the body. */
  readonly seated?: boolean;
  /** Lies or sits on the ground with nothing below the feet. */
  readonly afloat?: boolean;
}

export const swung = (upper: number, fore: number, hand = fore, look: ArmLook = {}): SwungArm => ({
  upper,
  fore,
  hand,
  ...look,
});

/** A hand on the torso at (across, down). */
export const onTorso = (torso: Point, elbow: 1 | -1, hand: number, look: ArmLook = {}): ReachingArm => ({
  torso,
  elbow,
  hand,
  ...look,
});

/** A hand about the head, in head units from its middle. */
export const atHead = (face: Point, elbow: 1 | -1, hand: number, look: ArmLook = {}): ReachingArm => ({
  face,
  elbow,
  hand,
  depth: 'over',
  ...look,
});

export const leg = (upper: number, lower: number, foot: LegPose['foot'] = 'front', turn = 0): LegPose => ({
  upper,
  lower,
  foot,
  turn,
});
