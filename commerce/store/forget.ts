import type { CommerceDb } from './commerce-database.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what nobody can use any more: ended sessions, dead links, old counters, delivered post. */
export async function deleteExpired(db: CommerceDb, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom('commerce.customer_access_token').where('expires_at', '<', now).execute();
  await db.deleteFrom('commerce.customer_link').where('expires_at', '<', before(30)).execute();
  await db.deleteFrom('commerce.attempt_counter').where('counted_at', '<', before(2)).execute();
  await db.deleteFrom('commerce.outbox').where('delivered_at', '<', before(14)).execute();
}
