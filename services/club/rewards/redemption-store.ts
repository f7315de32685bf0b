import { CODE_LASTS_DAYS, REWARDS, type RewardId } from '@bluebird-bay/content/bay-club.ts';
import { type Selectable, sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import type { ClubRedemptionTable } from '../../store/tables.ts';
import { chanceText } from '../ledger/accounts.ts';
import { directDue, settle } from '../ledger/ledger.ts';
import { daysAfter } from '../rules/calendar.ts';
import type { Due } from '../rules/postings.ts';

export type Redemption = Selectable<ClubRedemptionTable>;
export type RedemptionState = Redemption['state'];

export const rewardOf = (id: string) => REWARDS.find((reward) => reward.id === id);

/** What redemptions of each reward begin with, so that a code says what it is. */
const PREFIXES: Readonly<Record<RewardId, string>> = {
  'off-5': 'BAY5',
  'off-12': 'BAY12',
  'off-28': 'BAY28',
  'free-top': 'BAYTOP',
  'sticker-pack': 'BAYSTICKS',
};

/** Nobody guesses it: 31^8 of each kind. */
export const newCode = (reward: RewardId): string => `${PREFIXES[reward]}-${chanceText(4)}-${chanceText(4)}`;

export const codeEnd = (now: Date): Date => daysAfter(now, CODE_LASTS_DAYS);

export const subjectOf = ({ id }: { id: number }): string => `redemption:${id}`;

/** What a redemption is due: its debit, and the points back once it came to nothing. */
function duesOf({ id, reward, points, state, made_at, ended_at }: Redemption): Due[] {
  const subject = `redemption:${id}`;
  const debit = directDue('redemption', subject, -points, made_at, { detail: reward });
  if (state !== 'undone' && state !== 'expired') return [debit];
  return [debit, directDue('undo', `undo:${id}`, points, ended_at ?? made_at, { subject, detail: reward })];
}

/** Brings the ledger to a redemption's state; its account must be locked. */
export const settleRedemption = (tx: ServicesTx, redemption: Redemption, at: Date): Promise<boolean> =>
  settle(tx, { account: redemption.account, subject: subjectOf(redemption), dues: duesOf(redemption), at });

/** Moves a redemption on and the ledger with it; nothing if it is elsewhere by now. Its account must be locked. */
export async function moveRedemption(
  tx: ServicesTx,
  id: number,
  from: readonly RedemptionState[],
  to: { state: RedemptionState; usedIn?: string },
  at: Date,
): Promise<Redemption | undefined> {
  const isOver = to.state === 'undone' || to.state === 'expired' || to.state === 'used';
  const redemption = await tx
    .updateTable('services.club_redemption')
    .set({
      state: to.state,
      ended_at: isOver ? at : null,
      leased_until: null,
      ...(to.usedIn !== undefined && { used_in: to.usedIn }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
  if (redemption) await settleRedemption(tx, redemption, at);
  return redemption;
}

export function findRedemption(db: ServicesDb, id: number): Promise<Redemption | undefined> {
  return db.selectFrom('services.club_redemption').selectAll().where('id', '=', id).executeTakeFirst();
}

/** All redemptions of an account, the newest first. */
export function redemptionsOf(db: ServicesDb, account: number): Promise<Redemption[]> {
  return db
    .selectFrom('services.club_redemption')
    .selectAll()
    .where('account', '=', account)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
}

/** Nobody else deals with a redemption for so long. */
const LEASE_SECONDS = 30;

/** Takes redemptions that a process left in the middle, each by one process at a time. */
export async function claimUnfinished(db: ServicesDb, now: Date, limit: number): Promise<Redemption[]> {
  const { rows } = await sql<Redemption>`
    update services.club_redemption set leased_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from services.club_redemption
      where state in ('making', 'undoing') and (leased_until is null or leased_until <= ${now})
      order by id limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}

export const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_SECONDS * 1_000);

/** Takes codes whose time is over, each by one process at a time. */
export async function claimExpired(db: ServicesDb, now: Date, limit: number): Promise<Redemption[]> {
  const { rows } = await sql<Redemption>`
    update services.club_redemption set leased_until = ${now}::timestamptz + make_interval(secs => ${LEASE_SECONDS})
    where id in (
      select id from services.club_redemption
      where state = 'ready' and expires_at <= ${now} and (leased_until is null or leased_until <= ${now})
      order by expires_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}
