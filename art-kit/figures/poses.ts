import type { Point } from '../path.ts';
import { type ArmPose, shoulderOf } from './arm.ts';
import { type Body, halfWidth } from './body.ts';
import type { LegPose } from './leg.ts';
import { elbowOf } from './limb.ts';

/** How someone stands. Arms are worked out for the body at hand, so a hand on the hip lands on that hip. */
export interface Pose {
  readonly left: (body: Body) => ArmPose;
  readonly right: (body: Body) => ArmPose;
  readonly legs: { readonly left: LegPose; readonly right: LegPose };
  /** Contrapposto: how far (units) the hips go to the right of the page and the chest to the left. */
  readonly sway: number;
  /** How far the head leans to the right of the page. */
  readonly tilt: number;
}

const boneLength = (body: Body): number => (body.male ? 1.08 : 1);

/** Fuller bodies hold their arms a little further out. */
const spread = (body: Body): number => (body.bust > 84 ? 1.12 : 1);

/** An arm that hangs; elbow and wrist are measured from the shoulder. */
const hanging =
  (elbow: Point, wrist: Point): Pose['left'] =>
  (body) => {
    const [x, y] = shoulderOf(body);
    const long = boneLength(body);
    return {
      elbow: [x + elbow[0] * spread(body), y + elbow[1] * long],
      wrist: [x + wrist[0] * spread(body), y + wrist[1] * long],
      hand: 'relaxed',
    };
  };

/** The hand reaches `wrist`; the elbow follows. */
function reaching(body: Body, wrist: Point, rest: Omit<ArmPose, 'elbow' | 'wrist'>): ArmPose {
  const long = boneLength(body);
  return { elbow: elbowOf(shoulderOf(body), wrist, 106 * long, 98 * long), wrist, ...rest };
}

const onHip: Pose['left'] = (body) =>
  reaching(body, [halfWidth(body, 384) + 1, 378], { hand: 'resting', handTurn: 10, layer: 'front' });

const behindBack: Pose['left'] = (body) =>
  reaching(body, [halfWidth(body, 400) * 0.6, 394], { hand: 'hidden', layer: 'behind' });

const inPocket: Pose['left'] = (body) =>
  reaching(body, [halfWidth(body, 420) + 8, 408], { hand: 'resting', handTurn: 14, layer: 'pocket' });

const waving: Pose['left'] = (body) => {
  const [x, y] = shoulderOf(body);
  return { elbow: [x + 70, y + 52], wrist: [x + 98, y - 46], hand: 'open', handTurn: 194 };
};

const LEGS = {
  even: { left: { knee: [-6, 185], ankle: [-8, 389] }, right: { knee: [4, 181], ankle: [18, 382] } },
  relaxed: { left: { knee: [-7, 186], ankle: [-12, 390] }, right: { knee: [16, 178], ankle: [40, 376] } },
} as const satisfies Record<string, Pose['legs']>;

export const POSES = {
  doll: {
    left: hanging([36, 108], [58, 204]),
    right: hanging([36, 108], [58, 204]),
    legs: LEGS.even,
    sway: -8,
    tilt: 4,
  },
  easy: {
    left: hanging([26, 112], [40, 210]),
    right: hanging([28, 110], [44, 208]),
    legs: LEGS.relaxed,
    sway: -10,
    tilt: -4,
  },
  hip: { left: onHip, right: hanging([26, 112], [42, 212]), legs: LEGS.relaxed, sway: -12, tilt: 4 },
  hips: { left: onHip, right: onHip, legs: LEGS.even, sway: -7, tilt: 4 },
  behind: { left: behindBack, right: behindBack, legs: LEGS.even, sway: -9, tilt: -4 },
  wave: { left: onHip, right: waving, legs: LEGS.relaxed, sway: -9, tilt: -4 },
  greet: { left: hanging([26, 112], [42, 212]), right: waving, legs: LEGS.relaxed, sway: -9, tilt: -4 },
  pocket: { left: inPocket, right: hanging([26, 112], [42, 212]), legs: LEGS.relaxed, sway: -10, tilt: 4 },
} as const satisfies Record<string, Pose>;

export type PoseId = keyof typeof POSES;

const isPoseId = (text: string): text is PoseId => Object.hasOwn(POSES, text);

export const POSE_IDS: readonly PoseId[] = Object.keys(POSES).filter(isPoseId);

/** The same stance seen in a mirror. */
export function mirroredPose(pose: Pose): Pose {
  return {
    left: pose.right,
    right: pose.left,
    legs: { left: pose.legs.right, right: pose.legs.left },
    sway: -pose.sway,
    tilt: -pose.tilt,
  };
}
