import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { deliveryPrice } from '../../domain/delivery/delivery-rates.ts';
import { planRefund } from '../../domain/order/refund-plan.ts';
import type { ReturnOutcome } from '../../domain/return/return-state.ts';
import { piecesInOrder } from '../../domain/return/returnable.ts';
import { announceStock, claimStock, reserveStock, restock } from '../../store/catalogue/stock.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import { lockOrder } from '../../store/order/orders.ts';
import { findRefund, type RefundRecord } from '../../store/order/refunds.ts';
import {
  findReturn,
  markReceived,
  markReturnCancelled,
  markSettled,
  type ReturnLine,
  type ReturnRecord,
} from '../../store/order/returns.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import { lockReturn, type StandingReturn } from './lock-return.ts';
import { agreeOnRefund, type RefundContext, type RefundOutcome, refundKey, seeRefundThrough } from './refund-order.ts';

type NotPossible =
  | { kind: 'no-such-return' }
  /** It was called off, or has come this far already. */
  | { kind: 'not-now'; state: ReturnRecord['state'] }
  | { kind: 'no-such-line'; position: number };

export type ReceiveOutcome = ({ kind: 'received' } & StandingReturn) | NotPossible;
export type CancelReturnOutcome = ({ kind: 'cancelled' } & StandingReturn) | NotPossible;

/** Swaps a piece: the new one leaves stock. False where its size has sold out meanwhile. */
async function swap(tx: CommerceTx, { variantId, quantity }: ReturnLine): Promise<boolean> {
  if (variantId === null) return false;
  const needs = [{ variantId, quantity }];
  if ((await reserveStock(tx, needs)).length > 0) return false;
  await claimStock(tx, needs);
  await announceStock(tx, new Map([[variantId, -quantity]]));
  return true;
}

/** What came back goes back on the shelf; where it leaves the order with a refund, the refund sees to that. */
async function shelve(tx: CommerceTx, order: OrderRecord, lines: readonly ReturnLine[]): Promise<void> {
  const back = new Map<number, number>();
  for (const { position, quantity, reason } of lines) {
    const variantId = order.lines.find((line) => line.position === position)?.variantId;
    if (variantId != null && reason !== 'damaged') back.set(variantId, (back.get(variantId) ?? 0) + quantity);
  }
  if (back.size === 0) return;
  await restock(tx, back);
  await announceStock(tx, back);
}

/**
 * What becomes of each piece, by line; sizes are swapped as far as they are there. A line has one outcome: where some of it was
 * given back already, the others become money too.
 */
async function outcomesOf(
  tx: CommerceTx,
  { found, order }: StandingReturn,
  refused: readonly number[],
): Promise<Map<number, ReturnOutcome>> {
  const outcomes = new Map<number, ReturnOutcome>();
  for (const line of found.lines) {
    const isOwed = piecesInOrder(line, order.lines) === line.quantity;
    if (refused.includes(line.position)) outcomes.set(line.position, 'sent-back');
    else if (line.resolution === 'gift-card') outcomes.set(line.position, 'gift-card');
    else if (line.resolution === 'exchange' && isOwed && (await swap(tx, line)))
      outcomes.set(line.position, 'exchanged');
    else outcomes.set(line.position, 'money');
  }
  return outcomes;
}

/**
 * The parcel of a return is here and was looked at. Sizes are swapped at once; a size that has sold out becomes money. What is
 * `refused` (worn, washed, without its strip) goes back to the shopper. The parcel with both is packed next (`shipReturn`).
 */
export function receiveReturn(
  { db, clock }: Pick<RefundContext, 'db' | 'clock'>,
  { number, refused }: { number: number; refused: readonly number[] },
): Promise<ReceiveOutcome> {
  return withTx(
    db,
    async (tx): Promise<Ending<Extract<ReceiveOutcome, { kind: 'received' }>, NotPossible>> => {
      const standing = await lockReturn(tx, number);
      if (!standing) return rollback({ kind: 'no-such-return' });
      const { found, order } = standing;
      if (found.state !== 'requested') return rollback({ kind: 'not-now', state: found.state });
      const unknown = refused.find((position) => !found.lines.some((line) => line.position === position));
      if (unknown !== undefined) return rollback({ kind: 'no-such-line', position: unknown });
      const outcomes = await outcomesOf(tx, standing, refused);
      await shelve(
        tx,
        order,
        found.lines.filter(({ position }) => outcomes.get(position) === 'exchanged'),
      );
      await markReceived(tx, found.id, outcomes, clock());
      await queueEmail(tx, { topic: 'return-received', payload: { returnId: found.id } });
      const now = await findReturn(tx, { number });
      return commit({ kind: 'received', found: now ?? found, order });
    },
    { idempotencyKey: `receive-return-${number}` },
  );
}

/** Whoever asked is not sending anything; their pieces may be asked for again. */
export function cancelReturn(
  { db, clock }: Pick<RefundContext, 'db' | 'clock'>,
  number: number,
): Promise<CancelReturnOutcome> {
  return withTx(db, async (tx): Promise<Ending<Extract<CancelReturnOutcome, { kind: 'cancelled' }>, NotPossible>> => {
    const standing = await lockReturn(tx, number);
    if (!standing) return rollback({ kind: 'no-such-return' });
    if (standing.found.state !== 'requested') return rollback({ kind: 'not-now', state: standing.found.state });
    await markReturnCancelled(tx, standing.found.id, clock());
    await queueEmail(tx, { topic: 'return-cancelled', payload: { returnId: standing.found.id } });
    return commit({ kind: 'cancelled', ...standing });
  });
}

type Settled = { kind: 'settled'; refunds: readonly RefundRecord[] } & StandingReturn;
/** What came of giving back what a return is worth; money under way is asked for again by the running shop. */
export type SettleOutcome =
  | ({ kind: 'settled'; results: ReadonlyArray<Extract<RefundOutcome, { refund: unknown }>> } & StandingReturn)
  | NotPossible;

/** Of the delivery, what the standard one costs (terms and conditions): whoever chose express chose to pay more. */
const deliveryBack = ({ method, subtotal, currency }: OrderRecord): true | { upTo: number } =>
  method === 'express' ? { upTo: deliveryPrice('standard', { amount: subtotal, currency }).amount } : true;

/** Whether nothing that was paid for stays in the order. */
function isLastOf(order: OrderRecord, lines: readonly ReturnLine[]): boolean {
  return order.lines.every(
    ({ position, quantity, removed, amount }) =>
      amount === 0 || removed + (lines.find((line) => line.position === position)?.quantity ?? 0) >= quantity,
  );
}

/** What of the lines is still in the order. */
const stillThere = (order: OrderRecord, lines: readonly ReturnLine[]): ReturnLine[] =>
  lines.flatMap((line) => {
    const quantity = piecesInOrder(line, order.lines);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });

/** Agrees on the refund of lines with one outcome; null where there is nothing to give back for them. */
async function refundOf(
  tx: CommerceTx,
  { found, order }: StandingReturn,
  outcome: 'money' | 'gift-card',
  now: Date,
): Promise<RefundRecord | null> {
  const lines = stillThere(
    order,
    found.lines.filter((line) => line.outcome === outcome),
  );
  if (lines.length === 0) return null;
  const planned = planRefund(order, {
    items: lines,
    delivery: isLastOf(order, lines) && deliveryBack(order),
  });
  if (planned.kind !== 'plan') return null;
  const damaged = lines.flatMap(({ reason, position }) => (reason === 'damaged' ? [position] : []));
  return agreeOnRefund(tx, order, planned.plan, {
    key: refundKey(order, `return-${found.number}-${outcome}`),
    restock: (position) => !damaged.includes(position),
    note: `return ${found.number}`,
    now,
    asGiftCard: outcome === 'gift-card',
  });
}

async function refundsOf(tx: CommerceTx, found: ReturnRecord): Promise<RefundRecord[]> {
  const ids = [found.moneyRefundId, found.creditRefundId].filter((id) => id !== null);
  const refunds = await Promise.all(ids.map((id) => findRefund(tx, id)));
  return refunds.filter((refund) => refund !== undefined);
}

/** Agrees on everything that is due, in one transaction: whoever is interrupted finds it agreed, and carries it on. */
function agree(db: RefundContext['db'], number: number, now: Date) {
  return withTx(
    db,
    async (tx): Promise<Ending<Settled, NotPossible>> => {
      const standing = await lockReturn(tx, number);
      if (!standing) return rollback({ kind: 'no-such-return' });
      const { found } = standing;
      if (found.state === 'settled')
        return commit({ kind: 'settled', refunds: await refundsOf(tx, found), ...standing });
      if (found.state !== 'received') return rollback({ kind: 'not-now', state: found.state });
      const money = await refundOf(tx, standing, 'money', now);
      // The first refund has changed what the order has left.
      const order = await lockOrder(tx, standing.order.id);
      const credit = order ? await refundOf(tx, { found, order }, 'gift-card', now) : null;
      await markSettled(tx, found.id, { money: money?.id ?? null, credit: credit?.id ?? null }, now);
      return commit({ kind: 'settled', refunds: [money, credit].filter((refund) => refund !== null), ...standing });
    },
    { idempotencyKey: `settle-return-${number}` },
  );
}

/** Gives back what a return is worth, once, however often it is asked for. */
export async function settleReturn(context: RefundContext, number: number): Promise<SettleOutcome> {
  const agreed = await agree(context.db, number, context.clock());
  if (agreed.kind !== 'settled') return agreed;
  const results = [];
  for (const refund of agreed.refunds) results.push(await seeRefundThrough(context, refund));
  return { kind: 'settled', results, found: agreed.found, order: agreed.order };
}
