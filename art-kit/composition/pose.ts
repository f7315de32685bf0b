import type { CutKind } from '../garments/cuts.ts';
import { round1 } from '../numbers.ts';
import { rng } from '../random.ts';

/** How a piece is put down. The same for every view of a product, and another for every other seed. */
export interface Pose {
  /** Degrees clockwise out of the straight. */
  readonly degrees: number;
  /** How much of its frame the piece fills, up to 1. */
  readonly fill: number;
  /** Where in the room that is left it lies, -1 to 1 each way (rings -2 to 2); 0 is the middle. */
  readonly shift: readonly [x: number, y: number];
}

/**
 * Degrees a hand may put a kind down at. What hangs or stands is straight; what is small falls as it likes; a ring has
 * no upright. A kind that is not named is put down like most.
 */
const LEAN: Readonly<Partial<Record<CutKind, number>>> = {
  top: 9,
  bottoms: 10,
  dress: 6,
  skirt: 8,
  skort: 8,
  'one-piece': 8,
  shorts: 8,
  'swim-shorts': 8,
  'board-shorts': 7,
  polo: 6,
  towel: 1.2,
  hat: 12,
  cap: 13,
  clip: 24,
  sarong: 7,
  pouch: 13,
  'tote-bag': 6,
  scarf: 14,
  'sticker-pack': 11,
  headband: 26,
  scrunchie: 170,
  wristlet: 18,
  'puffer-jacket': 6,
  hoodie: 6,
  visor: 14,
  necklace: 24,
  'waist-chain': 18,
  shades: 14,
  sandals: 14,
  'gift-card': 9,
};

const USUAL_LEAN = 9;

/** Rings look the same however they are turned, so they are put nearer and farther, and far off the middle. */
const RINGS: Readonly<Partial<Record<CutKind, { leastFill: number; reach: number }>>> = {
  scrunchie: { leastFill: 0.6, reach: 2.1 },
  necklace: { leastFill: 0.78, reach: 1.6 },
};
const OTHERS = { leastFill: 0.86, reach: 1 } as const;

/** The irrational steps of an even walk through three dimensions: seeds far apart and near never land side by side. */
const STEPS = [0.8191725134, 0.6710436067, 0.5497004779] as const;
/** Of the walk, long enough that no two cuts set out close together. */
const FAR = 100_000;

const stepOf = (at: number, axis: 0 | 1 | 2): number => (at * STEPS[axis]) % 1;

/** The pose of a seed; `cut` sets out from a place of its own, so that two cuts of one seed lie differently too. */
export function poseOf(kind: CutKind, seed: number, cut: string = kind): Pose {
  const at = seed + 1 + Math.floor(rng(`pose ${cut}`)() * FAR);
  const { leastFill, reach } = RINGS[kind] ?? OTHERS;
  const lean = stepOf(at, 0) * 2 - 1;
  const across = stepOf(at, 1) * 2 - 1;
  // The size goes with the seed too, on a walk of its own.
  const down = stepOf(at, 2) * 2 - 1;
  return {
    degrees: round1(lean * (LEAN[kind] ?? USUAL_LEAN)),
    fill: 1 - (1 - leastFill) * ((at * 0.381966) % 1),
    shift: [across * reach, down * reach],
  };
}
