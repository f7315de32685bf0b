import { CM_PER_INCH } from '@bluebird-bay/contract/length.ts';
import { averageRating, STARS } from '../rating.ts';
import { chanceOf, pickOne, pickWeighted } from './chance.ts';
import { composeText } from './clauses/compose-text.ts';
import { MOST_USES, UsedSentences } from './clauses/used-sentences.ts';
import { fillSentence, type Subject } from './fill-sentence.ts';
import { reviewedKind } from './reviewed-kinds.ts';
import type { ReviewedProduct } from './reviewed-product.ts';
import { type Reviewer, reviewerOf } from './reviewer.ts';
import { type StarShares, starQuota } from './star-quota.ts';
import { TONES, toneOf } from './tone.ts';
import { vocabularyOf } from './vocabulary.ts';

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
  if (tags.includes('best-seller')) return 16 + Math.floor(drawn * 18);
  if (tags.includes('top-rated')) return 8 + Math.floor(drawn * 7);
  if (tags.includes('new')) return Math.floor(drawn * 4);
  return Math.floor(drawn * drawn * 10);
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
  phrases: Set<string>;
  titles: Set<string>;
}

/** What all reviews together have said. */
interface Used {
  sentences: UsedSentences;
  titles: UsedSentences;
}

/** So many headings are thought of for each that is written. */
const TITLE_DRAFTS = 12;

/** The least used heading that this product has not had; undefined where all have been used often enough. */
function titleOf(
  titles: readonly string[],
  said: Set<string>,
  used: UsedSentences,
  subject: Subject,
  chance: () => number,
): string | undefined {
  let best: { pattern: string; title: string; uses: number } | undefined;
  for (let tries = 0; tries < TITLE_DRAFTS; tries += 1) {
    const pattern = pickOne(chance, titles);
    const title = fillSentence(pattern, subject, chance);
    const uses = used.usesOf(title);
    if (!said.has(pattern) && uses < Math.min(MOST_USES, best?.uses ?? MOST_USES)) best = { pattern, title, uses };
  }
  if (!best) return undefined;
  said.add(best.pattern);
  used.add(best.title);
  return best.title;
}

const INCHES_PER_FOOT = 12;

/** '5 ft 6' or '168 cm', as people say it. */
function heightInWords(inches: number | null, chance: () => number): string {
  if (inches === null) return '';
  return chance() < 0.5
    ? `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT}`
    : `${Math.round(inches * CM_PER_INCH)} cm`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The months from one day to another of the same year, 'YYYY-MM-DD'. */
const monthsBetween = (first: string, last: string): readonly string[] =>
  MONTHS.slice(Number(first.slice(5, 7)) - 1, Number(last.slice(5, 7)));

/** A day between the product's arrival and the last day of the sample, nearer to the end. */
function dateOf(arrivedOn: string, chance: () => number): string {
  const first = Math.min(Date.parse(arrivedOn) + POST_DAYS * DAY_MS, LAST_DAY);
  const days = Math.floor((LAST_DAY - first) / DAY_MS);
  return new Date(LAST_DAY - Math.floor(chance() ** 1.4 * (days + 1)) * DAY_MS).toISOString().slice(0, 10);
}

function helpfulOf(length: number, chance: () => number): number {
  return chance() < 0.55 ? 0 : Math.floor(chance() ** 2 * (4 + length / 12));
}

function reviewsOf(product: ReviewedProduct, used: Used): SampleReview[] {
  const chance = chanceOf(`reviews ${product.handle}`);
  const hasSizes = product.variants.length > 1;
  const said: Said = { phrases: new Set(), titles: new Set() };
  const vocabularies = new Map(TONES.map((tone) => [tone, vocabularyOf(product, tone, hasSizes)]));
  const stars = starsOf(product, chance);
  return stars.flatMap((star, index) => {
    const tone = toneOf(star);
    const phrases = vocabularies.get(tone);
    if (!phrases) return [];
    const reviewer = reviewerOf({ kind: product.kind, fit: product.fit, hasSizes }, star <= 2, chance);
    const date = dateOf(product.arrivedOn, chance);
    const subject: Subject = {
      print: product.printTitle,
      isPlural: reviewedKind(product.kind)?.isPlural === true,
      bought: reviewer.sizeBought ?? '',
      usual: reviewer.sizeUsual ?? '',
      height: heightInWords(reviewer.heightInches, chance),
      build: reviewer.build ?? '',
      months: monthsBetween(product.arrivedOn, date),
    };
    const title = titleOf(phrases.titles, said.titles, used.titles, subject, chance);
    const text = composeText({
      ...phrases,
      kind: product.kind,
      tone,
      subject,
      fit: reviewer.fit,
      said: said.phrases,
      used: used.sentences,
      chance,
    });
    // Everything has been said: better one review fewer than one like another.
    if (title === undefined || text === '') return [];
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
        date,
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

/**
 * Believable reviews for the catalogue: the same for the same catalogue. No sentence and no heading stands in more than
 * `MOST_USES` of them, counted over all.
 */
export function sampleReviews(products: readonly ReviewedProduct[]): SampleReview[] {
  const used: Used = { sentences: new UsedSentences(), titles: new UsedSentences() };
  return products.flatMap((product) => {
    const reviews = reviewsOf(product, used);
    return product.tags.includes('top-rated') ? aboveTopRated(reviews) : reviews;
  });
}
