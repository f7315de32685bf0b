import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../store/services-database.ts';
import { averageRating, everyStar, totalRatings } from './rating.ts';
import type { Fit, RatingSummary, Review, SizeTotal } from './review.ts';
import type { WrittenReview } from './reviews-contract.ts';

export type ReviewOrder = 'newest' | 'helpful';

/** Where a page of reviews begins: behind this one. */
export interface ReviewPosition {
  /** The value it is ordered by: a day for `newest`, a count for `helpful`. */
  key: string;
  id: number;
}

export interface ReviewQuery {
  /** Handle of a product; of the whole shop without it. */
  product?: string | undefined;
  order: ReviewOrder;
  /** How many stars, where only those are wanted. */
  star?: number | undefined;
  /** The size that was bought, where only that is wanted. */
  size?: string | undefined;
  /** What the product is, as its handle says between style and print. */
  kind?: string | undefined;
  /** The reviewer's own word for their build. */
  build?: string | undefined;
  first: number;
  after?: ReviewPosition | undefined;
}

export interface ReviewPage {
  reviews: readonly Review[];
  /** Set where more follow. */
  next: ReviewPosition | undefined;
}

/** A row as the shop shows it. */
const SHOWN = [
  'id',
  'product_handle as product',
  'star',
  'title',
  'body as text',
  'fit',
  'build',
  'height_inches as heightInches',
  'size_bought as sizeBought',
  'size_usual as sizeUsual',
  'helpful_count as helpful',
  'verified',
  'display_name as name',
] as const;
const DATE = sql<string>`to_char(written_on, 'YYYY-MM-DD')`.as('date');

const ORDER_COLUMN = { newest: 'written_on', helpful: 'helpful_count' } as const;

/** A page of reviews, the newest or the most helpful first. */
export async function findReviews(db: ServicesDb, query: ReviewQuery): Promise<ReviewPage> {
  const column = ORDER_COLUMN[query.order];
  const { product, star, size, kind, build, after, first } = query;
  const rows = await db
    .selectFrom('services.review')
    .select([...SHOWN, DATE])
    .$if(product !== undefined, (select) => select.where('product_handle', '=', product ?? ''))
    .$if(star !== undefined, (select) => select.where('star', '=', star ?? 0))
    .$if(size !== undefined, (select) => select.where('size_bought', '=', size ?? ''))
    .$if(kind !== undefined, (select) => select.where('product_handle', 'like', `%-${kind}-%`))
    .$if(build !== undefined, (select) => select.where('build', '=', build ?? ''))
    .$if(after !== undefined, (select) =>
      select.where(
        query.order === 'newest'
          ? sql<boolean>`(written_on, id) < (${after?.key}::date, ${after?.id}::bigint)`
          : sql<boolean>`(helpful_count, id) < (${after?.key}::int, ${after?.id}::bigint)`,
      ),
    )
    .orderBy(column, 'desc')
    .orderBy('id', 'desc')
    .limit(first + 1)
    .execute();
  const reviews = rows.slice(0, first);
  const last = reviews.at(-1);
  const more = rows.length > first && last;
  return {
    reviews,
    next: more ? { key: query.order === 'newest' ? last.date : String(last.helpful), id: last.id } : undefined,
  };
}

interface CountedRow {
  product: string;
  star: number;
  fit: Fit | null;
  total: number;
}

function summaryOf(rows: readonly CountedRow[]): RatingSummary {
  const items = everyStar(rows);
  const fitted = (fit: Fit): number => totalRatings(rows.filter((row) => row.fit === fit));
  return {
    items,
    total: totalRatings(items),
    average: averageRating(items),
    fit: { small: fitted('small'), true: fitted('true'), large: fitted('large') },
  };
}

/** The ratings of each of these products, also of those that nobody has rated. */
export async function findRatings(
  db: ServicesDb,
  products: readonly string[],
): Promise<ReadonlyMap<string, RatingSummary>> {
  const { rows } = await sql<CountedRow>`
    select product_handle as product, star::int, fit, count(*)::int as total from services.review
    where product_handle = any(${[...products]}::text[]) group by 1, 2, 3`.execute(db);
  const byProduct = Map.groupBy(rows, ({ product }) => product);
  return new Map(products.map((product) => [product, summaryOf(byProduct.get(product) ?? [])]));
}

/** How many bought each size of a product, of those who say so; the most bought first. */
export async function findReviewedSizes(db: ServicesDb, product: string): Promise<SizeTotal[]> {
  const { rows } = await sql<SizeTotal>`
    select size_bought as size, count(*)::int as total from services.review
    where product_handle = ${product} and size_bought is not null group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** Keeps what a customer says of a product, in the place of what they said before. */
export function saveReview(db: ServicesDb, customer: string, written: WrittenReview): Promise<Review> {
  const said = {
    star: written.star,
    title: written.title,
    body: written.text,
    fit: written.fit ?? null,
    size_bought: written.sizeBought ?? null,
    display_name: written.name,
  };
  return db
    .insertInto('services.review')
    .values({ ...said, customer, product_handle: written.product, written_on: sql<string>`current_date` })
    .onConflict((same) => same.columns(['customer', 'product_handle']).doUpdateSet(said))
    .returning([...SHOWN, DATE])
    .executeTakeFirstOrThrow();
}

/** The order of what a customer has said something of is known; that it comes back later changes nothing of it. */
export async function markVerified(tx: ServicesTx, customer: string, product: string): Promise<void> {
  await tx
    .updateTable('services.review')
    .set({ verified: true })
    .where('customer', '=', customer)
    .where('product_handle', '=', product)
    .where('verified', '=', false)
    .execute();
}

/** All that a customer has said, the newest first. */
export function findReviewsOf(db: ServicesDb, customer: string): Promise<Review[]> {
  return db
    .selectFrom('services.review')
    .select([...SHOWN, DATE])
    .where('customer', '=', customer)
    .orderBy('written_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The account is closed: what its owner said stays, and nobody can tell who said it. */
export async function forgetReviewer(tx: ServicesTx, customer: string): Promise<void> {
  await tx
    .updateTable('services.review')
    .set({ customer: null, display_name: 'A former customer' })
    .where('customer', '=', customer)
    .execute();
}
