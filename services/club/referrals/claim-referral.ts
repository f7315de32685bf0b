import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import { ordersOf } from '../orders/order-store.ts';
import { maskedEmail } from '../rules/mailbox.ts';
import { type ClaimRefusal, claimRefusal } from '../rules/referral-claim.ts';
import { settleReferral } from './settle-referral.ts';

export type ClaimResult = { ok: true } | { ok: false; code: ClaimRefusal | 'NO_SUCH_CODE' };

/** Claims come one after another: whether they make a loop depends on all others. */
const CLAIM_LOCK = 7_236_571;

/** Who brought a member, who brought them, and so on. */
async function referrersBefore(tx: ServicesTx, account: number): Promise<number[]> {
  const { rows } = await sql<{ referrer: number }>`
    with recursive line as (
      select referrer from services.club_referral where friend = ${account}
      union
      select referral.referrer from services.club_referral referral join line on referral.friend = line.referrer
    ) select referrer from line`.execute(tx);
  return rows.map(({ referrer }) => referrer);
}

/** Notes who brought a member, once and for ever; the points follow from their orders. Refused where the rules say so. */
export function claimReferral(
  db: ServicesDb,
  { friend: friendId, code, at }: { friend: number; code: string; at: Date },
): Promise<ClaimResult> {
  return withTx(db, async (tx): Promise<Ending<ClaimResult>> => {
    await sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`.execute(tx);
    const owner = await tx
      .selectFrom('services.club_account')
      .select('id')
      .where('referral_code', '=', code)
      .where('joined_at', 'is not', null)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (!owner) return rollback({ ok: false, code: 'NO_SUCH_CODE' });
    const accounts = await lockAccounts(tx, [owner.id, friendId]);
    const referrer = accounts.find(({ id }) => id === owner.id);
    const friend = accounts.find(({ id }) => id === friendId);
    if (!referrer || !friend || friend.closed_at) return rollback({ ok: false, code: 'NO_SUCH_CODE' });
    const known = await tx
      .selectFrom('services.club_referral')
      .select('referrer')
      .where('friend', '=', friend.id)
      .executeTakeFirst();
    // Told again of the same friend: it is so already.
    if (known?.referrer === referrer.id) return commit({ ok: true });
    const orders = await ordersOf(tx, friend.customer);
    const memberOf = ({ id, email, customer_since }: typeof friend) => ({
      account: id,
      email,
      joinedAt: customer_since,
    });
    const refusal = claimRefusal({
      friend: {
        ...memberOf(friend),
        hasReferrer: known !== undefined,
        hasOrdered: orders.some(({ facts }) => facts.isPaid),
      },
      referrer: memberOf(referrer),
      referrersBefore: await referrersBefore(tx, referrer.id),
      now: at,
    });
    if (refusal) return rollback({ ok: false, code: refusal });
    const referral = await tx
      .insertInto('services.club_referral')
      .values({
        referrer: referrer.id,
        friend: friend.id,
        claimed_at: at,
        masked_email: friend.email && maskedEmail(friend.email),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await settleReferral(tx, referral, at);
    return commit({ ok: true });
  });
}
