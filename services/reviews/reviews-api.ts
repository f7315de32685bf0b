import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import * as v from 'valibot';
import { createAnswerCache } from '../answer-cache.ts';
import { BadInput } from '../bad-input.ts';
import type { Asker } from '../caller.ts';
import { noteReview } from '../club/reviews/settle-reviews.ts';
import type { AnswerOf } from '../contract/operation.ts';
import { provenCustomer } from '../customer-of.ts';
import { readBody, readQuery } from '../read-request.ts';
import type { ServiceParts } from '../service-parts.ts';
import type { Review } from './review.ts';
import {
  findRatings,
  findReviewedSizes,
  findReviews,
  findReviewsOf,
  type ReviewOrder,
  type ReviewPosition,
  saveReview,
} from './review-store.ts';
import { LIST_OWN_REVIEWS, LIST_RATINGS, LIST_REVIEWS, WRITE_REVIEW } from './reviews-contract.ts';

/** A day there is: the 30th of February is the 2nd of March by the time it is read. */
const isDay = (key: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(key) && !Number.isNaN(Date.parse(key)) && new Date(key).toISOString().startsWith(key);
const IS_KEY: Readonly<Record<ReviewOrder, (key: string) => boolean>> = {
  newest: isDay,
  helpful: (key) => /^\d{1,9}$/.test(key),
};
const Position = v.tuple([
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
]);

/** A place in the list as a text that means nothing to the outside. */
function writeCursor({ key, id }: ReviewPosition): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** The place a cursor stands for; undefined for anything that is not a cursor of that order. */
function readCursor(cursor: string, order: ReviewOrder): ReviewPosition | undefined {
  try {
    const read = v.safeParse(Position, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (!read.success) return undefined;
    const [key, id] = read.output;
    return IS_KEY[order](key) ? { key, id } : undefined;
  } catch {
    return undefined;
  }
}

type ReviewsAnswer = AnswerOf<typeof LIST_REVIEWS>;
/** What is answered of ratings, by handle. */
export type RatingsAnswer = AnswerOf<typeof LIST_RATINGS>;

const CACHED_FOR_MS = 30_000;
const CACHED_ANSWERS = 500;
const HOUR_MS = 3_600_000;

/** Reviews: pages of them, and ratings in short, whose answers are kept for half a minute; writing one, and one's own. */
export function createReviewsApi({ db, customerOf, clock, throttle }: ServiceParts) {
  const ofNetwork = throttle('reviews, network', { most: 120, windowMs: HOUR_MS });
  const ofCustomer = throttle('reviews, customer', { most: 30, windowMs: HOUR_MS });
  const pages = createAnswerCache<ReviewsAnswer>({ size: CACHED_ANSWERS, ttlMs: CACHED_FOR_MS });
  const summaries = createAnswerCache<RatingsAnswer>({ size: CACHED_ANSWERS, ttlMs: CACHED_FOR_MS });

  /** What is said of a product as a whole; nothing where none is asked for. */
  async function ratedProduct(product: string | undefined): Promise<Pick<ReviewsAnswer, 'sizes' | 'rating'>> {
    if (product === undefined) return { sizes: [], rating: null };
    const [ratings, sizes] = await Promise.all([findRatings(db, [product]), findReviewedSizes(db, product)]);
    return { sizes, rating: ratings.get(product) ?? null };
  }

  return {
    /** Throws BadInput. */
    async reviews(url: URL): Promise<ReviewsAnswer> {
      const { after: cursor, ...asked } = readQuery(url, LIST_REVIEWS.query);
      const { product, first, order, star, size, kind, build } = asked;
      const after = cursor === undefined ? undefined : readCursor(cursor, order);
      if (cursor !== undefined && !after) throw new BadInput('after', 'is not a cursor of this list');
      const key = JSON.stringify([product, first, cursor, order, star, size, kind, build]);
      return pages.get(key, async () => {
        const [{ reviews, next }, ofProduct] = await Promise.all([
          findReviews(db, { ...asked, ...(after && { after }) }),
          ratedProduct(product),
        ]);
        const pageInfo = { hasNextPage: next !== undefined, endCursor: next ? writeCursor(next) : null };
        return { reviews, pageInfo, ...ofProduct };
      });
    },

    /** Throws Refusal, BadInput and TooMany. */
    async write(request: Request, { network }: Asker): Promise<Review> {
      await ofNetwork.count(network);
      const customer = await provenCustomer(request, customerOf);
      await ofCustomer.count(customer);
      const written = await readBody(request, WRITE_REVIEW.body);
      return withTx(db, async (tx) => {
        // First, for it locks the account: what is then known of the order takes the two in the same turn.
        await noteReview(tx, customer, written.product, clock());
        return commit(await saveReview(tx, customer, written));
      });
    },

    /** Throws Refusal, BadInput and TooMany. */
    async own(request: Request, { network }: Asker): Promise<AnswerOf<typeof LIST_OWN_REVIEWS>> {
      await ofNetwork.count(network);
      readQuery(new URL(request.url), LIST_OWN_REVIEWS.query);
      return { reviews: await findReviewsOf(db, await provenCustomer(request, customerOf)) };
    },

    /** Throws BadInput. */
    async ratings(url: URL): Promise<RatingsAnswer> {
      const { products } = readQuery(url, LIST_RATINGS.query);
      const wanted = [...products].sort();
      return summaries.get(wanted.join(), async () => ({ ratings: Object.fromEntries(await findRatings(db, wanted)) }));
    },
  };
}
