import { createHash } from 'node:crypto';
import { GIFT_ATTRIBUTE } from '@bluebird-bay/contract/gifts.ts';
import { sql } from 'kysely';
import { attributesIdentity } from '../../domain/cart/attributes.ts';
import type { LineChanges } from '../../domain/cart/line-changes.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import type { Attribute } from '../order-tables.ts';
import { type CartCredentials, hashCartSecret } from './cart-credentials.ts';
import { type CartChanges, type CartRecord, type NewCart, parseCart } from './carts.ts';

/*
 * Every write to the tables of carts, and nothing else. Only commerce/cart may import it, as tools/checks/imports.ts holds:
 * whoever changes a cart goes by its rules.
 */

/** Which cart: by what opens it, or by its row for who has opened it already. */
export type CartName = CartCredentials | { id: number };

/**
 * Takes the cart's row lock until the transaction ends, so that its lines may be read and written without anyone between
 * (D6). Completed and expired ones too; undefined for an unknown cart and a wrong key alike.
 */
export async function lockCart(tx: CommerceTx, name: CartName): Promise<CartRecord | undefined> {
  const query = tx.selectFrom('commerce.cart').selectAll().forUpdate();
  const row = await ('id' in name
    ? query.where('id', '=', name.id)
    : query.where('token', '=', name.token).where('key_sha256', '=', hashCartSecret(name.secret))
  ).executeTakeFirst();
  return row && parseCart(row);
}

/** Stores a new, empty cart under fresh credentials. */
export async function insertCart(
  tx: CommerceTx,
  { token, secret }: CartCredentials,
  cart: NewCart,
): Promise<CartRecord> {
  const row = await tx
    .insertInto('commerce.cart')
    .values({
      token,
      key_sha256: hashCartSecret(secret),
      country_code: cart.countryCode,
      customer_id: cart.customerId ?? null,
      email: cart.email ?? null,
      phone: cart.phone ?? null,
      note: cart.note ?? '',
      attributes: JSON.stringify(cart.attributes ?? []),
      discount_codes: [...(cart.discountCodes ?? [])],
      gift_card_ids: [...(cart.giftCardIds ?? [])],
      delivery_addresses: JSON.stringify(cart.deliveryAddresses ?? []),
      delivery_method: cart.deliveryMethod ?? null,
      metafields: JSON.stringify(cart.metafields ?? []),
      preferences: cart.preferences ? JSON.stringify(cart.preferences) : null,
      storefront: cart.storefront ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseCart(row);
}

/** What is kept as JSON. */
const structuredChanges = ({ deliveryAddresses, metafields, preferences }: CartChanges) => ({
  ...(deliveryAddresses === undefined ? {} : { delivery_addresses: JSON.stringify(deliveryAddresses) }),
  ...(metafields === undefined ? {} : { metafields: JSON.stringify(metafields) }),
  ...(preferences === undefined ? {} : { preferences: preferences && JSON.stringify(preferences) }),
});

/** Writes the given fields and the time of the change. The caller holds the row's lock. */
export async function updateCart(tx: CommerceTx, cartId: number, changes: CartChanges, now: Date): Promise<CartRecord> {
  const row = await tx
    .updateTable('commerce.cart')
    .set({
      updated_at: now,
      ...(changes.countryCode === undefined ? {} : { country_code: changes.countryCode }),
      ...(changes.customerId === undefined ? {} : { customer_id: changes.customerId }),
      ...(changes.email === undefined ? {} : { email: changes.email }),
      ...(changes.phone === undefined ? {} : { phone: changes.phone }),
      ...(changes.note === undefined ? {} : { note: changes.note }),
      ...(changes.attributes === undefined ? {} : { attributes: JSON.stringify(changes.attributes) }),
      ...(changes.discountCodes === undefined ? {} : { discount_codes: [...changes.discountCodes] }),
      ...(changes.giftCardIds === undefined ? {} : { gift_card_ids: [...changes.giftCardIds] }),
      ...(changes.deliveryMethod === undefined ? {} : { delivery_method: changes.deliveryMethod }),
      ...structuredChanges(changes),
    })
    .where('id', '=', cartId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return parseCart(row);
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

/** From now on the cart answers as if it were not there. The caller holds its lock and has written its order. */
export async function markCompleted(tx: CommerceTx, cartId: number, now: Date): Promise<void> {
  await tx.updateTable('commerce.cart').set({ completed_at: now, updated_at: now }).where('id', '=', cartId).execute();
}

/** The carts that are or were a customer's, in SQL. */
const cartsOf = (customerId: number) => sql`(
  select id from commerce.cart where customer_id = ${customerId}
  union select cart_id from commerce."order" where customer_id = ${customerId})`;

/** Takes the row locks of all carts that are or were a customer's, as {@link lockCart} takes that of one. */
export async function lockCartsOf(tx: CommerceTx, customerId: number): Promise<void> {
  await sql`select id from commerce.cart where id in ${cartsOf(customerId)} order by id for update`.execute(tx);
}

/**
 * Takes everything out of the carts that are or were a customer's that says who the customer is, or whom they thought of: lines
 * keep no words but the mark of a gift. The caller holds the locks of the carts.
 */
export async function anonymiseCarts(tx: CommerceTx, customerId: number): Promise<void> {
  const carts = cartsOf(customerId);
  await sql`
    update commerce.cart_line set attributes = (
      select coalesce(jsonb_agg(word), '[]') from jsonb_array_elements(attributes) as words (word)
      where word ->> 'key' = ${GIFT_ATTRIBUTE})
    where cart_id in ${carts} and attributes <> '[]'`.execute(tx);
  await sql`
    update commerce.cart set email = null, phone = null, customer_id = null, note = '', attributes = '[]',
      metafields = '[]', preferences = null, delivery_addresses = '[]'
    where id in ${carts}`.execute(tx);
}

/** Takes a customer off the open carts that are theirs; what is in them, and the address on them, stays. */
export async function releaseCarts(tx: CommerceTx, customerId: number): Promise<void> {
  await tx
    .updateTable('commerce.cart')
    .set({ customer_id: null })
    .where('customer_id', '=', customerId)
    .where('completed_at', 'is', null)
    .execute();
}

/**
 * Deletes at most `most` carts that nobody has touched since, with what was typed into their checkouts and what came of payments
 * that failed; the number. One with an order, or with a payment that may still become one, stays.
 */
export async function deleteCartsBefore(tx: CommerceTx, before: Date, most: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from commerce.cart as cart
    where completed_at is null and updated_at < ${before}
      and not exists (select 1 from commerce."order" where cart_id = cart.id)
      and not exists (select 1 from commerce.discount_use where cart_id = cart.id)
      and not exists (select 1 from commerce.checkout_attempt where cart_id = cart.id and phase <> 'failed')
    order by updated_at limit ${most} for update skip locked`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom('commerce.checkout_attempt').where('cart_id', 'in', ids).execute();
  await tx.deleteFrom('commerce.cart').where('id', 'in', ids).execute();
  return ids.length;
}

/** Writes where a cart's shopper comes from, if that is not known yet. Nothing about it counts as a change of the cart. */
export async function setCartStorefront(db: CommerceDb, cartId: number, storefront: string): Promise<void> {
  await db
    .updateTable('commerce.cart')
    .set({ storefront })
    .where('id', '=', cartId)
    .where('storefront', 'is', null)
    .execute();
}
