import { ANYTHING } from './anything-phrases.ts';
import { BUYING, REACTIONS, WORN_REACTIONS } from './clauses/buying.ts';
import { trialsOf } from './clauses/clauses-of-kind.ts';
import { printRemarks } from './clauses/print-remarks.ts';
import { styleRemarks } from './clauses/style-remarks.ts';
import { TITLE_PATTERNS } from './clauses/title-patterns.ts';
import { COVER_PHRASES, SHIRT_PHRASES, SHORTS_PHRASES, WARM_PHRASES } from './clothes-phrases.ts';
import type { ReviewedProduct } from './reviewed-product.ts';
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

const MENS = new Set(['swim-shorts', 'board-shorts', 'polo']);
const SWUM_IN = new Set([
  'top',
  'bottoms',
  'set',
  'one-piece',
  'swim-shorts',
  'board-shorts',
  'towel',
  'pouch',
  'scrunchie',
]);

const ABOUT_WEARING = /\b(wore|wear|wearing|worn|lived in|dressed|posture|in the parcel|walk)\b/i;
const ABOUT_SEWING =
  /\b(seams?|thread|label|ran|finishing|fading|wash|ironing|lined|opaque|stretch\w*|elastic|embroidery|ridges|cloth|straight at|at the side)\b/i;
const ABOUT_SIZES = /\b(my size|two sizes|size chart|tried|trying)\b/i;
const ABOUT_BAGS = /\bbag\b/i;
const ABOUT_WOMEN = /\b(pregnant|hen do|bridesmaids|lipstick|caesarean|hen weekend|baby-moon)\b/i;
const ABOUT_WATER = /\{water\}|\b(chlorine|opaque when wet|swim club|swims? later|water slide)\b/i;

/** Whether a sentence makes sense of such a thing. */
function suits(sentence: string, kind: string, hasSizes: boolean): boolean {
  return !(
    (CARRIED.has(kind) && ABOUT_WEARING.test(sentence)) ||
    (NOT_SEWN.has(kind) && ABOUT_SEWING.test(sentence)) ||
    (!hasSizes && ABOUT_SIZES.test(sentence)) ||
    (BAGS.has(kind) && ABOUT_BAGS.test(sentence)) ||
    (MENS.has(kind) && ABOUT_WOMEN.test(sentence)) ||
    (!SWUM_IN.has(kind) && ABOUT_WATER.test(sentence))
  );
}

/** What may be said of a thing in a tone. */
export interface Vocabulary {
  titles: readonly string[];
  /** Of its kind and its cut. */
  own: readonly string[];
  /** Of its print. */
  print: readonly string[];
  /** Of anything, so of this too. */
  any: readonly string[];
  /** How it was put to the test, and what became of it. */
  times: readonly string[];
  outcomes: readonly string[];
  /** How it was come by, and what they make of it now. */
  openings: readonly string[];
  reactions: readonly string[];
}

type OfKind = Omit<Vocabulary, 'print'>;

const KNOWN = new Map<string, OfKind | undefined>();

function vocabularyOfKind(kind: string, tone: Tone, hasSizes: boolean): OfKind | undefined {
  const phrases = PHRASES_OF_KIND[kind];
  const trials = trialsOf(kind);
  if (!phrases || !trials) return undefined;
  const fitting = (sentence: string): boolean => suits(sentence, kind, hasSizes);
  return {
    titles: [...TITLES[tone], ...TITLE_PATTERNS[tone]].filter(fitting),
    own: phrases[tone],
    any: ANYTHING[tone].filter(fitting),
    times: trials.times.filter(fitting),
    outcomes: trials.outcomes.flatMap((outcomes) => outcomes[tone]),
    openings: BUYING.filter(fitting),
    reactions: tone === 'five' && !CARRIED.has(kind) ? [...REACTIONS.five, ...WORN_REACTIONS] : REACTIONS[tone],
  };
}

/** The sentences for a thing and a tone; undefined for what is not reviewed. */
export function vocabularyOf(
  { kind, style, print }: ReviewedProduct,
  tone: Tone,
  hasSizes: boolean,
): Vocabulary | undefined {
  const key = `${kind} ${tone} ${hasSizes}`;
  if (!KNOWN.has(key)) KNOWN.set(key, vocabularyOfKind(kind, tone, hasSizes));
  const known = KNOWN.get(key);
  if (!known) return undefined;
  // Who is not pleased has no kind word for print and cut either.
  if (tone !== 'five' && tone !== 'four') return { ...known, print: [] };
  return {
    ...known,
    own: [...known.own, ...styleRemarks(style, kind)],
    print: printRemarks(print).filter((sentence) => suits(sentence, kind, hasSizes)),
  };
}
