/** How a body differs from the one the tables are drawn for: every measure multiplies its own stations. */
export interface Body {
  readonly shoulders: number;
  readonly bust: number;
  readonly ribs: number;
  readonly waist: number;
  readonly hips: number;
  readonly belly: number;
  readonly limbs: number;
  readonly neck: number;
  /** Length of the legs. */
  readonly legs: number;
  readonly head: number;
  /** A flat chest, square shoulders, narrow hips. */
  readonly male?: boolean;
  /** Degrees the spine leans forward by itself. */
  readonly stoop?: number;
}

const MEAN = {
  shoulders: 1,
  bust: 1,
  ribs: 1,
  waist: 1,
  hips: 1,
  belly: 1,
  limbs: 1,
  neck: 1,
  legs: 1,
  head: 1,
} as const satisfies Body;

/** The bodies of the cast. Never one of them scaled: limb, waist, belly, hip and neck go their own ways. */
export const BODIES = {
  mean: MEAN,
  slim: {
    ...MEAN,
    shoulders: 0.96,
    bust: 0.9,
    ribs: 0.94,
    waist: 0.93,
    hips: 0.9,
    belly: 0.9,
    limbs: 0.87,
    neck: 0.92,
    legs: 1.03,
    head: 0.98,
  },
  athletic: {
    ...MEAN,
    shoulders: 1.08,
    bust: 0.94,
    ribs: 1.02,
    waist: 1.02,
    hips: 0.96,
    belly: 0.9,
    limbs: 1.02,
    neck: 1.04,
    legs: 1.02,
  },
  curvy: {
    ...MEAN,
    shoulders: 1.02,
    bust: 1.18,
    ribs: 1.12,
    waist: 1.14,
    hips: 1.24,
    belly: 1.2,
    limbs: 1.17,
    neck: 1.03,
    legs: 0.98,
  },
  plus: {
    ...MEAN,
    shoulders: 1.06,
    bust: 1.27,
    ribs: 1.26,
    waist: 1.34,
    hips: 1.34,
    belly: 1.46,
    limbs: 1.27,
    neck: 1.08,
    legs: 0.96,
  },
  large: {
    ...MEAN,
    shoulders: 1.09,
    bust: 1.36,
    ribs: 1.4,
    waist: 1.54,
    hips: 1.4,
    belly: 1.62,
    limbs: 1.36,
    neck: 1.13,
    legs: 0.94,
  },
  older: {
    ...MEAN,
    shoulders: 0.97,
    bust: 1.06,
    ribs: 1.1,
    waist: 1.22,
    hips: 1.04,
    belly: 1.32,
    limbs: 0.94,
    neck: 0.96,
    legs: 0.95,
    head: 1.02,
    stoop: 4,
  },
  lean: {
    ...MEAN,
    shoulders: 1.14,
    bust: 0.9,
    ribs: 1.04,
    waist: 1.1,
    hips: 0.88,
    belly: 0.86,
    limbs: 0.96,
    neck: 1.14,
    legs: 1.02,
    head: 0.98,
    male: true,
  },
  broad: {
    ...MEAN,
    shoulders: 1.25,
    bust: 1.02,
    ribs: 1.2,
    waist: 1.26,
    hips: 0.97,
    belly: 1.02,
    limbs: 1.12,
    neck: 1.3,
    male: true,
  },
  bear: {
    ...MEAN,
    shoulders: 1.28,
    bust: 1.18,
    ribs: 1.4,
    waist: 1.62,
    hips: 1.14,
    belly: 1.7,
    limbs: 1.24,
    neck: 1.4,
    legs: 0.95,
    head: 1.02,
    male: true,
  },
} as const satisfies Record<string, Body>;

export type BodyId = keyof typeof BODIES;
