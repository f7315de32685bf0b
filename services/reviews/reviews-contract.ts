import { PRODUCT_HANDLE } from '@bluebird-bay/contract/product-handle.ts';
import * as v from 'valibot';
import type { Operation } from '../contract/operation.ts';
import { Fit, RatingSummary, Review, SizeTotal } from './review.ts';

const MOST_REVIEWS = 50;
const MOST_PRODUCTS = 100;

/** A product's handle, no longer than reviews and the club's books have room for. */
const Handle = v.pipe(v.string(), v.maxLength(120), v.regex(PRODUCT_HANDLE, 'is not a product handle'));

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'is not a whole number'),
    v.transform(Number),
    v.number(),
    v.integer(),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most}`),
  );

/** A size as it is written on a label: `M`, `One Size`. */
const Size = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9 +.-]{0,19}$/, 'is not a size'));

/** What a product is, as its handle says between its style and its print: `top`, `one-piece`. */
const Kind = v.pipe(v.string(), v.maxLength(40), v.regex(/^[a-z]+(?:-[a-z]+)*$/, 'is not a kind of product'));

/** The reviewer’s own word for their build. */
const Build = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z -]{0,39}$/, 'is not a build'));

const ReviewsQuery = v.strictObject({
  product: v.optional(Handle),
  first: v.optional(wholeNumber(1, MOST_REVIEWS), '10'),
  after: v.optional(v.pipe(v.string(), v.maxLength(120))),
  order: v.optional(v.picklist(['newest', 'helpful'], 'is neither newest nor helpful'), 'newest'),
  star: v.optional(wholeNumber(1, 5)),
  size: v.optional(Size),
  kind: v.optional(Kind),
  build: v.optional(Build),
});

const RatingsQuery = v.strictObject({
  products: v.pipe(
    v.string('is missing'),
    v.maxLength(MOST_PRODUCTS * 121),
    v.transform((list) => [...new Set(list.split(','))]),
    v.array(Handle),
    v.maxLength(MOST_PRODUCTS, `names more than ${MOST_PRODUCTS} products`),
  ),
});

export const LIST_REVIEWS = {
  id: 'listReviews',
  method: 'GET',
  path: '/services/reviews',
  summary: 'Pages of the reviews of a product, or of the whole shop.',
  query: ReviewsQuery,
  status: 200,
  answer: v.object({
    reviews: v.array(Review),
    pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: v.nullable(v.string()) }),
    rating: v.pipe(v.nullable(RatingSummary), v.description('Null for the reviews of the whole shop')),
    sizes: v.pipe(v.array(SizeTotal), v.description('Sizes of the product’s reviews; empty for the whole shop')),
  }),
  access: 'anybody',
  throttled: false,
  caching: 'a minute',
} as const satisfies Operation;

/** Words as they are typed: trimmed, nothing a screen cannot show, and no longer than a review is read. */
const shortText = (most: number) =>
  v.pipe(
    v.string('is missing'),
    v.transform((text) => text.normalize('NFC').trim()),
    v.minLength(1, 'is missing'),
    v.maxLength(most, `is longer than ${most} characters`),
    v.check((text) => text.isWellFormed() && !/(?![\n\t])\p{Cc}/u.test(text), 'holds what cannot be shown'),
  );

const WrittenReview = v.strictObject({
  product: Handle,
  star: v.pipe(v.number('is missing'), v.integer(), v.minValue(1, 'is less than 1'), v.maxValue(5, 'is more than 5')),
  title: shortText(120),
  text: shortText(4000),
  name: shortText(40),
  fit: v.optional(Fit),
  sizeBought: v.optional(Size),
});
export type WrittenReview = v.InferOutput<typeof WrittenReview>;

export const WRITE_REVIEW = {
  id: 'writeReview',
  method: 'POST',
  path: '/services/reviews',
  summary: 'Keeps what a customer says of a product; written again, it takes the place of what they said before.',
  body: WrittenReview,
  status: 200,
  answer: Review,
  access: 'customer',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const LIST_OWN_REVIEWS = {
  id: 'listOwnReviews',
  method: 'GET',
  path: '/services/own-reviews',
  summary: 'Every review a customer has written, to be taken along.',
  query: v.strictObject({}),
  status: 200,
  answer: v.object({ reviews: v.array(Review) }),
  access: 'customer',
  throttled: true,
  caching: 'never',
} as const satisfies Operation;

export const LIST_RATINGS = {
  id: 'listRatings',
  method: 'GET',
  path: '/services/ratings',
  summary: 'The ratings of products in short, by handle.',
  query: RatingsQuery,
  status: 200,
  answer: v.object({ ratings: v.record(v.string(), RatingSummary) }),
  access: 'anybody',
  throttled: false,
  caching: 'a minute',
} as const satisfies Operation;
