import { sql } from 'kysely';
import type { CommerceDb } from './commerce-database.ts';

/** What waits in the tables for somebody to see it through; whoever runs the shop watches these. */
export interface OperatingFigures {
  /** Entries of the outbox whose time has come. */
  outboxDue: number;
  /** Seconds since the oldest entry was written that is neither delivered nor given up. */
  outboxOldestSeconds: number;
  /** Entries that nobody will try again. */
  outboxGivenUp: number;
  /** Payments that have begun and not ended. */
  paymentsLive: number;
  /** Those whose items were to be let go five minutes ago: the sweeper should have ended them. */
  paymentsStuck: number;
  /** Refunds that were agreed ten minutes ago and are not through. */
  refundsStuck: number;
}

/** Counts them, in one statement over indexes of what is open. */
export async function operatingFigures(db: CommerceDb): Promise<OperatingFigures | undefined> {
  const { rows } = await sql<OperatingFigures>`
    with open_entry as (
      select due_at, created_at from commerce.outbox
      -- what is to go out on a day to come is not waiting yet
      where delivered_at is null and failed_at is null and created_at <= now()
    ), live as (
      select hold_until from commerce.checkout_attempt where phase in ('reserved', 'charged', 'refunding')
    )
    select
      (select count(*)::int from open_entry where due_at <= now()) as "outboxDue",
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 from open_entry) as "outboxOldestSeconds",
      (select count(*)::int from commerce.outbox where failed_at is not null) as "outboxGivenUp",
      (select count(*)::int from live) as "paymentsLive",
      (select count(*)::int from live where hold_until < now() - interval '5 minutes') as "paymentsStuck",
      (select count(*)::int from commerce.refund where phase = 'agreed' and created_at < now() - interval '10 minutes')
        as "refundsStuck"`.execute(db);
  return rows[0];
}
