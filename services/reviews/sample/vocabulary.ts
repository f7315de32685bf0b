import { ANYTHING } from './anything-words.ts';
import { COVER_WORDS, SHIRT_WORDS, SHORTS_WORDS, WARM_WORDS } from './clothes-words.ts';
import { BOTTOMS_WORDS, ONE_PIECE_WORDS, SET_WORDS, TOP_WORDS } from './swim-words.ts';
import { BAG_WORDS, HAIR_WORDS, HAT_WORDS, TOWEL_WORDS, TRINKET_WORDS } from './thing-words.ts';
import { TITLES } from './title-words.ts';
import type { Tone, ToneWords } from './tone.ts';

const WORDS_OF_KIND: Readonly<Record<string, ToneWords>> = {
  top: TOP_WORDS,
  bottoms: BOTTOMS_WORDS,
  set: SET_WORDS,
  'one-piece': ONE_PIECE_WORDS,
  dress: COVER_WORDS,
  skirt: COVER_WORDS,
  skort: COVER_WORDS,
  sarong: COVER_WORDS,
  shorts: SHORTS_WORDS,
  'swim-shorts': SHORTS_WORDS,
  'board-shorts': SHORTS_WORDS,
  polo: SHIRT_WORDS,
  hoodie: WARM_WORDS,
  'puffer-jacket': WARM_WORDS,
  towel: TOWEL_WORDS,
  hat: HAT_WORDS,
  cap: HAT_WORDS,
  visor: HAT_WORDS,
  'tote-bag': BAG_WORDS,
  pouch: BAG_WORDS,
  wristlet: BAG_WORDS,
  scrunchie: HAIR_WORDS,
  headband: HAIR_WORDS,
  clip: HAIR_WORDS,
  scarf: TRINKET_WORDS,
  necklace: TRINKET_WORDS,
  'waist-chain': TRINKET_WORDS,
  'sticker-pack': TRINKET_WORDS,
};

const CARRIED = new Set(['towel', 'tote-bag', 'pouch', 'wristlet', 'sticker-pack', 'clip', 'scrunchie']);
const NOT_SEWN = new Set(['sticker-pack', 'clip', 'necklace', 'waist-chain']);
const BAGS = new Set(['tote-bag', 'pouch', 'wristlet']);

const ABOUT_WEARING = /\b(wore|wear|lived in)\b/i;
const ABOUT_SEWING = /\b(seam|thread|label|ran|finishing|fading|wash)\b/i;
const ABOUT_SIZES = /\bmy size\b/i;
const ABOUT_BAGS = /\bbag\b/i;

/** Whether a sentence makes sense of such a piece. */
function suits(sentence: string, kind: string, hasSizes: boolean): boolean {
  return !(
    (CARRIED.has(kind) && ABOUT_WEARING.test(sentence)) ||
    (NOT_SEWN.has(kind) && ABOUT_SEWING.test(sentence)) ||
    (!hasSizes && ABOUT_SIZES.test(sentence)) ||
    (BAGS.has(kind) && ABOUT_BAGS.test(sentence))
  );
}

/** What may be said of a kind of piece in a tone. */
export interface Vocabulary {
  titles: readonly string[];
  /** Of the piece itself. */
  own: readonly string[];
  /** Of anything, so of this too. */
  any: readonly string[];
}

/** The sentences for a kind and a tone; undefined for what is not reviewed. */
export function vocabularyOf(kind: string, tone: Tone, hasSizes: boolean): Vocabulary | undefined {
  const words = WORDS_OF_KIND[kind];
  if (!words) return undefined;
  const fitting = (sentence: string): boolean => suits(sentence, kind, hasSizes);
  return { titles: TITLES[tone].filter(fitting), own: words[tone], any: ANYTHING[tone].filter(fitting) };
}
