import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { lockAccounts, readAccount } from '../ledger/accounts.ts';
import { settleClosing } from '../members/close-account.ts';
import { finishMaking, finishUndoing, type RewardContext } from './redeem.ts';
import { claimExpired, claimUnfinished, moveRedemption, type Redemption } from './redemption-store.ts';

const BATCH = 20;
/** A code that cannot be ended may have been used a moment before its end, and be told of late. */
const GRACE_MS = 2 * 86_400_000;

async function expire({ db, maker }: RewardContext, redemption: Redemption, now: Date): Promise<boolean> {
  const isOver = maker
    ? await maker.withdraw(redemption.code)
    : redemption.expires_at.getTime() + GRACE_MS <= now.getTime();
  if (!isOver) return false;
  return withTx(db, async (tx) => {
    const [account] = await lockAccounts(tx, [redemption.account]);
    const moved = await moveRedemption(tx, redemption.id, ['ready'], { state: 'expired' }, now);
    if (account?.closed_at) await settleClosing(tx, await readAccount(tx, account.id), now);
    return commit(moved !== undefined);
  });
}

/** Finishes what processes left in the middle, and gives points back for codes whose time is over. How many it moved on. */
export async function runRewardRound(context: RewardContext, now: Date): Promise<number> {
  let moved = 0;
  for (const redemption of await claimUnfinished(context.db, now, BATCH)) {
    const after = await (redemption.state === 'making' ? finishMaking : finishUndoing)(context, redemption, now);
    if (after.state !== redemption.state) moved += 1;
  }
  for (const redemption of await claimExpired(context.db, now, BATCH))
    if (await expire(context, redemption, now)) moved += 1;
  return moved;
}
