import { sql } from 'kysely';
import type { StockNeed } from '../../domain/stock/shortages.ts';
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

/*
 * Every function takes needs sorted by variant id (domain/stock/shortages.ts), so that two transactions lock rows in the
 * same order. The guard stands in the statement itself; the CHECKs of commerce.variant are the last line (reliability D3).
 */

/** Units of a variant that can be had, where more were asked for. */
export interface ShortVariant {
  variantId: number;
  available: number;
}

/**
 * Holds the units of every need, or of none: where a variant is short, nothing is held. All needs are tried, so that a
 * shopper hears of every short item at once.
 */
export async function reserveStock(tx: CommerceTx, needs: readonly StockNeed[]): Promise<ShortVariant[]> {
  const short: ShortVariant[] = [];
  const held: StockNeed[] = [];
  for (const need of needs) {
    const { numAffectedRows } = await sql`
      update commerce.variant set reserved = reserved + ${need.quantity}
      where id = ${need.variantId} and on_hand - reserved >= ${need.quantity}`.execute(tx);
    if (numAffectedRows === 1n) held.push(need);
    else short.push({ variantId: need.variantId, available: await availableBelow(tx, need) });
  }
  if (short.length > 0) await releaseStock(tx, held);
  return short;
}

/** What is left of a variant that was refused; less than was asked for, even if units came back in this very moment. */
async function availableBelow(tx: CommerceTx, { variantId, quantity }: StockNeed): Promise<number> {
  const row = await tx
    .selectFrom('commerce.variant')
    .select(sql<number>`on_hand - reserved`.as('available'))
    .where('id', '=', variantId)
    .executeTakeFirst();
  return Math.min(row?.available ?? 0, quantity - 1);
}

/** Gives held units back to stock. */
export async function releaseStock(tx: CommerceTx, needs: readonly StockNeed[]): Promise<void> {
  for (const { variantId, quantity } of needs)
    await sql`update commerce.variant set reserved = reserved - ${quantity} where id = ${variantId}`.execute(tx);
}

/** Turns held units into sold ones. */
export async function claimStock(tx: CommerceTx, needs: readonly StockNeed[]): Promise<void> {
  for (const { variantId, quantity } of needs)
    await sql`
      update commerce.variant set on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity}
      where id = ${variantId}`.execute(tx);
}

/** Puts sold items back in stock, by variant. */
export async function restock(tx: CommerceTx, quantities: ReadonlyMap<number, number>): Promise<void> {
  for (const [variantId, quantity] of [...quantities].sort(([left], [right]) => left - right))
    await sql`update commerce.variant set on_hand = on_hand + ${quantity} where id = ${variantId}`.execute(tx);
}
