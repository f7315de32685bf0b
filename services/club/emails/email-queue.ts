import { sql } from 'kysely';
import { MOST_ATTEMPTS, nextAttempt } from '../../store/attempts.ts';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';

/** What the club writes about. */
export type EmailTopic = 'welcome' | 'reward' | 'expiring' | 'tier';

/** News, which the law lets everybody end; a code that was asked for is none. */
export const isNews = (topic: EmailTopic): boolean => topic !== 'reward';

/** An email to be written; `key` makes it one of its kind for the account. */
export interface QueuedEmail {
  account: number;
  topic: EmailTopic;
  key: string;
  payload: Readonly<Record<string, unknown>>;
  at: Date;
}

/** Has an email written once the transaction is through; the same key is written about once, ever. */
export async function queueEmail(tx: ServicesTx, { account, topic, key, payload, at }: QueuedEmail): Promise<void> {
  await tx
    .insertInto('services.club_email')
    .values({ account, topic, key, payload: JSON.stringify(payload), due_at: at })
    .onConflict((known) => known.doNothing())
    .execute();
}

/** An email that is somebody's turn to send. */
export interface ClaimedEmail {
  id: number;
  account: number;
  topic: EmailTopic;
  payload: unknown;
  attempts: number;
}

/** Takes emails that are due, each by one process at a time, and puts off their next attempt further each time. */
export async function claimEmails(db: ServicesDb, now: Date, limit: number): Promise<ClaimedEmail[]> {
  const { rows } = await sql<ClaimedEmail>`
    update services.club_email as email set
      attempts = attempts + 1,
      due_at = ${nextAttempt(now)}
    where id in (
      select id from services.club_email where sent_at is null and due_at <= ${now} and attempts < ${MOST_ATTEMPTS}
      order by due_at limit ${limit} for update skip locked)
    returning id, account, topic, payload, attempts`.execute(db);
  return rows.sort((a, b) => a.id - b.id);
}

export async function markEmailSent(db: ServicesDb, id: number, now: Date): Promise<void> {
  await db.updateTable('services.club_email').set({ sent_at: now }).where('id', '=', id).execute();
}

/** The account is closed: nothing more is written to it. */
export async function forgetEmails(tx: ServicesTx, account: number): Promise<void> {
  await tx.deleteFrom('services.club_email').where('account', '=', account).execute();
}
