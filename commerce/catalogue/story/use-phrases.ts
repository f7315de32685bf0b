import type { Kind } from '../style.ts';
import { ACTIVE_USES, COVER_USES, MENS_USES, WARM_USES } from './use-phrases/clothes-uses.ts';
import { SWIM_USES } from './use-phrases/swim-uses.ts';
import {
  BAG_USES,
  HAIR_USES,
  HEAD_USES,
  JEWEL_USES,
  SCARF_USES,
  STICKER_USES,
  TOWEL_USES,
} from './use-phrases/thing-uses.ts';

const PHRASES: Readonly<Record<Kind, readonly string[]>> = {
  top: SWIM_USES,
  bottoms: SWIM_USES,
  set: SWIM_USES,
  'one-piece': SWIM_USES,
  dress: COVER_USES,
  skirt: COVER_USES,
  sarong: COVER_USES,
  skort: ACTIVE_USES,
  shorts: ACTIVE_USES,
  'swim-shorts': MENS_USES,
  'board-shorts': MENS_USES,
  polo: MENS_USES,
  hoodie: WARM_USES,
  'puffer-jacket': WARM_USES,
  towel: TOWEL_USES,
  hat: HEAD_USES,
  cap: HEAD_USES,
  visor: HEAD_USES,
  'tote-bag': BAG_USES,
  pouch: BAG_USES,
  wristlet: BAG_USES,
  scrunchie: HAIR_USES,
  headband: HAIR_USES,
  clip: HAIR_USES,
  scarf: SCARF_USES,
  necklace: JEWEL_USES,
  'waist-chain': JEWEL_USES,
  'sticker-pack': STICKER_USES,
  'gift-card': [],
};

/** Where a kind of thing is worn or taken; what only goes along with others has none. */
export const usesOf = (kind: Kind): readonly string[] => PHRASES[kind];
