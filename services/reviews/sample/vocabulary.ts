import { ANYTHING } from './anything-phrases.ts';
import { COVER_PHRASES, SHIRT_PHRASES, SHORTS_PHRASES, WARM_PHRASES } from './clothes-phrases.ts';
import { BOTTOMS_PHRASES, ONE_PIECE_PHRASES, SET_PHRASES, TOP_PHRASES } from './swim-phrases.ts';
import { BAG_PHRASES, HAIR_PHRASES, HAT_PHRASES, TOWEL_PHRASES, TRINKET_PHRASES } from './thing-phrases.ts';
import { TITLES } from './title-phrases.ts';
import type { Tone, TonePhrases } from './tone.ts';

const PHRASES_OF_KIND: Readonly<Record<string, TonePhrases>> = {
  top: TOP_PHRASES,
  bottoms: BOTTOMS_PHRASES,
  set: SET_PHRASES,
  'one-piece': ONE_PIECE_PHRASES,
  dress: COVER_PHRASES,
  skirt: COVER_PHRASES,
  skort: COVER_PHRASES,
  sarong: COVER_PHRASES,
  shorts: SHORTS_PHRASES,
  'swim-shorts': SHORTS_PHRASES,
  'board-shorts': SHORTS_PHRASES,
  polo: SHIRT_PHRASES,
  hoodie: WARM_PHRASES,
  'puffer-jacket': WARM_PHRASES,
  towel: TOWEL_PHRASES,
  hat: HAT_PHRASES,
  cap: HAT_PHRASES,
  visor: HAT_PHRASES,
  'tote-bag': BAG_PHRASES,
  pouch: BAG_PHRASES,
  wristlet: BAG_PHRASES,
  scrunchie: HAIR_PHRASES,
  headband: HAIR_PHRASES,
  clip: HAIR_PHRASES,
  scarf: TRINKET_PHRASES,
  necklace: TRINKET_PHRASES,
  'waist-chain': TRINKET_PHRASES,
  'sticker-pack': TRINKET_PHRASES,
};

const CARRIED = new Set(['towel', 'tote-bag', 'pouch', 'wristlet', 'sticker-pack', 'clip', 'scrunchie']);
const NOT_SEWN = new Set(['sticker-pack', 'clip', 'necklace', 'waist-chain']);
const BAGS = new Set(['tote-bag', 'pouch', 'wristlet']);

const ABOUT_WEARING = /\b(wore|wear|lived in)\b/i;
const ABOUT_SEWING = /\b(seam|thread|label|ran|finishing|fading|wash)\b/i;
const ABOUT_SIZES = /\bmy size\b/i;
const ABOUT_BAGS = /\bbag\b/i;

/** Whether a sentence makes sense of such a product. */
function suits(sentence: string, kind: string, hasSizes: boolean): boolean {
  return !(
    (CARRIED.has(kind) && ABOUT_WEARING.test(sentence)) ||
    (NOT_SEWN.has(kind) && ABOUT_SEWING.test(sentence)) ||
    (!hasSizes && ABOUT_SIZES.test(sentence)) ||
    (BAGS.has(kind) && ABOUT_BAGS.test(sentence))
  );
}

/** What may be said of a kind of product in a tone. */
export interface Vocabulary {
  titles: readonly string[];
  /** Of the product itself. */
  own: readonly string[];
  /** Of anything, so of this too. */
  any: readonly string[];
}

/** The sentences for a kind and a tone; undefined for what is not reviewed. */
export function vocabularyOf(kind: string, tone: Tone, hasSizes: boolean): Vocabulary | undefined {
  const phrases = PHRASES_OF_KIND[kind];
  if (!phrases) return undefined;
  const fitting = (sentence: string): boolean => suits(sentence, kind, hasSizes);
  return { titles: TITLES[tone].filter(fitting), own: phrases[tone], any: ANYTHING[tone].filter(fitting) };
}
