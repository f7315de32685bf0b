import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { type Log, shopLog } from '@bluebird-bay/telemetry/log.ts';
import type { ServicesDb } from '../store/services-database.ts';
import type { ClubPorts } from './club-ports.ts';
import { sendEmails } from './emails/send-emails.ts';
import { lockAccounts } from './ledger/accounts.ts';
import { refreshStanding } from './ledger/standing.ts';
import { giveBirthdays } from './members/birthdays.ts';
import { expirePoints } from './members/expire-points.ts';
import { runReviewRound } from './reviews/settle-reviews.ts';
import { runRewardRound } from './rewards/reward-round.ts';

const BATCH = 100;

/** Tiers end by themselves: looks at those whose day has come. */
async function endTiers(db: ServicesDb, now: Date): Promise<void> {
  const due = await db
    .selectFrom('services.club_account')
    .select('id')
    .where('tier_until', '<=', now)
    .where('closed_at', 'is', null)
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await withTx(db, async (tx) => {
      const [account] = await lockAccounts(tx, [id]);
      if (account) await refreshStanding(tx, account, now);
    });
  }
}

/** Tells the provider of tiers it does not know yet. Told twice is no harm. */
async function tellTiers(db: ServicesDb, { tellTier }: ClubPorts): Promise<void> {
  if (!tellTier) return;
  const untold = await db
    .selectFrom('services.club_account')
    .select(['id', 'customer', 'tier'])
    .whereRef('tier', '<>', 'tier_told')
    .where('closed_at', 'is', null)
    .limit(BATCH)
    .execute();
  for (const { id, customer, tier } of untold) {
    await tellTier(customer, tier);
    await db.updateTable('services.club_account').set({ tier_told: tier }).where('id', '=', id).execute();
  }
}

export interface ClubRound {
  db: ServicesDb;
  ports: ClubPorts;
  clock?: () => Date;
  /** Told of what went wrong, while the rest of the round goes on; the shop's log unless given. */
  log?: Log;
}

const HOUR_MS = 3_600_000;

/**
 * Everything of the club that happens by itself: codes that were left half made, codes and points whose time is over, birthdays,
 * tiers, emails. Several processes may run it over one database; what the calendar moves is looked at once an hour.
 */
export function createClubRound({
  db,
  ports,
  clock = () => new Date(),
  log = shopLog.of('club'),
}: ClubRound): () => Promise<void> {
  let looked = 0;

  async function step(name: string, work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => log.error('a step of the club’s round failed', { step: name }, error));
  }

  return async () => {
    const now = clock();
    await step('reviews', () => runReviewRound(db, ports.productOf, now));
    await step('codes', () => runRewardRound({ db, maker: ports.codeMaker }, now));
    if (Math.abs(now.getTime() - looked) >= HOUR_MS) {
      looked = now.getTime();
      await step('points that ran out', () => expirePoints(db, now));
      await step('birthdays', () => giveBirthdays(db, now));
      await step('tiers that ended', () => endTiers(db, now));
    }
    await step('tiers told', () => tellTiers(db, ports));
    await step('emails', () => sendEmails(db, ports, now));
  };
}
