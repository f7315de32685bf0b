import { deleteSome } from '@bluebird-bay/database/delete-some.ts';
import { type RawBuilder, sql } from 'kysely';
import { LONGEST_SESSION_MS } from '../domain/customer/session-lifetime.ts';
import type { CommerceDb } from './commerce-database.ts';
import type { CommerceTables } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What has had its day, by table. Carts go by `commerce/cart/forget-carts.ts`. */
function expired(now: Date): ReadonlyArray<readonly [table: keyof CommerceTables, which: RawBuilder<unknown>]> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return [
    ['commerce.customer_access_token', sql`expires_at < ${now}`],
    // a used link is known as used for a month
    ['commerce.customer_link', sql`expires_at < ${before(30)} or used_at < ${before(30)}`],
    // as long as the link that would make it count
    ['commerce.chosen_password', sql`chosen_at < ${before(30)}`],
    // whoever signed in from there has had to sign in again since
    ['commerce.customer_network', sql`seen_at < ${new Date(now.getTime() - LONGEST_SESSION_MS)}`],
    ['commerce.attempt_counter', sql`counted_at < ${before(2)}`],
    ['commerce.network_bucket', sql`filled_at < ${before(2)}`],
    ['commerce.outbox', sql`delivered_at < ${before(14)}`],
    // nobody delivers these any more, and some hold an address
    ['commerce.outbox', sql`failed_at < ${before(90)}`],
    // emails nobody has fetched, where no mail server takes them
    ['commerce.mailbox', sql`sent_at < ${before(30)}`],
    // names and streets that were typed into a checkout, once an order stands or nobody has come back
    [
      'commerce.checkout_draft',
      sql`updated_at < ${before(31)} or cart_id in (select id from commerce.cart where completed_at < ${before(1)})`,
    ],
  ];
}

/** Deletes what nobody can use any more: ended sessions, dead links, old counters, delivered emails, what was typed. Bounded. */
export async function deleteExpired(db: CommerceDb, now: Date): Promise<void> {
  for (const [table, which] of expired(now)) await deleteSome(db, table, which);
}
