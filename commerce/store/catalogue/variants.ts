import { type RawBuilder, sql } from 'kysely';
import type { Money } from '../../domain/money/money.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { isOffered, isPublished, sellableUnits } from './product-conditions.ts';

/** A variant as it is offered in one currency, with what it needs of its product. */
export interface VariantRecord {
  id: number;
  productId: number;
  productTitle: string;
  productHandle: string;
  tags: readonly string[];
  /** Value of its metafield custom.promo: the collaboration it belongs to. */
  promo: string | undefined;
  /** The garment kind of its product. */
  kind: string;
  position: number;
  optionName: string;
  /** Its value of that option, and its title: 'M'. */
  optionValue: string;
  sku: string;
  /** Units that can be sold now: on hand, not held by a payment under way, and of a product that is in the shop. */
  available: number;
  weightGrams: number;
  rewardsOnly: boolean;
  price: Money;
  compareAt: Money | null;
}

/** A row of what {@link parseVariant} reads. */
export interface VariantRow {
  id: number;
  product_id: number;
  product_title: string;
  product_handle: string;
  tags: string[];
  promo: string | null;
  kind: string;
  position: number;
  option_name: string;
  option_value: string;
  sku: string;
  available: number;
  weight_grams: number;
  rewards_only: boolean;
  amount: number | null;
  compare_at: number | null;
}

/** Throws for a variant that costs money and has no price in the currency. */
export function parseVariant(row: VariantRow, currency: string): VariantRecord {
  if (row.amount === null && !row.rewards_only) throw new Error(`Variant ${row.sku} lacks a price in ${currency}.`);
  return {
    id: row.id,
    productId: row.product_id,
    productTitle: row.product_title,
    productHandle: row.product_handle,
    tags: row.tags,
    promo: row.promo ?? undefined,
    kind: row.kind,
    position: row.position,
    optionName: row.option_name,
    optionValue: row.option_value,
    sku: row.sku,
    available: row.available,
    weightGrams: row.weight_grams,
    rewardsOnly: row.rewards_only,
    price: { amount: row.amount ?? 0, currency },
    compareAt: row.compare_at === null ? null : { amount: row.compare_at, currency },
  };
}

async function variantsWhere(
  db: CommerceDb | CommerceTx,
  currency: string,
  where: RawBuilder<boolean>,
): Promise<VariantRecord[]> {
  const { rows } = await sql<VariantRow>`
    select variant.id, variant.product_id, product.title as product_title,
      product.handle as product_handle, product.tags, promo.value as promo, product.kind, variant.position,
      product.option_name, variant.option_value, variant.sku, ${sellableUnits('variant')} as available,
      variant.weight_grams, product.rewards_only, price.amount, price.compare_at
    from commerce.variant as variant
    join commerce.product as product on product.id = variant.product_id
    left join commerce.variant_price as price on price.variant_id = variant.id and price.currency = ${currency}
    left join commerce.metafield as promo on promo.owner_type = 'variant' and promo.owner_id = variant.id
      and promo.namespace = 'custom' and promo.key = 'promo'
    where ${where}
    order by variant.product_id, variant.position`.execute(db);
  return rows.map((row) => parseVariant(row, currency));
}

/** The variants with these ids; unknown ones are left out, the order is free. */
export function variantsByIds(db: CommerceDb | CommerceTx, ids: readonly number[], currency: string) {
  return variantsWhere(db, currency, sql`variant.id = any(${[...ids]}::bigint[])`);
}

/** The same, but those that are not in the shop, or whose products are not, are left out as well. */
export function publishedVariantsByIds(db: CommerceDb | CommerceTx, ids: readonly number[], currency: string) {
  return variantsWhere(
    db,
    currency,
    sql`variant.id = any(${[...ids]}::bigint[]) and ${isPublished} and ${isOffered('variant')}`,
  );
}

/** The variants that the products with these handles have now. */
export function variantsOfHandles(db: CommerceDb | CommerceTx, handles: readonly string[], currency: string) {
  return variantsWhere(db, currency, sql`product.handle = any(${[...handles]}::text[]) and ${isOffered('variant')}`);
}

/** The variants that each of these products has now, in their order, by the product's id. */
export async function variantsOfProducts(
  db: CommerceDb | CommerceTx,
  productIds: readonly number[],
  currency: string,
): Promise<Map<number, VariantRecord[]>> {
  const variants = await variantsWhere(
    db,
    currency,
    sql`variant.product_id = any(${[...productIds]}::bigint[]) and ${isOffered('variant')}`,
  );
  return Map.groupBy(variants, (variant) => variant.productId);
}
