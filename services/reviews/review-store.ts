import { sql } from 'kysely';
import type { ServicesDb } from '../store/services-database.ts';
import { averageRating, everyStar, totalRatings } from './rating.ts';
import type { Fit, RatingSummary, Review } from './review.ts';

export type ReviewOrder = 'newest' | 'helpful';

/** Where a page of reviews begins: behind this one. */
export interface ReviewPosition {
  /** The value it is ordered by: a day for `newest`, a count for `helpful`. */
  key: string;
  id: number;
}

export interface ReviewQuery {
  /** Handle of a product; of the whole shop without it. */
  product?: string;
  order: ReviewOrder;
  /** How many stars, where only those are wanted. */
  star?: number;
  first: number;
  after?: ReviewPosition;
}

export interface ReviewPage {
  reviews: readonly Review[];
  /** Set where more follow. */
  next: ReviewPosition | undefined;
}

const ORDER_COLUMN = { newest: 'written_on', helpful: 'helpful_count' } as const;

/** A page of reviews, the newest or the most helpful first. */
export async function findReviews(db: ServicesDb, query: ReviewQuery): Promise<ReviewPage> {
  const column = ORDER_COLUMN[query.order];
  const { product, star, after, first } = query;
  const rows = await db
    .selectFrom('services.review')
    .select((eb) => [
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
      sql<string>`to_char(${eb.ref('written_on')}, 'YYYY-MM-DD')`.as('date'),
      'display_name as name',
    ])
    .$if(product !== undefined, (select) => select.where('product_handle', '=', product ?? ''))
    .$if(star !== undefined, (select) => select.where('star', '=', star ?? 0))
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
