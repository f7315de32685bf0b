import * as v from 'valibot';

export const MOST_REVIEWS = 50;
export const MOST_PRODUCTS = 100;

/** A product's handle, as the provider makes them. */
const Handle = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a product handle'));

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'is not a whole number'),
    v.transform(Number),
    v.minValue(least, `is less than ${least}`),
    v.maxValue(most, `is more than ${most}`),
  );

/** `GET /services/reviews?product=&first=&after=&order=&star=` */
export const ReviewsQuestion = v.strictObject({
  product: v.optional(Handle),
  first: v.optional(wholeNumber(1, MOST_REVIEWS), '10'),
  after: v.optional(v.pipe(v.string(), v.maxLength(120))),
  order: v.optional(v.picklist(['newest', 'helpful'], 'is neither newest nor helpful'), 'newest'),
  star: v.optional(wholeNumber(1, 5)),
});

/** `GET /services/ratings?products=a,b,c` */
export const RatingsQuestion = v.strictObject({
  products: v.pipe(
    v.string('is missing'),
    v.maxLength(MOST_PRODUCTS * 121),
    v.transform((list) => [...new Set(list.split(','))]),
    v.maxLength(MOST_PRODUCTS, `names more than ${MOST_PRODUCTS} products`),
    v.array(Handle),
  ),
});
