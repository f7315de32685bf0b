import { type Arm, buildArm } from './arm.ts';
import { type Body, halfWidth, torsoPath } from './body.ts';
import { buildLeg, type Leg } from './leg.ts';
import type { Pose } from './poses.ts';

/** A body in a pose: what skin and worn garments are drawn from. All coordinates are on the page, about x = 0. */
export interface Rig {
  readonly body: Body;
  readonly pose: Pose;
  readonly torso: string;
  readonly arms: { readonly left: Arm; readonly right: Arm };
  readonly legs: { readonly left: Leg; readonly right: Leg };
  /** Half the torso's width at a height. */
  readonly half: (y: number) => number;
}

export function buildRig(body: Body, pose: Pose): Rig {
  return {
    body,
    pose,
    torso: torsoPath(body),
    arms: { left: buildArm(body, -1, pose.left(body)), right: buildArm(body, 1, pose.right(body)) },
    legs: { left: buildLeg(body, -1, pose.legs.left), right: buildLeg(body, 1, pose.legs.right) },
    half: (y) => halfWidth(body, y),
  };
}

export const armsOf = (rig: Rig): readonly Arm[] => [rig.arms.left, rig.arms.right];
export const legsOf = (rig: Rig): readonly Leg[] => [rig.legs.left, rig.legs.right];
