import { PROMO_VALUE } from '@bluebird-bay/contract/gifts.ts';
import { sql } from 'kysely';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { MetafieldOwner } from '../../store/tables.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { kindRecord } from '../kinds/kinds.ts';
import type { SeededIds } from './seed-products.ts';

interface Field {
  key: string;
  type: string;
  value: string;
}

/** What the product page reads beside the standard fields; an empty field is not written. */
export function productFields(product: CatalogueProduct): Field[] {
  const fields: Field[] = [
    { key: 'print', type: 'single_line_text_field', value: product.printTitle },
    { key: 'also_called', type: 'single_line_text_field', value: kindRecord(product.kind).alsoCalled ?? '' },
    { key: 'print_swatch', type: 'file_reference', value: `t/${product.print}` },
    { key: 'details', type: 'list.single_line_text_field', value: JSON.stringify(product.details) },
    { key: 'fabric', type: 'single_line_text_field', value: product.fabric },
    { key: 'care', type: 'single_line_text_field', value: product.care },
    { key: 'fit', type: 'single_line_text_field', value: product.fit },
    { key: 'model', type: 'single_line_text_field', value: product.model },
    { key: 'models', type: 'json', value: JSON.stringify(product.models) },
    { key: 'measurements', type: 'json', value: product.measurements ? JSON.stringify(product.measurements) : '' },
    { key: 'siblings', type: 'list.product_reference', value: JSON.stringify(product.siblings) },
    { key: 'matches', type: 'list.product_reference', value: JSON.stringify(product.matches) },
  ];
  return fields.filter(({ value }) => value !== '' && value !== '[]');
}

/** Writes the metafields of the catalogue anew; the shop's own namespace is `custom`. */
export async function seedMetafields(
  tx: CommerceTx,
  products: readonly CatalogueProduct[],
  ids: SeededIds,
): Promise<void> {
  const rows: Array<Field & { owner_type: MetafieldOwner; owner_id: number; namespace: string }> = [];
  for (const product of products) {
    const productId = ids.products.get(product.handle) ?? 0;
    for (const field of productFields(product))
      rows.push({ owner_type: 'product', owner_id: productId, namespace: 'custom', ...field });
    if (!product.isDoll) continue;
    for (const { sku } of product.variants) {
      const promo = { key: 'promo', type: 'single_line_text_field', value: PROMO_VALUE };
      rows.push({ owner_type: 'variant', owner_id: ids.variants.get(sku) ?? 0, namespace: 'custom', ...promo });
    }
  }
  await tx
    .deleteFrom('commerce.metafield')
    .where('namespace', '=', 'custom')
    .where('owner_type', 'in', ['product', 'variant'])
    .execute();
  const column = (key: keyof (typeof rows)[number]) => rows.map((row) => row[key]);
  await sql`
    insert into commerce.metafield (owner_type, owner_id, namespace, key, type, value)
    select * from unnest(${column('owner_type')}::text[], ${column('owner_id')}::bigint[], ${column('namespace')}::text[],
      ${column('key')}::text[], ${column('type')}::text[], ${column('value')}::text[])`.execute(tx);
}
