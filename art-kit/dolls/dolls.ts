import { CAST, type CastId } from '../people/cast.ts';
import type { EyeHabit } from '../people/head/face.ts';
import { leg, type Pose, swung } from '../people/pose.ts';
import { POSES } from '../people/poses.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';

/** A doll of Dress-Up Bay, and the clothes that are hers: what she wears until somebody picks something else. */
export interface Doll {
  readonly person: (typeof CAST)[CastId];
  /** How she stands on her stand: her own way, hands free for what is carried. */
  readonly stance: Pose;
  /** What her eyes do for a moment now and then. */
  readonly blink: EyeHabit;
  readonly ownTop: readonly [cut: WornCut, colourway: string];
  readonly ownBottoms: readonly [cut: WornCut, colourway: string];
}

const FRONT = { view: 'front', lean: 0, bend: 0, hips: 0, shoulders: 0 } as const;

/** The four dolls, in the order of the slider. */
export const DOLLS = {
  marisol: {
    person: CAST.marisol,
    stance: {
      ...FRONT,
      bend: 6,
      hips: 5,
      shoulders: -4,
      arms: [swung(-14, -8, -5, { shape: 'grip' }), swung(19, 10, 6, { shape: 'grip' })],
      legs: [leg(-2, 0), leg(9, 6)],
      head: ['quarter', 0],
    },
    blink: 'closed',
    ownTop: ['twist', 'coral'],
    ownBottoms: ['tieside', 'coral'],
  },
  imani: {
    person: CAST.imani,
    stance: {
      ...FRONT,
      bend: -5,
      hips: -5,
      shoulders: 4,
      arms: [swung(-22, -13, -8, { shape: 'grip' }), swung(14, 20, 12, { shape: 'grip' })],
      legs: [leg(-10, -6), leg(3, 1)],
      head: ['front', 2],
    },
    blink: 'open',
    ownTop: ['scoop', 'butter'],
    ownBottoms: ['highwaist', 'butter'],
  },
  yuna: {
    person: CAST.yuna,
    stance: {
      ...FRONT,
      lean: 1,
      arms: [swung(-17, -11, -6, { shape: 'grip' }), swung(15, 7, 4, { shape: 'grip' })],
      legs: [leg(-4, -2), leg(5, 1)],
      head: ['front', -4],
    },
    blink: 'open',
    ownTop: ['bralette', 'guava'],
    ownBottoms: ['hipster', 'guava'],
  },
  freya: {
    person: CAST.freya,
    stance: {
      ...FRONT,
      bend: 4,
      hips: 3,
      shoulders: -2,
      arms: [swung(-20, -9, -5, { shape: 'grip' }), swung(20, 13, 8, { shape: 'grip' })],
      legs: [leg(-7, -3), leg(9, 4)],
      head: ['quarter', 3],
    },
    blink: 'closed',
    ownTop: ['balconette', 'bluebird'],
    ownBottoms: ['cheeky', 'bluebird'],
  },
} as const satisfies Record<string, Doll>;

export type DollId = keyof typeof DOLLS;

/** How a doll stands: `classic` on her stand, the others for her picture. Undefined is her own stance. */
export const DOLL_POSES = {
  classic: undefined,
  sassy: { ...POSES.stand, arms: [swung(-14, -7, -4, { shape: 'grip' }), POSES.stand.arms[1]] },
  // A hand that waves within the picture.
  hello: {
    ...POSES.wave,
    arms: [swung(-14, -7, -4, { shape: 'grip' }), swung(98, 184, 180, { shape: 'open', thumb: -1 })],
  },
} as const satisfies Record<string, Pose | undefined>;

export type DollPose = keyof typeof DOLL_POSES;

export function isDollPose(text: string): text is DollPose {
  return Object.hasOwn(DOLL_POSES, text);
}

/** A doll as she stands. */
export interface PosedDoll {
  readonly doll: DollId;
  readonly pose: DollPose;
}

export function isDollId(text: string): text is DollId {
  return Object.hasOwn(DOLLS, text);
}

export const DOLL_IDS: readonly DollId[] = Object.keys(DOLLS).filter(isDollId);
