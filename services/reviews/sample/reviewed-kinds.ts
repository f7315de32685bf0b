import { COVER_OUTCOMES, SHIRT_OUTCOMES, SHORTS_OUTCOMES, WARM_OUTCOMES } from './clauses/dry-outcomes.ts';
import { BOTTOMS_OUTCOMES, ONE_PIECE_OUTCOMES, SWIM_OUTCOMES, TOP_OUTCOMES } from './clauses/swim-outcomes.ts';
import {
  BAG_OUTCOMES,
  HAIR_OUTCOMES,
  HAT_OUTCOMES,
  JEWEL_OUTCOMES,
  SCARF_OUTCOMES,
  STICKER_OUTCOMES,
  TOWEL_OUTCOMES,
} from './clauses/thing-outcomes.ts';
import { CARRY_TIMES, DRY_TIMES, SWIM_TIMES } from './clauses/times.ts';
import { COVER_PHRASES, SHIRT_PHRASES, SHORTS_PHRASES, WARM_PHRASES } from './clothes-phrases.ts';
import { BOTTOMS_PHRASES, ONE_PIECE_PHRASES, SET_PHRASES, TOP_PHRASES } from './swim-phrases.ts';
import { BAG_PHRASES, HAIR_PHRASES, HAT_PHRASES, TOWEL_PHRASES, TRINKET_PHRASES } from './thing-phrases.ts';
import type { TonePhrases } from './tone.ts';

/** How a kind of thing was put to the test, and what became of it. */
interface Trials {
  times: readonly string[];
  outcomes: readonly TonePhrases[];
}

/** Everything the sample knows of a kind of product. */
export interface ReviewedKind {
  phrases: TonePhrases;
  trials: Trials;
  /** Who buys it; women where nothing is said. */
  boughtBy?: 'men' | 'anybody';
  /** One speaks of it as "they". */
  isPlural?: true;
  /** Nobody wears it. */
  isCarried?: true;
  isBag?: true;
  /** It has neither seams nor cloth that could run. */
  isUnsewn?: true;
  /** It gets wet. */
  isSwumIn?: true;
}

const SWIM: Trials = { times: SWIM_TIMES, outcomes: [SWIM_OUTCOMES] };
const COVER: Trials = { times: DRY_TIMES, outcomes: [COVER_OUTCOMES] };
const BEACH_SHORTS: Trials = { times: [...SWIM_TIMES.slice(0, 6), ...DRY_TIMES], outcomes: [SHORTS_OUTCOMES] };
const WARM: Trials = { times: DRY_TIMES, outcomes: [WARM_OUTCOMES] };
const HAT: Trials = { times: DRY_TIMES, outcomes: [HAT_OUTCOMES] };
const BAG: Trials = { times: CARRY_TIMES, outcomes: [BAG_OUTCOMES] };
const HAIR: Trials = { times: [...DRY_TIMES, ...CARRY_TIMES], outcomes: [HAIR_OUTCOMES] };
const JEWEL: Trials = { times: DRY_TIMES, outcomes: [JEWEL_OUTCOMES] };

/** One record a kind. */
const REVIEWED_KINDS: Readonly<Record<string, ReviewedKind>> = {
  top: { phrases: TOP_PHRASES, trials: { ...SWIM, outcomes: [SWIM_OUTCOMES, TOP_OUTCOMES] }, isSwumIn: true },
  bottoms: {
    phrases: BOTTOMS_PHRASES,
    trials: { ...SWIM, outcomes: [SWIM_OUTCOMES, BOTTOMS_OUTCOMES] },
    isPlural: true,
    isSwumIn: true,
  },
  set: { phrases: SET_PHRASES, trials: SWIM, isSwumIn: true },
  'one-piece': {
    phrases: ONE_PIECE_PHRASES,
    trials: { ...SWIM, outcomes: [SWIM_OUTCOMES, ONE_PIECE_OUTCOMES] },
    isSwumIn: true,
  },
  dress: { phrases: COVER_PHRASES, trials: COVER },
  skirt: { phrases: COVER_PHRASES, trials: COVER },
  skort: { phrases: COVER_PHRASES, trials: COVER },
  sarong: { phrases: COVER_PHRASES, trials: COVER },
  shorts: { phrases: SHORTS_PHRASES, trials: BEACH_SHORTS, boughtBy: 'anybody', isPlural: true },
  'swim-shorts': {
    phrases: SHORTS_PHRASES,
    trials: { ...BEACH_SHORTS, times: SWIM_TIMES },
    boughtBy: 'men',
    isPlural: true,
    isSwumIn: true,
  },
  'board-shorts': {
    phrases: SHORTS_PHRASES,
    trials: { ...BEACH_SHORTS, times: SWIM_TIMES },
    boughtBy: 'men',
    isPlural: true,
    isSwumIn: true,
  },
  polo: { phrases: SHIRT_PHRASES, trials: { times: DRY_TIMES, outcomes: [SHIRT_OUTCOMES] }, boughtBy: 'men' },
  hoodie: { phrases: WARM_PHRASES, trials: WARM, boughtBy: 'anybody' },
  'puffer-jacket': { phrases: WARM_PHRASES, trials: WARM, boughtBy: 'anybody' },
  towel: {
    phrases: TOWEL_PHRASES,
    trials: { times: CARRY_TIMES, outcomes: [TOWEL_OUTCOMES] },
    boughtBy: 'anybody',
    isCarried: true,
    isSwumIn: true,
  },
  hat: { phrases: HAT_PHRASES, trials: HAT, boughtBy: 'anybody' },
  cap: { phrases: HAT_PHRASES, trials: HAT, boughtBy: 'anybody' },
  visor: { phrases: HAT_PHRASES, trials: HAT },
  'tote-bag': { phrases: BAG_PHRASES, trials: BAG, boughtBy: 'anybody', isCarried: true, isBag: true },
  pouch: { phrases: BAG_PHRASES, trials: BAG, isCarried: true, isBag: true, isSwumIn: true },
  wristlet: { phrases: BAG_PHRASES, trials: BAG, isCarried: true, isBag: true },
  scrunchie: { phrases: HAIR_PHRASES, trials: HAIR, isCarried: true, isSwumIn: true },
  headband: { phrases: HAIR_PHRASES, trials: HAIR },
  clip: { phrases: HAIR_PHRASES, trials: HAIR, isCarried: true, isUnsewn: true },
  scarf: { phrases: TRINKET_PHRASES, trials: { times: DRY_TIMES, outcomes: [SCARF_OUTCOMES] } },
  necklace: { phrases: TRINKET_PHRASES, trials: JEWEL, isUnsewn: true },
  'waist-chain': { phrases: TRINKET_PHRASES, trials: JEWEL, isUnsewn: true },
  'sticker-pack': {
    phrases: TRINKET_PHRASES,
    trials: { times: CARRY_TIMES, outcomes: [STICKER_OUTCOMES] },
    isPlural: true,
    isCarried: true,
    isUnsewn: true,
  },
};

/** What is known of a kind; undefined for one that nobody writes about. */
export const reviewedKind = (kind: string): ReviewedKind | undefined => REVIEWED_KINDS[kind];
