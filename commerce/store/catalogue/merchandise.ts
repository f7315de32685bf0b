import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { sellableUnits } from './product-conditions.ts';
import type { PictureRecord } from './product-pictures.ts';
import { type ProductRecord, type ProductRow, parseProduct, productColumns, productSource } from './product-record.ts';
import { parseVariant, type VariantRecord, type VariantRow } from './variants.ts';

/** A variant with its product: all that a line of a cart shows. */
export interface Merchandise extends VariantRecord {
  product: ProductRecord;
  /** Of the product, in their order. */
  pictures: PictureRecord[];
}

/** What stands in both is the product's; the variant's own columns are named after it. */
type MerchandiseRow = ProductRow &
  Pick<
    VariantRow,
    'promo' | 'position' | 'option_value' | 'sku' | 'available' | 'weight_grams' | 'amount' | 'compare_at'
  > & {
    variant_id: number;
    pictures: PictureRecord[];
  };

function parseMerchandise(row: MerchandiseRow, currency: string): Merchandise {
  const variant = {
    ...row,
    id: row.variant_id,
    product_id: row.id,
    product_title: row.title,
    product_handle: row.handle,
  };
  return { ...parseVariant(variant, currency), product: parseProduct(row, currency), pictures: row.pictures };
}

/** The variants with these ids and what belongs to them, in one statement; unknown ones are left out, the order is free. */
export async function merchandiseByIds(
  db: CommerceDb | CommerceTx,
  variantIds: readonly number[],
  currency: string,
): Promise<Merchandise[]> {
  const { rows } = await sql<MerchandiseRow>`
    select ${productColumns}, one.id as variant_id, promo.value as promo, one.position, one.option_value, one.sku,
      ${sellableUnits('one')} as available, one.weight_grams, own.amount, own.compare_at,
      (select coalesce(json_agg(json_build_object('spec', spec, 'alt', alt, 'width', width, 'height', height)
         order by position), '[]') from commerce.product_picture where product_id = product.id) as pictures
    from ${productSource(currency)}
    join commerce.variant as one on one.product_id = product.id
    left join commerce.variant_price as own on own.variant_id = one.id and own.currency = ${currency}
    left join commerce.metafield as promo on promo.owner_type = 'variant' and promo.owner_id = one.id
      and promo.namespace = 'custom' and promo.key = 'promo'
    where one.id = any(${[...variantIds]}::bigint[])`.execute(db);
  return rows.map((row) => parseMerchandise(row, currency));
}
