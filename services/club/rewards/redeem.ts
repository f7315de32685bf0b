import type { RewardId } from '@bluebird-bay/content/bay-club.ts';
import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import type { ServicesDb, ServicesTx } from '../../store/services-database.ts';
import { queueEmail } from '../emails/email-queue.ts';
import { type ClubAccount, lockAccounts } from '../ledger/accounts.ts';
import { refreshStanding } from '../ledger/standing.ts';
import type { CodeMaker } from './code-maker.ts';
import { type PooledCode, takePooledCode } from './code-pool.ts';
import {
  codeEnd,
  findRedemption,
  leaseEnd,
  moveRedemption,
  newCode,
  type Redemption,
  rewardOf,
  settleRedemption,
} from './redemption-store.ts';

/** Redeeming and undoing, at the places where a process may end. */
export type RedemptionStep = 'debited' | 'made' | 'undoing' | 'withdrawn';

export interface RewardContext {
  db: ServicesDb;
  /** Makes codes at the provider; without it codes come from the pool that staff fill. */
  maker: CodeMaker | undefined;
  /** Told of each step; for tests that end there. */
  onStep?: (step: RedemptionStep) => void;
}

export interface RedeemQuestion {
  account: number;
  reward: RewardId;
  /** The caller's word for this one request. */
  requestKey: string;
  now: Date;
}

export type RedeemResult =
  | { ok: true; redemption: Redemption }
  | { ok: false; code: 'NOT_ENOUGH_POINTS' | 'NO_CODES' | 'NO_SUCH_ACCOUNT' };

const earlier = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a);

/** How a redemption begins: with a code of the pool it is ready, else its code has to be made under a lease. */
const beginning = (reward: RewardId, pooled: PooledCode | undefined, now: Date) =>
  pooled
    ? {
        code: pooled.code,
        state: 'ready' as const,
        leased_until: null,
        expires_at: earlier(codeEnd(now), pooled.endsAt),
      }
    : { code: newCode(reward), state: 'making' as const, leased_until: leaseEnd(now), expires_at: codeEnd(now) };

/** The debit and the redemption, in one transaction: no code is ever without its debit. */
async function debit(
  tx: ServicesTx,
  { account: id, reward, requestKey, now }: RedeemQuestion,
  isMade: boolean,
): Promise<Ending<RedeemResult>> {
  const [account] = await lockAccounts(tx, [id]);
  if (!account || account.closed_at) return rollback({ ok: false, code: 'NO_SUCH_ACCOUNT' });
  const before = await tx
    .selectFrom('services.club_redemption')
    .selectAll()
    .where('account', '=', id)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  if (before) return commit({ ok: true, redemption: before });
  const points = rewardOf(reward)?.points ?? 0;
  if (points <= 0 || account.available < points) return rollback({ ok: false, code: 'NOT_ENOUGH_POINTS' });
  const pooled = isMade ? undefined : await takePooledCode(tx, reward, now);
  if (!isMade && !pooled) return rollback({ ok: false, code: 'NO_CODES' });
  const redemption = await tx
    .insertInto('services.club_redemption')
    .values({
      account: id,
      request_key: requestKey,
      reward,
      points,
      made_at: now,
      ...beginning(reward, pooled, now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await settleRedemption(tx, redemption, now);
  await refreshStanding(tx, account, now);
  if (pooled) await announceReward(tx, account, redemption, now);
  return commit({ ok: true, redemption });
}

const announceReward = (tx: ServicesTx, { id }: Pick<ClubAccount, 'id'>, redemption: Redemption, at: Date) =>
  queueEmail(tx, {
    account: id,
    topic: 'reward',
    key: `reward:${redemption.id}`,
    payload: { redemption: redemption.id },
    at,
  });

/** Moves a redemption on with its account locked. */
function move(
  db: ServicesDb,
  redemption: Redemption,
  from: readonly Redemption['state'][],
  state: Redemption['state'],
  now: Date,
): Promise<Redemption> {
  return withTx(db, async (tx) => {
    const [account] = await lockAccounts(tx, [redemption.account]);
    const moved = await moveRedemption(tx, redemption.id, from, { state }, now);
    if (account && moved?.state === 'ready' && from.includes('making')) await announceReward(tx, account, moved, now);
    const current = moved ?? (await findRedemption(tx, redemption.id));
    if (!current) throw new Error(`Redemption ${redemption.id} is gone.`);
    return commit(current);
  });
}

/** Has the code of a debited redemption made; gives the points back if it never will be. Again is no error. */
export async function finishMaking(
  { db, maker, onStep }: RewardContext,
  redemption: Redemption,
  now: Date,
): Promise<Redemption> {
  if (redemption.state !== 'making' || !maker) return redemption;
  const reward = rewardOf(redemption.reward);
  const isMade =
    reward !== undefined &&
    (await maker.make({ code: redemption.code, reward: reward.id, expiresAt: redemption.expires_at }));
  onStep?.('made');
  return move(db, redemption, ['making'], isMade ? 'ready' : 'undone', now);
}

/** Ends the code of a redemption that is being undone and gives the points back; leaves it if it was quicker used. Again is no error. */
export async function finishUndoing(
  { db, maker, onStep }: RewardContext,
  redemption: Redemption,
  now: Date,
): Promise<Redemption> {
  if (redemption.state !== 'undoing' || !maker) return redemption;
  const isEnded = await maker.withdraw(redemption.code);
  onStep?.('withdrawn');
  return move(db, redemption, ['undoing'], isEnded ? 'undone' : 'ready', now);
}

/**
 * Turns points into a code. The points go first; where the provider cannot be asked just then, the code follows within a
 * round. The same request key is the same redemption, however often it comes.
 */
export async function redeem(context: RewardContext, question: RedeemQuestion): Promise<RedeemResult> {
  const result = await withTx(context.db, (tx) => debit(tx, question, context.maker !== undefined), {
    idempotencyKey: question.requestKey,
  });
  if (!result.ok) return result;
  context.onStep?.('debited');
  return { ok: true, redemption: await finishMaking(context, result.redemption, question.now) };
}

export type UndoResult =
  | { ok: true; redemption: Redemption }
  | { ok: false; code: 'NOT_FOUND' | 'USED' | 'CANNOT_UNDO' };

/** Gives points back for a code that nobody has used. Only where codes can be ended: a code from the pool works on. */
export async function undo(
  context: RewardContext,
  { account, id, now }: { account: number; id: number; now: Date },
): Promise<UndoResult> {
  const found = await findRedemption(context.db, id);
  if (found?.account !== account) return { ok: false, code: 'NOT_FOUND' };
  if (found.state === 'undone') return { ok: true, redemption: found };
  if (!context.maker) return { ok: false, code: 'CANNOT_UNDO' };
  const begun = await withTx(context.db, async (tx) => {
    await lockAccounts(tx, [account]);
    const redemption = await tx
      .updateTable('services.club_redemption')
      .set({ state: 'undoing', leased_until: leaseEnd(now) })
      .where('id', '=', id)
      .where('state', 'in', ['ready', 'undoing'])
      .returningAll()
      .executeTakeFirst();
    return commit(redemption);
  });
  if (!begun) {
    const current = await findRedemption(context.db, id);
    return current?.state === 'undone' ? { ok: true, redemption: current } : { ok: false, code: 'USED' };
  }
  context.onStep?.('undoing');
  const ended = await finishUndoing(context, begun, now);
  return ended.state === 'undone' ? { ok: true, redemption: ended } : { ok: false, code: 'USED' };
}
