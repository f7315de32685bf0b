import { sql } from 'kysely';
import type { CommerceTx } from '../commerce-database.ts';
import { announce } from '../outbox/shop-events.ts';

/**
 * Tells of changed stock, in the transaction that has changed it: each variant, and each product of which a variant is
 * sold out now or back again, because that is what its pages show. `changes` holds the products that came (or,
 * negative, went) by variant.
 */
export async function announceStock(tx: CommerceTx, changes: ReadonlyMap<number, number>): Promise<void> {
  if (changes.size === 0) return;
  const { rows } = await sql<{ id: number; product_id: number; available: number }>`
    select id, product_id, on_hand - reserved as available from commerce.variant
    where id = any(${[...changes.keys()]}::bigint[]) order by id`.execute(tx);
  const turned = rows.filter(({ id, available }) => available > 0 !== available - (changes.get(id) ?? 0) > 0);
  const productIds = [...new Set(turned.map((row) => row.product_id))];
  await announce(tx, [
    ...rows.map(({ id }) => ({ topic: 'inventory_levels/update' as const, payload: { variantId: id } })),
    ...productIds.map((productId) => ({ topic: 'products/update' as const, payload: { productId } })),
  ]);
}
