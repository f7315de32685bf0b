import { type RawBuilder, sql } from 'kysely';
import { likeAnywhere, likeStart } from '../like-pattern.ts';

export type Comparison = '=' | '<' | '<=' | '>' | '>=';

/** What a product search asks: single conditions, put together. Prices are in minor units. */
export type ProductCondition =
  | { all: readonly ProductCondition[] }
  | { any: readonly ProductCondition[] }
  | { not: ProductCondition }
  | { field: 'tag' | 'kind' | 'title' | 'titleStart' | 'text'; value: string }
  | { field: 'available'; value: boolean }
  | { field: 'created' | 'updated'; comparison: Comparison; value: Date }
  | { field: 'price'; comparison: Comparison; value: number }
  /** Holds for every product or for none. */
  | { field: 'always'; value: boolean };

type Clause = RawBuilder<boolean>;

/** What a shopper can find: what has come into the shop and has not left it. */
export const isPublished: Clause = sql<boolean>`product.published_at <= now()`;

/** A variant (an alias in SQL) that its product still has: a size that has left the catalogue stays for carts and orders alone. */
export const isOffered = (variant: string): Clause =>
  sql<boolean>`${sql.ref(`${variant}.option_value`)} = any(product.option_values)`;

/** Units of a variant that can be sold now: none of what is not in the shop, product or size, whatever is on hand. */
export const sellableUnits = (variant: string): RawBuilder<number> =>
  sql`case when ${isPublished} and ${isOffered(variant)}
    then ${sql.ref(`${variant}.on_hand`)} - ${sql.ref(`${variant}.reserved`)} else 0 end`;

const together = (conditions: readonly ProductCondition[], word: 'and' | 'or', currency: string): Clause =>
  conditions.length === 0
    ? sql<boolean>`${word === 'and'}::boolean`
    : sql<boolean>`(${sql.join(
        conditions.map((condition) => productCondition(condition, currency)),
        sql.raw(` ${word} `),
      )})`;

/** The SQL of a condition on `commerce.product as product`, prices taken in a currency. */
export function productCondition(condition: ProductCondition, currency: string): Clause {
  if ('all' in condition) return together(condition.all, 'and', currency);
  if ('any' in condition) return together(condition.any, 'or', currency);
  if ('not' in condition) return sql<boolean>`not ${productCondition(condition.not, currency)}`;
  switch (condition.field) {
    case 'tag':
      return sql`product.tags @> array[${condition.value}]::text[]`;
    case 'kind':
      return sql`lower(product.kind) = lower(${condition.value})`;
    case 'title':
      return sql`product.title ilike ${likeAnywhere(condition.value)}`;
    case 'titleStart':
      return sql`product.title ilike ${likeStart(condition.value)}`;
    case 'text':
      return sql`(product.title ilike ${likeAnywhere(condition.value)} or product.tags @> array[lower(${condition.value})]::text[])`;
    case 'available':
      return sql`${condition.value} = (not product.rewards_only and exists (
        select from commerce.variant
        where variant.product_id = product.id and ${isOffered('variant')} and variant.on_hand > variant.reserved))`;
    case 'created':
    case 'updated':
      return sql`${sql.ref(`product.${condition.field}_at`)} ${sql.raw(condition.comparison)} ${condition.value}::timestamptz`;
    case 'price':
      return sql`exists (
        select from commerce.variant join commerce.variant_price as price on price.variant_id = variant.id
        where variant.product_id = product.id and ${isOffered('variant')} and price.currency = ${currency}
          and price.amount ${sql.raw(condition.comparison)} ${condition.value}::bigint)`;
    case 'always':
      return sql`${condition.value}::boolean`;
  }
}
