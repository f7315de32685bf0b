import { deleteExpired, type Lifetimes } from '@bluebird-bay/database/delete-expired.ts';
import { sql } from 'kysely';
import { LONGEST_SESSION_MS } from '../domain/customer/session-lifetime.ts';
import type { CommerceDb } from './commerce-database.ts';
import type { CommerceTables } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;

const CATALOGUE = 'as large as the catalogue';
const CONTENT = 'as large as what the shop has written';
const OFFER = 'one of what staff, the club or the student page gave';
const ORDER = 'of an order';
const ACCOUNT = 'of an account, for as long as that is';
const CART = 'by commerce/cart/forget-carts.ts, with its cart; of one that was paid as long as its order';
const ONE_ROW = 'one row';

function lifetimes(now: Date): Lifetimes<CommerceTables> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return {
    'commerce.customer_access_token': sql`expires_at < ${now}`,
    // a used link is known as used for a month
    'commerce.customer_link': sql`expires_at < ${before(30)} or used_at < ${before(30)}`,
    // as long as the link that would make it count
    'commerce.chosen_password': sql`chosen_at < ${before(30)}`,
    // whoever signed in from there has had to sign in again since
    'commerce.customer_network': sql`seen_at < ${new Date(now.getTime() - LONGEST_SESSION_MS)}`,
    'commerce.attempt_counter': sql`counted_at < ${before(2)}`,
    'commerce.network_bucket': sql`filled_at < ${before(2)}`,
    // nobody delivers any more what failed, and some of it holds an address
    'commerce.outbox': sql`delivered_at < ${before(14)} or failed_at < ${before(90)}`,
    // emails nobody has fetched, where no mail server takes them
    'commerce.mailbox': sql`sent_at < ${before(30)}`,
    // names and streets that were typed into a checkout, once an order stands or nobody has come back
    'commerce.checkout_draft': sql`
      updated_at < ${before(31)} or exists (
        select 1 from commerce.cart as cart where cart.id = checkout_draft.cart_id and cart.completed_at < ${before(1)})`,
    'commerce.cart': CART,
    'commerce.cart_line': CART,
    'commerce.checkout_attempt': CART,
    'commerce.product': CATALOGUE,
    'commerce.product_picture': CATALOGUE,
    'commerce.variant': CATALOGUE,
    'commerce.variant_price': CATALOGUE,
    'commerce.metafield': CATALOGUE,
    'commerce.collection': CATALOGUE,
    'commerce.collection_product': CATALOGUE,
    'commerce.catalogue_version': ONE_ROW,
    'commerce.catalogue_seed': ONE_ROW,
    'commerce.search_word': CATALOGUE,
    'commerce.search_posting': CATALOGUE,
    'commerce.search_change': 'worked off by the next searches',
    'commerce.search_version': ONE_ROW,
    'commerce.search_state': ONE_ROW,
    'commerce.sold_out_change': 'a job of its own: forgetSoldOutChanges',
    'commerce.page': CONTENT,
    'commerce.blog': CONTENT,
    'commerce.article': CONTENT,
    'commerce.policy': CONTENT,
    'commerce.menu': CONTENT,
    'commerce.menu_item': CONTENT,
    'commerce.url_redirect': CONTENT,
    'commerce.discount': OFFER,
    'commerce.planned_sale': OFFER,
    'commerce.discount_code': OFFER,
    'commerce.discount_grant': OFFER,
    'commerce.discount_use': ORDER,
    'commerce.gift_card': OFFER,
    'commerce.gift_card_entry': ORDER,
    'commerce.gift_card_sale': ORDER,
    'commerce.customer': ACCOUNT,
    'commerce.customer_address': ACCOUNT,
    'commerce.order': ORDER,
    'commerce.order_line': ORDER,
    'commerce.fulfilment': ORDER,
    'commerce.fulfilment_line': ORDER,
    'commerce.fulfilment_event': ORDER,
    'commerce.refund': ORDER,
    'commerce.refund_line': ORDER,
    'commerce.order_return': ORDER,
    'commerce.order_return_line': ORDER,
    'commerce.test_gateway_charge': 'the books of a gateway that is played',
    'commerce.test_gateway_refund': 'the books of a gateway that is played',
    // of payments that came to nothing; refunds ask for the others
    'commerce.stripe_payment': sql`
      created_at < ${before(31)} and not exists (
        select 1 from commerce.checkout_attempt as attempt
        where attempt.key = stripe_payment.key and attempt.phase <> 'failed')`,
  };
}

/** Deletes what nobody can use any more, a bounded number of rows of each table; how many. */
export const forgetCommerce = (db: CommerceDb, now: Date): Promise<number> => deleteExpired(db, lifetimes(now));
