import type { TonePhrases } from '../tone.ts';
import { COVER_OUTCOMES, SHIRT_OUTCOMES, SHORTS_OUTCOMES, WARM_OUTCOMES } from './dry-outcomes.ts';
import { BOTTOMS_OUTCOMES, ONE_PIECE_OUTCOMES, SWIM_OUTCOMES, TOP_OUTCOMES } from './swim-outcomes.ts';
import {
  BAG_OUTCOMES,
  HAIR_OUTCOMES,
  HAT_OUTCOMES,
  JEWEL_OUTCOMES,
  SCARF_OUTCOMES,
  STICKER_OUTCOMES,
  TOWEL_OUTCOMES,
} from './thing-outcomes.ts';
import { CARRY_TIMES, DRY_TIMES, SWIM_TIMES } from './times.ts';

/** How a kind of thing was put to the test, and what became of it. */
interface Trials {
  times: readonly string[];
  outcomes: readonly TonePhrases[];
}

const SWIM: Trials = { times: SWIM_TIMES, outcomes: [SWIM_OUTCOMES] };
const COVER: Trials = { times: DRY_TIMES, outcomes: [COVER_OUTCOMES] };
const BEACH_SHORTS: Trials = { times: [...SWIM_TIMES.slice(0, 6), ...DRY_TIMES], outcomes: [SHORTS_OUTCOMES] };
const WARM: Trials = { times: DRY_TIMES, outcomes: [WARM_OUTCOMES] };
const HAT: Trials = { times: DRY_TIMES, outcomes: [HAT_OUTCOMES] };
const BAG: Trials = { times: CARRY_TIMES, outcomes: [BAG_OUTCOMES] };
const HAIR: Trials = { times: [...DRY_TIMES, ...CARRY_TIMES], outcomes: [HAIR_OUTCOMES] };
const JEWEL: Trials = { times: DRY_TIMES, outcomes: [JEWEL_OUTCOMES] };

const TRIALS: Readonly<Record<string, Trials>> = {
  top: { ...SWIM, outcomes: [SWIM_OUTCOMES, TOP_OUTCOMES] },
  bottoms: { ...SWIM, outcomes: [SWIM_OUTCOMES, BOTTOMS_OUTCOMES] },
  set: SWIM,
  'one-piece': { ...SWIM, outcomes: [SWIM_OUTCOMES, ONE_PIECE_OUTCOMES] },
  dress: COVER,
  skirt: COVER,
  skort: COVER,
  sarong: COVER,
  shorts: BEACH_SHORTS,
  'swim-shorts': { ...BEACH_SHORTS, times: SWIM_TIMES },
  'board-shorts': { ...BEACH_SHORTS, times: SWIM_TIMES },
  polo: { times: DRY_TIMES, outcomes: [SHIRT_OUTCOMES] },
  hoodie: WARM,
  'puffer-jacket': WARM,
  towel: { times: CARRY_TIMES, outcomes: [TOWEL_OUTCOMES] },
  hat: HAT,
  cap: HAT,
  visor: HAT,
  'tote-bag': BAG,
  pouch: BAG,
  wristlet: BAG,
  scrunchie: HAIR,
  headband: HAIR,
  clip: HAIR,
  scarf: { times: DRY_TIMES, outcomes: [SCARF_OUTCOMES] },
  necklace: JEWEL,
  'waist-chain': JEWEL,
  'sticker-pack': { times: CARRY_TIMES, outcomes: [STICKER_OUTCOMES] },
};

/** The trials of a kind; undefined for what nobody tries out. */
export const trialsOf = (kind: string): Trials | undefined => TRIALS[kind];
