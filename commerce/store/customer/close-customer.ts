import { sql } from 'kysely';
import { closedEmail } from '../../domain/customer/email-address.ts';
import { LIVE_PHASES } from '../checkout/checkout-attempts.ts';
import type { CommerceTx } from '../commerce-database.ts';

/** What of an order's address the books do without: they keep the town and the country. */
const NOBODY = JSON.stringify({ firstName: '', lastName: '', address1: '', address2: '', phone: '' });

/**
 * Whether something of this customer's is still to be sent, or on its way to an address that must not go yet: a payment that may
 * become an order, a parcel, a return that may bring a swap, a gift card or a refused piece, a gift card that waits for its day, or
 * one that is to be made of what was sent back.
 */
export async function hasOrdersUnderWay(tx: CommerceTx, customerId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from commerce."order" as o
    where o.customer_id = ${customerId} and o.cancelled_at is null and (
      exists (select 1 from commerce.order_line as line where line.order_id = o.id and fulfilled + removed < quantity)
      or exists (select 1 from commerce.fulfilment where order_id = o.id and delivered_at is null)
      or exists (select 1 from commerce.order_return where order_id = o.id
        and (state in ('requested', 'received') or owes_parcel)))
    union all
    select 1 from commerce.checkout_attempt
    where phase = any(${[...LIVE_PHASES]}) and (snapshot ->> 'customerId')::bigint = ${customerId}
    union all
    select 1 from commerce.refund join commerce."order" as o on o.id = refund.order_id
    where o.customer_id = ${customerId} and refund.as_gift_card and refund.phase = 'agreed'
    union all
    select 1 from commerce.outbox as email where email.delivered_at is null and email.failed_at is null and (
      email.topic = 'gift-card' and (email.payload ->> 'giftCardId')::bigint in (
        select card.id from commerce.gift_card as card
        join commerce.gift_card_sale as sale on sale.gift_card_id = card.id
        join commerce."order" as o on o.id = sale.order_id
        where o.customer_id = ${customerId} and card.disabled_at is null)
      or email.topic = 'refunded-as-gift-card' and (email.payload ->> 'refundId')::bigint in (
        select refund.id from commerce.refund join commerce."order" as o on o.id = refund.order_id
        where o.customer_id = ${customerId}))
    limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Takes everything out of the shop that says who a customer is. Their carts follow
 * (`forgetCustomer` of commerce/cart). The row stays for the orders that hang on it, without a way
 * in, and the orders stay for the books, without a name or a street; their pages have new addresses that nobody knows. The
 * mail address is free for a new account, which begins without those orders. The caller holds the account (`lockAccount`).
 */
export async function anonymiseCustomer(tx: CommerceTx, id: number, now: Date): Promise<void> {
  await clearAddresses(tx, id);
  await anonymiseOrders(tx, id);
  for (const table of ['customer_access_token', 'customer_link', 'customer_network', 'chosen_password'] as const)
    await tx.deleteFrom(`commerce.${table}`).where('customer_id', '=', id).execute();
  await tx
    .updateTable('commerce.customer')
    .set({
      email: closedEmail(id),
      first_name: null,
      last_name: null,
      phone: null,
      accepts_marketing: false,
      state: 'disabled',
      password_hash: null,
      default_address_id: null,
      tags: [],
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('commerce.customer_address').where('customer_id', '=', id).execute();
}

/**
 * What is kept by the mail address alone: codes that were used or granted, and emails where no mail server takes them. Only the
 * account's own address counts: whatever else was typed at the checkout may be somebody else's, and so is what is kept by it.
 */
async function clearAddresses(tx: CommerceTx, id: number): Promise<void> {
  const own = sql`(select lower(email) from commerce.customer where id = ${id})`;
  await sql`delete from commerce.mailbox where lower(recipient) = ${own}`.execute(tx);
  await sql`delete from commerce.discount_grant where email = ${own}`.execute(tx);
  // The uses stay, as what they count does; one for each cart, because an address uses some codes once.
  await sql`
    update commerce.discount_use set email = concat('cart-', cart_id, '-of-', ${closedEmail(id)}::text)
    where cart_id in (select cart_id from commerce."order" where customer_id = ${id})`.execute(tx);
}

/** The orders, and what they were made of. Attributes are what was typed: whom a gift card was for, and what was written to them. */
async function anonymiseOrders(tx: CommerceTx, id: number): Promise<void> {
  const email = closedEmail(id);
  const carts = sql`(
    select id from commerce.cart where customer_id = ${id}
    union select cart_id from commerce."order" where customer_id = ${id})`;
  await sql`
    update commerce.checkout_attempt set snapshot = snapshot || jsonb_build_object(
      'email', ${email}::text, 'note', '', 'attributes', '[]'::jsonb, 'lines', (
        select coalesce(jsonb_agg(line || '{"attributes": []}' order by place), '[]')
        from jsonb_array_elements(snapshot -> 'lines') with ordinality as lines (line, place)),
      'deliveryAddress', (snapshot -> 'deliveryAddress') || ${NOBODY}::jsonb,
      'billingAddress', (snapshot -> 'billingAddress') || ${NOBODY}::jsonb)
    where cart_id in ${carts} and phase in ('done', 'failed')`.execute(tx);
  await sql`delete from commerce.checkout_draft where cart_id in ${carts}`.execute(tx);
  await sql`
    update commerce.order_return set token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    where order_id in (select id from commerce."order" where customer_id = ${id})`.execute(tx);
  await sql`
    update commerce.order_line set attributes = '[]'
    where order_id in (select id from commerce."order" where customer_id = ${id})`.execute(tx);
  await sql`
    update commerce."order" set email = ${email}, phone = null, note = '', attributes = '[]',
      delivery_address = delivery_address || ${NOBODY}::jsonb, billing_address = billing_address || ${NOBODY}::jsonb,
      status_token = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
    where customer_id = ${id}`.execute(tx);
}
