import { ANYTHING } from './anything-phrases.ts';
import { BUYING, REACTIONS, WORN_REACTIONS } from './clauses/buying.ts';
import { printRemarks } from './clauses/print-remarks.ts';
import { styleRemarks } from './clauses/style-remarks.ts';
import { TITLE_PATTERNS } from './clauses/title-patterns.ts';
import { type ReviewedKind, reviewedKind } from './reviewed-kinds.ts';
import type { ReviewedProduct } from './reviewed-product.ts';
import { TITLES } from './title-phrases.ts';
import type { Tone } from './tone.ts';

const ABOUT_WEARING = /\b(wore|wear|wearing|worn|lived in|dressed|posture|in the parcel|walk)\b/i;
const ABOUT_SEWING =
  /\b(seams?|thread|label|ran|finishing|fading|wash|ironing|lined|opaque|stretch\w*|elastic|embroidery|ridges|cloth|straight at|at the side)\b/i;
const ABOUT_SIZES = /\b(my size|two sizes|size chart|tried|trying)\b/i;
const ABOUT_BAGS = /\bbag\b/i;
const ABOUT_WOMEN = /\b(pregnant|hen do|bridesmaids|lipstick|caesarean|hen weekend|baby-moon)\b/i;
const ABOUT_WATER = /\{water\}|\b(chlorine|opaque when wet|swim club|swims? later|water slide)\b/i;

/** Whether a sentence makes sense of such a thing. */
function suits(sentence: string, kind: ReviewedKind, hasSizes: boolean): boolean {
  return !(
    (kind.isCarried && ABOUT_WEARING.test(sentence)) ||
    (kind.isUnsewn && ABOUT_SEWING.test(sentence)) ||
    (!hasSizes && ABOUT_SIZES.test(sentence)) ||
    (kind.isBag && ABOUT_BAGS.test(sentence)) ||
    (kind.boughtBy === 'men' && ABOUT_WOMEN.test(sentence)) ||
    (!kind.isSwumIn && ABOUT_WATER.test(sentence))
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

const KNOWN = new Map<string, OfKind>();

function vocabularyOfKind(kind: ReviewedKind, tone: Tone, hasSizes: boolean): OfKind {
  const { phrases, trials, isCarried } = kind;
  const fitting = (sentence: string): boolean => suits(sentence, kind, hasSizes);
  return {
    titles: [...TITLES[tone], ...TITLE_PATTERNS[tone]].filter(fitting),
    own: phrases[tone],
    any: ANYTHING[tone].filter(fitting),
    times: trials.times.filter(fitting),
    outcomes: trials.outcomes.flatMap((outcomes) => outcomes[tone]),
    openings: BUYING.filter(fitting),
    reactions: tone === 'five' && !isCarried ? [...REACTIONS.five, ...WORN_REACTIONS] : REACTIONS[tone],
  };
}

/** The sentences for a thing and a tone; undefined for what is not reviewed. */
export function vocabularyOf(
  { kind, style, print }: ReviewedProduct,
  tone: Tone,
  hasSizes: boolean,
): Vocabulary | undefined {
  const record = reviewedKind(kind);
  if (!record) return undefined;
  const key = `${kind} ${tone} ${hasSizes}`;
  const known = KNOWN.get(key) ?? vocabularyOfKind(record, tone, hasSizes);
  KNOWN.set(key, known);
  // Who is not pleased has no kind word for print and cut either.
  if (tone !== 'five' && tone !== 'four') return { ...known, print: [] };
  return {
    ...known,
    own: [...known.own, ...styleRemarks(style, kind)],
    print: printRemarks(print).filter((sentence) => suits(sentence, record, hasSizes)),
  };
}
