import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AttemptLimit } from '../../domain/customer/attempt-limits.ts';
import type { CommerceDb } from '../commerce-database.ts';

/** What is counted: a limit, and whose attempts. */
export interface CountedAttempt {
  limit: AttemptLimit;
  subject: string;
}

const keyOf = ({ limit, subject }: CountedAttempt): Buffer =>
  createHash('sha256').update(`${limit.name}\0${subject}`).digest();

/**
 * What a counter becomes with one more, and until when somebody waits after so many. Who need not wait is not held until now
 * either: of two who came together, the clock of the one counted later may be a little behind.
 */
function counting({ limit: { waits, forgetAfter } }: CountedAttempt, now: Date) {
  const forgotten = new Date(now.getTime() - forgetAfter * 1_000);
  const attempts = sql`case when counter.counted_at < ${forgotten} then 1 else counter.attempts + 1 end`;
  const waitAfter = (count: unknown) =>
    sql`coalesce(${now}::timestamptz + make_interval(secs =>
      nullif((${[...waits]}::int[])[least(${count}, ${waits.length}::int)], 0)), '-infinity')`;
  return { attempts, waitAfter };
}

/**
 * Counts an attempt and says whether it may be made. One statement, so that of any number at the same time no more get
 * through than the limit allows; a refused one is not counted.
 */
export async function countAttempt(db: CommerceDb, attempt: CountedAttempt, now: Date): Promise<boolean> {
  const { attempts, waitAfter } = counting(attempt, now);
  const { rows } = await sql`
    insert into commerce.attempt_counter as counter (key_sha256, attempts, blocked_until, counted_at)
    values (${keyOf(attempt)}, 1, ${waitAfter(sql`1`)}, ${now})
    on conflict (key_sha256) do update
      set attempts = ${attempts}, blocked_until = ${waitAfter(sql`(${attempts})`)}, counted_at = ${now}
      where counter.blocked_until <= ${now}
    returning attempts`.execute(db);
  return rows.length > 0;
}

/** Whether whoever makes the attempt has to wait for earlier ones; this one is not counted. */
export async function mustWait(db: CommerceDb, attempt: CountedAttempt, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('commerce.attempt_counter')
    .select('attempts')
    .where('key_sha256', '=', keyOf(attempt))
    .where('blocked_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts an attempt that came to nothing. Of any number that were under way together each counts, and no wait gets shorter. */
export async function countFailure(db: CommerceDb, attempt: CountedAttempt, now: Date): Promise<void> {
  const { attempts, waitAfter } = counting(attempt, now);
  await sql`
    insert into commerce.attempt_counter as counter (key_sha256, attempts, blocked_until, counted_at)
    values (${keyOf(attempt)}, 1, ${waitAfter(sql`1`)}, ${now})
    on conflict (key_sha256) do update set attempts = ${attempts}, counted_at = ${now},
      blocked_until = greatest(counter.blocked_until, ${waitAfter(sql`(${attempts})`)})`.execute(db);
}

/** The attempt was a good one: it does not count, nor what it made others wait, whose clocks may be a little behind. */
export async function takeAttemptBack(db: CommerceDb, attempt: CountedAttempt): Promise<void> {
  await sql`
    update commerce.attempt_counter set attempts = greatest(attempts - 1, 0), blocked_until = '-infinity'
    where key_sha256 = ${keyOf(attempt)}`.execute(db);
}

/** Forgets everything about a subject under a limit. */
export async function forgetAttempts(db: CommerceDb, attempt: CountedAttempt): Promise<void> {
  await db.deleteFrom('commerce.attempt_counter').where('key_sha256', '=', keyOf(attempt)).execute();
}
