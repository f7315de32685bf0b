import { type RawBuilder, sql } from 'kysely';
import { likeAnywhere } from './like-pattern.ts';

/** One condition of a product search; all of them must hold. `negated` turns it round. */
export type ProductCondition = { negated: boolean } & (
  | { field: 'tag' | 'kind' | 'title' | 'text'; value: string }
  | { field: 'available'; value: boolean }
);

function clause(condition: ProductCondition): RawBuilder<boolean> {
  switch (condition.field) {
    case 'tag':
      return sql`product.tags @> array[${condition.value}]::text[]`;
    case 'kind':
      return sql`lower(product.kind) = lower(${condition.value})`;
    case 'title':
      return sql`product.title ilike ${likeAnywhere(condition.value)}`;
    case 'text':
      return sql`(product.title ilike ${likeAnywhere(condition.value)} or product.tags @> array[lower(${condition.value})]::text[])`;
    case 'available':
      return sql`${condition.value} = (not product.rewards_only and exists (
        select from commerce.variant where variant.product_id = product.id and variant.on_hand > variant.reserved))`;
  }
}

/** The SQL of all conditions on `commerce.product as product`. */
export function productConditions(conditions: readonly ProductCondition[]): RawBuilder<boolean> {
  const clauses = conditions.map((condition) =>
    condition.negated ? sql<boolean>`not ${clause(condition)}` : clause(condition),
  );
  return clauses.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(clauses, sql` and `)})`;
}
