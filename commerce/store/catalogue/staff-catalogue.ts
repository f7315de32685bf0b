import { sql } from 'kysely';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';

/** Stock of a variant as staff see it. */
export interface StockRecord {
  variantId: number;
  sku: string;
  title: string;
  optionValue: string;
  onHand: number;
  /** Held by payments under way. */
  reserved: number;
}

/** The stock behind a SKU, in whatever case; with `lock` its row is locked until the transaction ends. */
export async function findStock(
  db: CommerceDb | CommerceTx,
  sku: string,
  lock = false,
): Promise<StockRecord | undefined> {
  const query = db
    .selectFrom('commerce.variant as variant')
    .innerJoin('commerce.product as product', 'product.id', 'variant.product_id')
    .select([
      'variant.id',
      'variant.sku',
      'variant.option_value',
      'variant.on_hand',
      'variant.reserved',
      'product.title',
    ])
    .where(sql<boolean>`upper(variant.sku) = upper(${sku})`);
  const row = await (lock ? query.forUpdate('variant') : query).executeTakeFirst();
  return (
    row && {
      variantId: row.id,
      sku: row.sku,
      title: row.title,
      optionValue: row.option_value,
      onHand: row.on_hand,
      reserved: row.reserved,
    }
  );
}

/** Sets what is on hand. Throws (CHECK) below what is held. */
export async function setOnHand(tx: CommerceTx, variantId: number, onHand: number): Promise<void> {
  await tx.updateTable('commerce.variant').set({ on_hand: onHand }).where('id', '=', variantId).execute();
}

/**
 * Puts a product into the shop, or takes it out: nobody sees or buys it then, and orders that hold it stay as they are. A
 * release that writes the catalogue anew does not bring it back. Undefined for an unknown handle.
 */
export async function setPublished(
  tx: CommerceTx,
  handle: string,
  isPublished: boolean,
): Promise<{ id: number; title: string } | undefined> {
  // a product that is out has its day at infinity; one that is in keeps the day it came
  const day = isPublished
    ? sql<Date>`case when isfinite(published_at) and published_at <= now() then published_at else now() end`
    : sql<Date>`'infinity'`;
  return tx
    .updateTable('commerce.product')
    .set({ published_at: day, withdrawn: !isPublished, updated_at: new Date() })
    .where('handle', '=', handle)
    .returning(['id', 'title'])
    .executeTakeFirst();
}

/** The collections a product hangs in. */
export async function collectionsHolding(tx: CommerceTx, productId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('commerce.collection_product')
    .select('collection_id')
    .where('product_id', '=', productId)
    .orderBy('collection_id')
    .execute();
  return rows.map((row) => row.collection_id);
}
