import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { attributesIdentity } from '../domain/cart/attributes.ts';
import type { LineChanges } from '../domain/cart/line-changes.ts';
import type { CartLine } from '../domain/cart/line-plan.ts';
import type { CommerceDb, CommerceTx } from './commerce-database.ts';
import type { Attribute, CartLineTable } from './tables.ts';

/** One merchandise with one set of attributes in a cart. `id` is a UUID. */
export interface CartLineRecord extends CartLine {
  cartId: number;
}

function parseLine(row: Selectable<CartLineTable>): CartLineRecord {
  return {
    id: row.id,
    cartId: row.cart_id,
    variantId: row.variant_id,
    quantity: row.quantity,
    attributes: row.attributes,
  };
}

/** All lines of a cart, the newest first, as the Storefront API lists them. */
export async function linesOfCart(db: CommerceDb | CommerceTx, cartId: number): Promise<CartLineRecord[]> {
  const rows = await db
    .selectFrom('commerce.cart_line')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position', 'desc')
    .execute();
  return rows.map(parseLine);
}

const identityHash = (attributes: readonly Attribute[]): Buffer =>
  createHash('sha256').update(attributesIdentity(attributes)).digest();

/** Writes what changed, at most one statement for each kind of change. The caller holds the lock of the cart's row. */
export async function writeLineChanges(tx: CommerceTx, cartId: number, changes: LineChanges): Promise<void> {
  // Removed first: a line may take the merchandise and attributes of one that leaves.
  if (changes.removed.length > 0) {
    await tx
      .deleteFrom('commerce.cart_line')
      .where('cart_id', '=', cartId)
      .where('id', 'in', [...changes.removed])
      .execute();
  }
  if (changes.changed.length > 0) await setQuantities(tx, cartId, changes.changed);
  if (changes.added.length > 0) {
    await tx
      .insertInto('commerce.cart_line')
      .values(
        changes.added.map((line) => ({
          id: line.id,
          cart_id: cartId,
          variant_id: line.variantId,
          quantity: line.quantity,
          attributes: JSON.stringify(line.attributes),
          attributes_sha256: identityHash(line.attributes),
        })),
      )
      .execute();
  }
}

/** New quantities in one statement. */
async function setQuantities(tx: CommerceTx, cartId: number, lines: LineChanges['changed']): Promise<void> {
  await sql`
    update commerce.cart_line as line
    set quantity = change.quantity
    from unnest(${lines.map((line) => line.id)}::uuid[], ${lines.map((line) => line.quantity)}::int[])
      as change (id, quantity)
    where line.cart_id = ${cartId} and line.id = change.id`.execute(tx);
}
