import { type RawBuilder, sql } from 'kysely';
import type { Money } from '../../domain/money/money.ts';
import { isOffered, sellableUnits } from './product-conditions.ts';

/** The cheapest and the dearest of a product's variants. */
export interface MoneyRange {
  min: Money;
  max: Money;
}

/** A product as it is offered in one currency. */
export interface ProductRecord {
  id: number;
  handle: string;
  title: string;
  /** The garment kind: 'top', 'bottoms', 'one-piece' … */
  kind: string;
  descriptionHtml: string;
  tags: readonly string[];
  optionName: string;
  optionValues: readonly string[];
  /** Sold for points only. */
  rewardsOnly: boolean;
  publishedAt: Date;
  createdAt: Date;
  updatedAt: Date;
  /** What its prices are in; whatever hangs on the product is loaded in the same currency. */
  currency: string;
  priceRange: MoneyRange;
  /** Undefined where no variant costs less than it did. */
  compareAtRange: MoneyRange | undefined;
  variantCount: number;
  /** Units that can be sold now, over all variants. */
  unitsAvailable: number;
  availableForSale: boolean;
}

/** A row of {@link productColumns}. */
export interface ProductRow {
  id: number;
  handle: string;
  title: string;
  kind: string;
  description_html: string;
  tags: string[];
  option_name: string;
  option_values: string[];
  rewards_only: boolean;
  published_at: Date;
  created_at: Date;
  updated_at: Date;
  min_price: number | null;
  max_price: number | null;
  min_compare_at: number | null;
  max_compare_at: number | null;
  variant_count: number;
  priced_count: number;
  units_available: number;
}

/**
 * The columns of a {@link ProductRow}, to be selected from {@link productSource}. A product that has left the shop is published
 * at the end of all time, which no client can read; a cart may still hold it.
 */
export const productColumns: RawBuilder<unknown> = sql`
  product.id, product.handle, product.title, product.kind, product.description_html, product.tags, product.option_name,
  product.option_values, product.rewards_only, product.created_at, product.updated_at, offer.*,
  case when isfinite(product.published_at) then product.published_at else product.created_at end as published_at`;

/** Products (`product`) with what their variants offer in a currency (`offer`), in one pass. */
export function productSource(currency: string): RawBuilder<unknown> {
  return sql`
  commerce.product as product
  cross join lateral (
    select min(price.amount) as min_price, max(price.amount) as max_price,
      min(price.compare_at) as min_compare_at, max(price.compare_at) as max_compare_at,
      count(*)::int as variant_count, count(price.amount)::int as priced_count,
      coalesce(sum(${sellableUnits('variant')}), 0)::int as units_available
    from commerce.variant as variant
    left join commerce.variant_price as price on price.variant_id = variant.id and price.currency = ${currency}
    where variant.product_id = product.id and ${isOffered('variant')}
  ) as offer`;
}

function range(min: number, max: number, currency: string): MoneyRange {
  return { min: { amount: min, currency }, max: { amount: max, currency } };
}

/** Throws when a product that costs money has no price in the currency: a hole in the catalogue, never a free product. */
export function parseProduct(row: ProductRow, currency: string): ProductRecord {
  if (!row.rewards_only && (row.priced_count === 0 || row.priced_count < row.variant_count))
    throw new Error(`Product ${row.handle} lacks a price in ${currency}.`);
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    kind: row.kind,
    descriptionHtml: row.description_html,
    tags: row.tags,
    optionName: row.option_name,
    optionValues: row.option_values,
    rewardsOnly: row.rewards_only,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    currency,
    priceRange: range(row.min_price ?? 0, row.max_price ?? 0, currency),
    compareAtRange:
      row.min_compare_at === null || row.max_compare_at === null
        ? undefined
        : range(row.min_compare_at, row.max_compare_at, currency),
    variantCount: row.variant_count,
    unitsAvailable: row.units_available,
    availableForSale: !row.rewards_only && row.units_available > 0,
  };
}
