import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { isOffered } from './product-conditions.ts';

/** A product as others are told of it. */
export interface WebhookProduct {
  id: number;
  handle: string;
  title: string;
  kind: string;
  tags: string[];
  updated_at: Date;
  /** Null while it is not in the shop. */
  published_at: Date | null;
  variants: Array<{ id: number; title: string; sku: string; position: number; inventory_quantity: number }>;
}

export async function webhookProduct(db: CommerceDb | CommerceTx, id: number): Promise<WebhookProduct | undefined> {
  const { rows } = await sql<WebhookProduct>`
    select product.id, product.handle, product.title, product.kind, product.tags, product.updated_at,
      case when product.published_at <= now() then product.published_at end as published_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', variant.id, 'title', variant.option_value, 'sku', variant.sku,
          'position', variant.position, 'inventory_quantity', variant.on_hand - variant.reserved) order by variant.position), '[]')
        from commerce.variant where variant.product_id = product.id and ${isOffered('variant')}) as variants
    from commerce.product where product.id = ${id}`.execute(db);
  return rows[0];
}

export async function webhookCollection(db: CommerceDb | CommerceTx, id: number) {
  return db
    .selectFrom('commerce.collection')
    .select(['id', 'handle', 'title', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Units of a variant that nobody holds: none of a size that has left the catalogue, as its product is told without it. */
export async function availableOf(db: CommerceDb | CommerceTx, variantId: number): Promise<number | undefined> {
  const { rows } = await sql<{ available: number }>`
    select case when ${isOffered('variant')} then variant.on_hand - variant.reserved else 0 end as available
    from commerce.variant join commerce.product on product.id = variant.product_id
    where variant.id = ${variantId}`.execute(db);
  return rows[0]?.available;
}

/** The products that variants are of. */
export async function productsOfVariants(
  db: CommerceDb | CommerceTx,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('commerce.variant')
    .select(['id', 'product_id'])
    .where(sql<boolean>`id = any(${[...variantIds]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row.product_id]));
}
