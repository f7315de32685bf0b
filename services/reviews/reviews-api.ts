import { createAnswerCache } from '../answer-cache.ts';
import { BadInput } from '../bad-input.ts';
import { readQuery } from '../read-query.ts';
import type { ServicesDb } from '../store/services-database.ts';
import type { RatingSummary, Review } from './review.ts';
import { readCursor, writeCursor } from './review-cursor.ts';
import { RatingsQuestion, ReviewsQuestion } from './review-questions.ts';
import { findRatings, findReviews } from './review-store.ts';

/** What `GET /services/reviews` answers. */
export interface ReviewsAnswer {
  reviews: readonly Review[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  /** The product's ratings; null for the reviews of the whole shop. */
  rating: RatingSummary | null;
}

/** What `GET /services/ratings` answers, by handle. */
export interface RatingsAnswer {
  ratings: Readonly<Record<string, RatingSummary>>;
}

const KEPT_FOR_MS = 30_000;
const KEPT_ANSWERS = 500;

/** Reading reviews: pages of them, and ratings in short. Answers are kept for half a minute. */
export function createReviewsApi(db: ServicesDb) {
  const pages = createAnswerCache<ReviewsAnswer>({ size: KEPT_ANSWERS, ttlMs: KEPT_FOR_MS });
  const summaries = createAnswerCache<RatingsAnswer>({ size: KEPT_ANSWERS, ttlMs: KEPT_FOR_MS });

  return {
    /** Throws BadInput. */
    async reviews(url: URL): Promise<ReviewsAnswer> {
      const { product, first, after: cursor, order, star } = readQuery(url, ReviewsQuestion);
      const after = cursor === undefined ? undefined : readCursor(cursor, order);
      if (cursor !== undefined && !after) throw new BadInput('after', 'is not a cursor of this list');
      const key = JSON.stringify([product, first, cursor, order, star]);
      return pages.get(key, async () => {
        const [page, ratings] = await Promise.all([
          findReviews(db, {
            order,
            first,
            ...(product !== undefined && { product }),
            ...(star !== undefined && { star }),
            ...(after && { after }),
          }),
          findRatings(db, product === undefined ? [] : [product]),
        ]);
        const { reviews, next } = page;
        return {
          reviews,
          pageInfo: { hasNextPage: next !== undefined, endCursor: next ? writeCursor(next) : null },
          rating: (product !== undefined && ratings.get(product)) || null,
        };
      });
    },

    /** Throws BadInput. */
    async ratings(url: URL): Promise<RatingsAnswer> {
      const { products } = readQuery(url, RatingsQuestion);
      const wanted = [...products].sort();
      return summaries.get(wanted.join(), async () => ({ ratings: Object.fromEntries(await findRatings(db, wanted)) }));
    },
  };
}
