import { randomUUID } from 'node:crypto';
import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { type CancelReason, fulfilmentStatus } from '../../domain/order/order-status.ts';
import {
  giftCardParts,
  needsBank,
  type PlannedRefund,
  planRefund,
  type RefundPlan,
  type RefundScope,
  refundParts,
} from '../../domain/order/refund-plan.ts';
import { announceStock, restock } from '../../store/catalogue/stock.ts';
import { attemptKeyOf } from '../../store/checkout/checkout-attempts.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { takeGiftCardsBack } from '../../store/discount/gift-card-sales.ts';
import { issueGiftCard, refundGiftCard } from '../../store/discount/gift-cards.ts';
import type { OrderRecord } from '../../store/order/order-record.ts';
import { findOrder, lockOrder, markCancelled } from '../../store/order/orders.ts';
import {
  findRefund,
  findRefundByKey,
  insertRefund,
  markIssued,
  markRefundDone,
  type RefundRecord,
  refundsUnderWay,
} from '../../store/order/refunds.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import { announce } from '../../store/outbox/shop-events.ts';
import { fromSomewhere } from '../from-somewhere.ts';
import type { PaymentContext } from '../payment/payment-context.ts';
import { GatewayUnreachable, queryGateway } from '../payment/query-gateway.ts';

/** What giving money back needs of the payment context. */
export type RefundContext = Pick<PaymentContext, 'db' | 'gateway' | 'clock' | 'gatewayTimeoutMs' | 'log'>;

export interface RefundRequest extends RefundScope {
  orderNumber: number;
  /** Names this refund: asked for twice it is given once. A new one unless told. */
  key?: string;
  /** The items go back to stock. */
  restock: boolean;
  note: string;
}

export type RefundOutcome =
  | { kind: 'refunded' | 'on-its-way'; refund: RefundRecord }
  | { kind: 'no-such-order' }
  | { kind: 'already-cancelled' }
  /** Items have been sent, so the order can no longer be cancelled as a whole. */
  | { kind: 'already-sent' }
  /** A gift card of this line was paid with. */
  | { kind: 'gift-card-used'; position: number }
  | Exclude<PlannedRefund, { kind: 'plan' }>;

type Agreed = { kind: 'agreed'; refund: RefundRecord };
type Disagreed = Exclude<RefundOutcome, { kind: 'refunded' | 'on-its-way' }>;

/** Agrees on a refund in the caller's transaction: what it is for leaves the order, and goes back to stock where asked. */
export async function agreeOnRefund(
  tx: CommerceTx,
  order: OrderRecord,
  plan: RefundPlan,
  terms: {
    key: string;
    /** Whether the items of a line go back to stock. */
    restock: (position: number) => boolean;
    note: string;
    now: Date;
    /** What the card has paid comes back as a gift card. */
    asGiftCard?: boolean;
  },
): Promise<RefundRecord> {
  const { key, note, now, asGiftCard = false } = terms;
  const lines = plan.lines.map((line) => ({ ...line, restocked: terms.restock(line.position) }));
  const parts = refundParts(order, plan.amount);
  const refund = await insertRefund(tx, {
    orderId: order.id,
    key,
    amount: plan.amount,
    deliveryAmount: plan.deliveryAmount,
    dutyAmount: plan.dutyAmount,
    giftCardAmount: parts.giftCards,
    giftCardFrom: order.refundedGiftCard,
    note,
    asGiftCard,
    createdAt: now,
    lines,
  });
  const back = new Map<number, number>();
  for (const { position, quantity, restocked } of lines) {
    if (!restocked) continue;
    const variantId = order.lines.find((line) => line.position === position)?.variantId;
    if (variantId != null) back.set(variantId, (back.get(variantId) ?? 0) + quantity);
  }
  await restock(tx, back);
  await announceStock(tx, back);
  await announceIfAllSent(tx, order, lines);
  return refund;
}

/** What was still to be sent may be what leaves the order: then all of it has been sent by this, and no parcel will tell. */
async function announceIfAllSent(
  tx: CommerceTx,
  { id, lines }: OrderRecord,
  taken: RefundPlan['lines'],
): Promise<void> {
  const left = lines.map((line) => ({
    ...line,
    removed: line.removed + (taken.find(({ position }) => position === line.position)?.quantity ?? 0),
  }));
  if (fulfilmentStatus(lines) !== 'FULFILLED' && fulfilmentStatus(left) === 'FULFILLED')
    await announce(tx, [{ topic: 'orders/fulfilled', payload: { orderId: id } }]);
}

/** What the gateway tells repeats by; the same name for two orders is two refunds. */
export const refundKey = ({ id }: OrderRecord, name: string): string => `refund-of-order-${id}-${name}`;

/** Gives money of an order back, and what it was for out of the order. */
export async function refundOrder(context: RefundContext, request: RefundRequest): Promise<RefundOutcome> {
  const name = request.key ?? randomUUID();
  const agreement = await withTx(
    context.db,
    async (tx): Promise<Ending<Agreed, Disagreed>> => {
      const found = await findOrder(tx, { number: request.orderNumber });
      const order = found && (await lockOrder(tx, found.id));
      if (!order) return rollback({ kind: 'no-such-order' });
      const key = refundKey(order, name);
      const known = await findRefundByKey(tx, key);
      if (known) return commit({ kind: 'agreed', refund: known });
      const planned = planRefund(order, request);
      if (planned.kind !== 'plan') return rollback(planned);
      const now = context.clock();
      const used = await takeGiftCardsBack(tx, order.id, planned.plan.lines, now);
      if (used !== undefined) return rollback({ kind: 'gift-card-used', position: used });
      const terms = { key, note: request.note, restock: () => request.restock, now };
      return commit({ kind: 'agreed', refund: await agreeOnRefund(tx, order, planned.plan, terms) });
    },
    { idempotencyKey: name },
  );
  return agreement.kind === 'agreed' ? seeRefundThrough(context, agreement.refund) : agreement;
}

/** Calls an order off before anything was sent: everything goes back to stock, and all the money to the shopper. */
export async function cancelOrder(
  context: RefundContext,
  { orderNumber, reason, note }: { orderNumber: number; reason: CancelReason; note: string },
): Promise<RefundOutcome> {
  const now = context.clock();
  const agreement = await withTx(context.db, async (tx): Promise<Ending<Agreed, Disagreed>> => {
    const found = await findOrder(tx, { number: orderNumber });
    const order = found && (await lockOrder(tx, found.id));
    if (!order) return rollback({ kind: 'no-such-order' });
    if (order.cancelledAt) return rollback({ kind: 'already-cancelled' });
    if (order.lines.some((line) => line.fulfilled > 0)) return rollback({ kind: 'already-sent' });
    await markCancelled(tx, order.id, reason, now);
    await announce(tx, [{ topic: 'orders/cancelled', payload: { orderId: order.id } }]);
    const planned = planRefund(order, { items: 'all', delivery: true });
    if (planned.kind !== 'plan') return rollback(planned);
    const terms = { key: refundKey(order, 'cancellation'), restock: () => true, note, now };
    return commit({ kind: 'agreed', refund: await agreeOnRefund(tx, order, planned.plan, terms) });
  });
  return agreement.kind === 'agreed' ? seeRefundThrough(context, agreement.refund) : agreement;
}

/** Asks the gateway, always with the refund's own key, and writes down that the money is back. May be repeated at any time. */
export async function seeRefundThrough(
  context: RefundContext,
  refund: RefundRecord,
): Promise<Extract<RefundOutcome, { refund: unknown }>> {
  if (refund.phase === 'done') return { kind: 'refunded', refund };
  try {
    await giveBack(context, refund);
  } catch (error) {
    if (error instanceof GatewayUnreachable) return { kind: 'on-its-way', refund };
    throw error;
  }
  await withTx(
    context.db,
    async (tx) => {
      if (!(await markRefundDone(tx, refund.id, context.clock()))) return;
      await refillGiftCards(tx, refund);
      await announce(tx, [{ topic: 'refunds/create', payload: { refundId: refund.id } }]);
      await issueInstead(tx, refund);
      await queueEmail(tx, {
        topic: refund.asGiftCard ? 'refunded-as-gift-card' : 'order-refunded',
        payload: { refundId: refund.id },
      });
    },
    { idempotencyKey: refund.key },
  );
  return { kind: 'refunded', refund: (await findRefund(context.db, refund.id)) ?? refund };
}

/** What would have gone onto the card goes onto a new gift card, whose code nobody knows before its email is written. */
async function issueInstead(
  tx: CommerceTx,
  { id, orderId, asGiftCard, amount, giftCardAmount }: RefundRecord,
): Promise<void> {
  const order = asGiftCard && amount > giftCardAmount ? await findOrder(tx, { id: orderId }) : undefined;
  if (!order) return;
  const card = await issueGiftCard(tx, { amount: amount - giftCardAmount, currency: order.currency });
  await markIssued(tx, id, card.id);
}

async function refillGiftCards(tx: CommerceTx, refund: RefundRecord): Promise<void> {
  const order = refund.giftCardAmount > 0 ? await findOrder(tx, { id: refund.orderId }) : undefined;
  for (const part of giftCardParts(order?.giftCards ?? [], refund.giftCardFrom, refund.giftCardAmount))
    await refundGiftCard(tx, part.id, part.amount, refund.key);
}

async function giveBack(context: RefundContext, refund: RefundRecord): Promise<void> {
  if (!needsBank(refund)) return;
  const amount = refund.amount - refund.giftCardAmount;
  const chargeKey = await attemptKeyOf(context.db, refund.orderId);
  await queryGateway(context, (signal) =>
    context.gateway.refundPart({ chargeKey, refundKey: refund.key, amount }, signal),
  );
}

/** After so many without an answer the gateway is asked for no other this time: payments wait behind this. */
const MOST_UNANSWERED = 3;

/** Takes up every refund that was agreed and not seen through. Returns how many are through now. */
export async function settleRefunds(context: RefundContext): Promise<number> {
  let settled = 0;
  let unanswered = 0;
  for (const refund of fromSomewhere(await refundsUnderWay(context.db))) {
    if (unanswered === MOST_UNANSWERED && needsBank(refund)) continue;
    try {
      if ((await seeRefundThrough(context, refund)).kind === 'refunded') settled += 1;
      else unanswered += 1;
    } catch (error) {
      context.log.error('a refund could not be settled', { refund: refund.id }, error);
    }
  }
  return settled;
}
