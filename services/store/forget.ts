import { UNCONFIRMED_DAYS } from '@bluebird-bay/content/lists.ts';
import { deleteExpired, type Lifetimes } from '@bluebird-bay/database/delete-expired.ts';
import { sql } from 'kysely';
import type { ServicesDb } from './services-database.ts';
import type { ServicesTables } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;

function lifetimes(now: Date): Lifetimes<ServicesTables> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return {
    // longer than a provider goes on trying
    'services.webhook_delivery': sql`received_at < ${before(30)}`,
    // somebody typed an address, and whoever reads it never said yes
    'services.student_request': sql`confirmed_at is null and expires_at < ${before(1)}`,
    // whoever does not answer the letter is on no list
    'services.list_entry': sql`confirmed_at is null and asked_at < ${before(UNCONFIRMED_DAYS)}`,
    // what has not come back for half a year is not coming
    'services.stock_request': sql`asked_at < ${before(180)}`,
    // a year is long enough to ask what was answered
    'services.contact_message': sql`done_at < ${before(365)}`,
    'services.throttle_window': sql`until < ${before(1)}`,
    'services.club_code': sql`ends_at < ${before(31)}`,
    // a sent email says that it was sent; nothing is written about twice within a year, and after it nothing asks
    'services.club_email': sql`sent_at < ${before(400)} or (sent_at is null and due_at < ${before(400)})`,
    'services.review': 'published; one of a customer and product',
    'services.review_sample': 'one row',
    'services.wishlist': 'one of a customer',
    'services.giveaway_draw': 'one row',
    'services.giveaway_winner': 'ten rows, until the giveaway is over',
    'services.club_account': 'one of a customer',
    'services.club_entry': 'the books: only ever added to',
    'services.club_order': 'one of an order',
    'services.club_review': 'one of a review',
    'services.club_redemption': 'in the books',
    'services.club_referral': 'one of a friend',
    'services.club_void': 'in the books',
    'services.club_salt': 'one row',
    'services.lease': 'one of a kind of work',
    'services.given_picture': 'one of a picture the catalogue ever named',
  };
}

/** Deletes what nobody can use any more, a bounded number of rows of each table; how many. */
export const forgetServices = (db: ServicesDb, now: Date): Promise<number> => deleteExpired(db, lifetimes(now));
