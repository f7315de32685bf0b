import { atHead, leg, onTorso, type Pose, swung } from './pose.ts';

const STILL = { lean: 0, bend: 0, hips: 0, shoulders: 0 } as const;

/** Seen from the front. */
const FRONT = {
  /** Weight on one leg, a hand on the hip, looking aside. */
  stand: {
    view: 'front',
    lean: 0,
    bend: 6,
    hips: 5,
    shoulders: -5,
    arms: [swung(-10, -5, -3), onTorso([1.12, 0.76], -1, -44, { shape: 'hip' })],
    legs: [leg(-2, 0), leg(9, 6)],
    head: ['quarter', 0],
  },
  akimbo: {
    ...STILL,
    view: 'front',
    hips: 3,
    arms: [onTorso([-1.12, 0.76], 1, 44, { shape: 'hip' }), onTorso([1.12, 0.76], -1, -44, { shape: 'hip' })],
    legs: [leg(-8, -4), leg(9, 5)],
    head: ['front', 0],
  },
  wave: {
    view: 'front',
    lean: -2,
    bend: -8,
    hips: -6,
    shoulders: 6,
    arms: [swung(-12, -5, -2), swung(124, 166, 172, { shape: 'open', thumb: -1 })],
    legs: [leg(-8, -4), leg(3, 2)],
    head: ['quarter', -4],
  },
  /** Arms easy at the sides: the whole front of a garment shows. */
  easy: {
    view: 'front',
    lean: 0,
    bend: -7,
    hips: -5,
    shoulders: 4,
    arms: [swung(-15, -7, -4), swung(13, 6, 3)],
    legs: [leg(-9, -6), leg(2, 0)],
    head: ['front', 3],
  },
  /** Both hands behind the head. */
  basking: {
    view: 'front',
    lean: 1,
    bend: 7,
    hips: 6,
    shoulders: -4,
    arms: [atHead([-34, 14], -1, 120, { depth: 'behind' }), atHead([34, 14], 1, -120, { depth: 'behind' })],
    legs: [leg(-3, -1), leg(10, 6)],
    head: ['quarter', -5],
  },
  /** Something hangs from the hand on the right. */
  carry: {
    view: 'front',
    lean: 0,
    bend: -6,
    hips: -5,
    shoulders: 4,
    arms: [swung(-14, -7, -4), swung(26, 16, 4, { shape: 'grip' })],
    legs: [leg(-9, -6), leg(2, 0)],
    head: ['quarter', 2],
  },
  /** Something is held up in the hand on the right. */
  show: {
    view: 'front',
    lean: 0,
    bend: 6,
    hips: 5,
    shoulders: -3,
    arms: [swung(-12, -6, -3), swung(24, 150, 164, { shape: 'grip', depth: 'over' })],
    legs: [leg(-2, 0), leg(9, 6)],
    head: ['quarter', 3],
  },
  jump: {
    view: 'front',
    lean: 0,
    bend: 6,
    hips: 6,
    shoulders: -6,
    arms: [
      swung(-142, -168, -172, { shape: 'open', depth: 'over' }),
      swung(136, 160, 166, { shape: 'open', depth: 'over' }),
    ],
    legs: [leg(-30, 8, 'side', 40), leg(22, -52, 'side', 60)],
    head: ['quarter', -8],
    afloat: true,
  },
} as const satisfies Record<string, Pose>;

/** Turned a quarter to the right. */
const QUARTER = {
  contra: {
    view: 'quarter',
    lean: 2,
    bend: -10,
    hips: -6,
    shoulders: 5,
    arms: [swung(-16, 4, 10), swung(16, 10, 8)],
    legs: [leg(-1, -2), leg(14, 4, 'side')],
    head: ['quarter', 4],
  },
  stroll: {
    view: 'quarter',
    lean: 3,
    bend: -6,
    hips: 4,
    shoulders: -4,
    arms: [swung(-24, -8, -4), swung(24, 38, 42)],
    legs: [leg(-14, -26, 'side', 26), leg(14, 6, 'side', -4)],
    head: ['profile', 0],
  },
  shadeEyes: {
    view: 'quarter',
    lean: 2,
    bend: -6,
    hips: 5,
    shoulders: -5,
    arms: [swung(-14, -4, 0), atHead([58, -22], 1, -96, { shape: 'flat' })],
    legs: [leg(-7, -4), leg(8, 2, 'side')],
    head: ['quarter', -3],
  },
  board: {
    view: 'quarter',
    lean: -2,
    bend: 4,
    hips: -4,
    shoulders: 4,
    arms: [swung(-10, 2, 8), swung(26, 14, 10)],
    legs: [leg(-6, -3), leg(10, 4, 'side')],
    head: ['profile', 0],
  },
  tieHair: {
    view: 'quarter',
    lean: 4,
    bend: -12,
    hips: -6,
    shoulders: 6,
    arms: [atHead([-92, 6], -1, 104, { depth: 'over', shape: 'hip' }), atHead([-30, -40], 1, -80, { depth: 'behind' })],
    legs: [leg(-2, -1), leg(14, 2, 'side')],
    head: ['profile', -4],
  },
  hug: {
    view: 'quarter',
    lean: 3,
    bend: -4,
    hips: -4,
    shoulders: 3,
    arms: [swung(-18, -8, -4), swung(60, 66, 70, { depth: 'front' })],
    legs: [leg(-4, -2), leg(9, 3, 'side')],
    head: ['quarter', 6],
  },
} as const satisfies Record<string, Pose>;

/** Seen from the side. */
const SIDE = {
  walk: {
    ...STILL,
    view: 'side',
    lean: 5,
    bend: -4,
    arms: [swung(26, 44, 44), swung(-26, -6, 0)],
    legs: [leg(-20, -34, 'side', 30), leg(24, 10, 'side', -12)],
    head: ['profile', 0],
  },
  run: {
    ...STILL,
    view: 'side',
    lean: 12,
    bend: -6,
    arms: [swung(38, 112, 118, { shape: 'grip' }), swung(-46, 26, 34, { shape: 'grip' })],
    legs: [leg(-16, -74, 'side', 66), leg(50, -14, 'side', 4)],
    head: ['profile', 2],
  },
  dip: {
    ...STILL,
    view: 'side',
    lean: 34,
    bend: 12,
    arms: [swung(20, 8, 4), swung(8, 2, 0)],
    legs: [leg(10, -4, 'side'), leg(18, -10, 'side')],
    head: ['profile', 16],
  },
  poise: {
    ...STILL,
    view: 'side',
    lean: -3,
    bend: -6,
    arms: [swung(-6, 6, 8), swung(-14, 4, 8)],
    legs: [leg(2, -6, 'side'), leg(8, -10, 'side')],
    head: ['profile', -3],
  },
  knees: {
    ...STILL,
    view: 'side',
    lean: 14,
    bend: 16,
    seated: true,
    arms: [
      swung(46, 74, 50, { shape: 'flat', shorten: [0.95, 0.8] }),
      swung(32, 86, 40, { shape: 'flat', shorten: [0.92, 0.8] }),
    ],
    legs: [leg(131, 27, 'side'), leg(139, 33, 'side')],
    head: ['profile', 4],
  },
  sunSit: {
    ...STILL,
    view: 'side',
    lean: -24,
    bend: 8,
    seated: true,
    arms: [swung(-30, -24, 40, { shape: 'prop' }), swung(-38, -26, -40, { shape: 'prop' })],
    legs: [leg(124, 24, 'side'), leg(99, 74, 'side', -50)],
    head: ['profile', -10],
  },
  lounge: {
    ...STILL,
    view: 'side',
    lean: -38,
    bend: 10,
    seated: true,
    arms: [swung(-26, -30, 40, { shape: 'prop' }), swung(-30, -18, -40, { shape: 'prop' })],
    legs: [leg(126, 26, 'side'), leg(95, 82, 'side', -54)],
    head: ['profile', -16],
  },
} as const satisfies Record<string, Pose>;

/** Seen from behind. */
const BACK = {
  back: {
    view: 'back',
    lean: -1,
    bend: 8,
    hips: -6,
    shoulders: 4,
    arms: [onTorso([-1.1, 0.76], 1, 40, { shape: 'hip' }), swung(13, 8, 4)],
    legs: [leg(-3, -1), leg(9, 3)],
    head: ['back', 5],
  },
  lookBack: {
    view: 'back',
    lean: 0,
    bend: -8,
    hips: 7,
    shoulders: -5,
    arms: [swung(-14, -6, 0), onTorso([1.1, 0.76], -1, -40, { shape: 'hip' })],
    legs: [leg(-8, -3), leg(3, 2)],
    head: ['profile', -2],
  },
  backEasy: {
    view: 'back',
    lean: 1,
    bend: -6,
    hips: 5,
    shoulders: -4,
    arms: [swung(-15, -8, -5), swung(14, 7, 4)],
    legs: [leg(-9, -4), leg(2, 1)],
    head: ['back', -3],
  },
  tieHairBack: {
    view: 'back',
    lean: -2,
    bend: 8,
    hips: -7,
    shoulders: 4,
    arms: [atHead([-40, 8], -1, 96, { shape: 'hip' }), atHead([40, 4], 1, -96, { shape: 'hip' })],
    legs: [leg(-3, -1), leg(9, 2)],
    head: ['back', 0],
  },
  armRound: {
    view: 'back',
    lean: 1,
    bend: 4,
    hips: -4,
    shoulders: 3,
    arms: [swung(-16, -8, -2), swung(97, 62, 30, { depth: 'over', shorten: [0.95, 0.42] })],
    legs: [leg(-6, -3), leg(5, 2)],
    head: ['profile', 0],
  },
} as const satisfies Record<string, Pose>;

export const POSES = { ...FRONT, ...QUARTER, ...SIDE, ...BACK } as const satisfies Record<string, Pose>;

export type PoseId = keyof typeof POSES;

const isPoseId = (text: string): text is PoseId => Object.hasOwn(POSES, text);

export const POSE_IDS: readonly PoseId[] = Object.keys(POSES).filter(isPoseId);
