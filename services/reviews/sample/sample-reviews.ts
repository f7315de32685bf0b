import { averageRating, STARS } from '../rating.ts';
import type { Fit } from '../review.ts';
import { chanceOf, pickOne, pickWeighted } from './chance.ts';
import { fillSentence, type Subject } from './fill-sentence.ts';
import { FIT_PHRASES, OTHER_SIZE_PHRASES } from './fit-phrases.ts';
import type { ReviewedProduct } from './reviewed-product.ts';
import { type Reviewer, reviewerOf } from './reviewer.ts';
import { type StarShares, starQuota } from './star-quota.ts';
import { toneOf } from './tone.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';

/** A review of the sample catalogue, before it has an id. */
export interface SampleReview extends Reviewer {
  /** The same for ever for the same review: 'kaila-top-passionfruit#3'. */
  key: string;
  product: string;
  star: number;
  title: string;
  text: string;
  helpful: number;
  verified: boolean;
  /** 'YYYY-MM-DD' */
  date: string;
}

const PLURAL_KINDS = new Set(['bottoms', 'shorts', 'swim-shorts', 'board-shorts', 'sticker-pack']);
/** The average the tag 'top-rated' promises. */
const TOP_RATED = 4.5;
const LAST_DAY = Date.UTC(2026, 10, 19);
const DAY_MS = 86_400_000;
/** Days from the order to the first opinion. */
const POST_DAYS = 4;
/** Fewer reviews than this say little about shares. */
const FEW = 8;

const LOVED: StarShares = [0.74, 0.2, 0.04, 0.01, 0.01];
const GOOD: StarShares = [0.58, 0.26, 0.09, 0.04, 0.03];
const MIXED: StarShares = [0.4, 0.27, 0.17, 0.09, 0.07];

function sharesOf({ tags }: ReviewedProduct, chance: () => number): StarShares {
  if (tags.includes('top-rated')) return LOVED;
  return chance() < 0.12 ? MIXED : GOOD;
}

function countOf({ tags }: ReviewedProduct, chance: () => number): number {
  const drawn = chance();
  if (tags.includes('best-seller')) return 20 + Math.floor(drawn * 22);
  if (tags.includes('top-rated')) return 10 + Math.floor(drawn * 9);
  if (tags.includes('new')) return Math.floor(drawn * 4);
  return Math.floor(drawn * drawn * 12);
}

/** The stars of one product: chance decides over a few, shares over many. */
function starsOf(product: ReviewedProduct, chance: () => number): number[] {
  const count = countOf(product, chance);
  const shares = sharesOf(product, chance);
  if (count < FEW) {
    const weighted = STARS.map((star, index) => [star, shares[index] ?? 0] as const);
    return Array.from({ length: count }, () => pickWeighted(chance, weighted));
  }
  return starQuota(count, shares).flatMap(({ star, total }) => Array.from({ length: total }, () => star));
}

/** What one product's reviews have said already, before blanks were filled: nobody repeats it below the same product. */
interface Said {
  sentences: Set<string>;
  titles: Set<string>;
}

/** Something of the list that has not been said of this product; undefined where all has. */
function unsaid(
  list: readonly string[],
  said: Set<string>,
  subject: Subject,
  chance: () => number,
): string | undefined {
  const open = list.filter((sentence) => !said.has(sentence));
  if (open.length === 0) return undefined;
  const sentence = pickOne(chance, open);
  said.add(sentence);
  return fillSentence(sentence, subject, chance);
}

/** How it came up, in words that agree with the sizes. */
function fitPhrases(fit: Fit | null, { bought, usual }: Subject): readonly string[] {
  if (!fit) return [];
  return (bought === usual ? FIT_PHRASES : OTHER_SIZE_PHRASES)[fit];
}

const SHAPES: readonly (readonly [readonly ('own' | 'any' | 'fit')[], number])[] = [
  [['own'], 8],
  [['any'], 10],
  [['own', 'fit'], 18],
  [['any', 'fit'], 14],
  [['own', 'any'], 18],
  [['fit', 'own', 'any'], 14],
  [['own', 'any', 'fit'], 12],
  [['any', 'own', 'any'], 6],
];

function textOf(phrases: Vocabulary, fit: Fit | null, said: Said, subject: Subject, chance: () => number): string {
  const lists = { own: phrases.own, any: phrases.any, fit: fitPhrases(fit, subject) };
  const told: string[] = [];
  for (const topic of pickWeighted(chance, SHAPES)) {
    const sentence = unsaid(lists[topic], said.sentences, subject, chance);
    if (sentence !== undefined) told.push(sentence);
  }
  return told.join(' ');
}

/** A day between the product's arrival and the last day of the sample, nearer to the end. */
function dateOf(arrivedOn: string, chance: () => number): string {
  const first = Math.min(Date.parse(arrivedOn) + POST_DAYS * DAY_MS, LAST_DAY);
  const days = Math.floor((LAST_DAY - first) / DAY_MS);
  return new Date(LAST_DAY - Math.floor(chance() ** 1.4 * (days + 1)) * DAY_MS).toISOString().slice(0, 10);
}

function helpfulOf(length: number, chance: () => number): number {
  return chance() < 0.55 ? 0 : Math.floor(chance() ** 2 * (4 + length / 12));
}

function reviewsOf(product: ReviewedProduct, texts: Set<string>): SampleReview[] {
  const chance = chanceOf(`reviews ${product.handle}`);
  const hasSizes = product.variants.length > 1;
  const said: Said = { sentences: new Set(), titles: new Set() };
  const stars = starsOf(product, chance);
  return stars.flatMap((star, index) => {
    const phrases = vocabularyOf(product.kind, toneOf(star), hasSizes);
    if (!phrases) return [];
    const reviewer = reviewerOf({ kind: product.kind, fit: product.fit, hasSizes }, star <= 2, chance);
    const subject: Subject = {
      print: product.printTitle,
      isPlural: PLURAL_KINDS.has(product.kind),
      bought: reviewer.sizeBought ?? '',
      usual: reviewer.sizeUsual ?? '',
    };
    const title = unsaid(phrases.titles, said.titles, subject, chance);
    const text = textOf(phrases, reviewer.fit, said, subject, chance);
    // Everything has been said: better one review fewer than one like another.
    if (title === undefined || text === '' || texts.has(text)) return [];
    texts.add(text);
    return [
      {
        ...reviewer,
        key: `${product.handle}#${index + 1}`,
        product: product.handle,
        star,
        title,
        text,
        helpful: helpfulOf(text.length, chance),
        verified: chance() < 0.88,
        date: dateOf(product.arrivedOn, chance),
      },
    ];
  });
}

/** What the shop calls top rated has to be: the least pleased stay away until it is. */
function aboveTopRated(reviews: readonly SampleReview[]): SampleReview[] {
  const pleased = [...reviews].sort((a, b) => b.star - a.star);
  while (pleased.length > 1 && averageRating(pleased.map(({ star }) => ({ star, total: 1 }))) < TOP_RATED)
    pleased.pop();
  return reviews.filter((review) => pleased.includes(review));
}

/** Believable reviews for the catalogue: the same for the same catalogue, no two texts alike. */
export function sampleReviews(products: readonly ReviewedProduct[]): SampleReview[] {
  const texts = new Set<string>();
  return products.flatMap((product) => {
    const reviews = reviewsOf(product, texts);
    return product.tags.includes('top-rated') ? aboveTopRated(reviews) : reviews;
  });
}
