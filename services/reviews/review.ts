import * as v from 'valibot';

/** How it came up against the size that was asked for. */
export const Fit = v.picklist(['small', 'true', 'large']);
export type Fit = v.InferOutput<typeof Fit>;

const StarTotal = v.object({ star: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), total: v.number() });
/** How many gave so many stars (spec §3, product ratings). */
export type StarTotal = v.InferOutput<typeof StarTotal>;

/** A review as the shop shows it. */
export const Review = v.object({
  id: v.number(),
  product: v.pipe(v.string(), v.description('Handle of the product')),
  star: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  title: v.string(),
  text: v.string(),
  fit: v.nullable(Fit),
  build: v.pipe(v.nullable(v.string()), v.description('The reviewer’s own word for their build')),
  heightInches: v.nullable(v.number()),
  sizeBought: v.nullable(v.string()),
  sizeUsual: v.nullable(v.string()),
  helpful: v.number(),
  verified: v.boolean(),
  date: v.pipe(v.string(), v.isoDate()),
  name: v.pipe(v.string(), v.description('First name and an initial')),
});
export type Review = v.InferOutput<typeof Review>;

/** The ratings of a product in short. */
export const RatingSummary = v.object({
  items: v.pipe(v.array(StarTotal), v.description('Five stars first')),
  total: v.number(),
  average: v.pipe(v.number(), v.description('Unrounded; 0 where nobody has rated')),
  fit: v.object({ small: v.number(), true: v.number(), large: v.number() }),
});
export type RatingSummary = v.InferOutput<typeof RatingSummary>;

/** How many reviews are of a size. */
export const SizeTotal = v.object({ size: v.string(), total: v.number() });
export type SizeTotal = v.InferOutput<typeof SizeTotal>;
