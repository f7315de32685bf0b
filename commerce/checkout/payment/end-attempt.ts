import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { completeCart, lockCartForPayment } from '../../cart/pay-cart.ts';
import type { AttemptPhase, AttemptResponse } from '../../domain/checkout/attempt.ts';
import { normaliseEmail } from '../../domain/customer/email-address.ts';
import { giftCardRecipient } from '../../domain/gift-card/gift-card-recipient.ts';
import { stockNeeds } from '../../domain/stock/shortages.ts';
import { announceStock, claimStock, releaseStock, reserveStock } from '../../store/catalogue/stock.ts';
import {
  type CheckoutAttempt,
  dropHold,
  finishAttempt,
  lockAttempt,
  markRefunding,
} from '../../store/checkout/checkout-attempts.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { ownerOfGuestOrder } from '../../store/customer/mailbox-proof.ts';
import { sellGiftCards } from '../../store/discount/gift-card-sales.ts';
import { insertOrder, type OrderOwner } from '../../store/order/orders.ts';
import { queueEmail } from '../../store/outbox/emails.ts';
import { announce } from '../../store/outbox/shop-events.ts';
import { releaseOffers } from './hold-offers.ts';
import type { PaymentContext } from './payment-context.ts';

/**
 * Writes the order of an attempt with everything that follows from it, in the caller's transaction: whose
 * it is, the email, and what others are told. Returns its number.
 */
async function writeOrder(tx: CommerceTx, attempt: CheckoutAttempt, now: Date): Promise<number> {
  const { snapshot } = attempt;
  const owner = await ownerOf(tx, attempt, now);
  const order = await insertOrder(tx, { cartId: attempt.cartId, attemptId: attempt.id, owner, snapshot, now });
  await announce(tx, [
    { topic: 'orders/create', payload: { orderId: order.id } },
    { topic: 'orders/paid', payload: { orderId: order.id } },
  ]);
  await queueEmail(tx, { topic: 'order-confirmed', payload: { orderId: order.id } });
  await sendGiftCards(tx, order.id, attempt);
  return order.number;
}

/**
 * A card for each gift card that was bought, and its email, on the day its buyer named; an order of nothing else is fulfilled
 * with them.
 */
async function sendGiftCards(tx: CommerceTx, orderId: number, { snapshot }: CheckoutAttempt): Promise<void> {
  const { currency, lines } = snapshot;
  for (const [index, { isGiftCard, quantity, unitPrice, attributes }] of lines.entries()) {
    if (!isGiftCard) continue;
    const cards = await sellGiftCards(tx, { orderId, position: index + 1, quantity, unitPrice, currency });
    const { sendAt } = giftCardRecipient(attributes);
    for (const giftCardId of cards) await queueEmail(tx, { topic: 'gift-card', payload: { giftCardId } }, sendAt);
  }
  if (snapshot.method === 'email') await announce(tx, [{ topic: 'orders/fulfilled', payload: { orderId } }]);
}

async function ownerOf(tx: CommerceTx, { snapshot }: CheckoutAttempt, now: Date): Promise<OrderOwner> {
  if (snapshot.customerId !== null) return { customerId: snapshot.customerId, mailbox: null };
  const { firstName, lastName } = snapshot.deliveryAddress;
  const guest = { email: normaliseEmail(snapshot.email), firstName: firstName || null, lastName: lastName || null };
  const { owner, isNew } = await ownerOfGuestOrder(tx, guest, now);
  if (isNew) await announce(tx, [{ topic: 'customers/create', payload: { customerId: isNew } }]);
  return owner;
}

/** An attempt that ends without an order: its units go back to stock. Does nothing once it has ended. */
export function failAttempt(
  paymentContext: PaymentContext,
  attempt: CheckoutAttempt,
  response: AttemptResponse,
): Promise<void> {
  return withTx(
    paymentContext.db,
    async (tx) => {
      const current = await lockAttempt(tx, attempt.id);
      // charged: the money has moved, so only an order or a refund may end it
      if (current.response || current.phase === 'charged') return;
      if (current.holdsStock) await releaseStock(tx, stockNeeds(current.snapshot.lines));
      await releaseOffers(tx, current);
      await finishAttempt(tx, current.id, { phase: 'failed', response, now: paymentContext.clock() });
    },
    { idempotencyKey: attempt.key },
  );
}

/** Gives the units of an attempt back while nobody can say what became of its money. */
export function releaseHold(paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<void> {
  return withTx(
    paymentContext.db,
    async (tx) => {
      const current = await lockAttempt(tx, attempt.id);
      if (!current.holdsStock) return;
      await releaseStock(tx, stockNeeds(current.snapshot.lines));
      await dropHold(tx, current.id, paymentContext.clock());
    },
    { idempotencyKey: attempt.key },
  );
}

/**
 * Third transaction: the units are sold, the order stands, the cart is completed, all or nothing. Where the hold had
 * lapsed and the items are gone, the attempt becomes `refunding` instead. Does nothing once either has happened.
 * Returns the phase it is in now.
 */
export function completeOrder(paymentContext: PaymentContext, attempt: CheckoutAttempt): Promise<AttemptPhase> {
  return withTx(
    paymentContext.db,
    async (tx) => {
      await lockCartForPayment(tx, attempt.cartId);
      const current = await lockAttempt(tx, attempt.id);
      if (current.phase !== 'charged') return commit(current.phase);
      const now = paymentContext.clock();
      if (!(await takeUnits(tx, current))) {
        await markRefunding(tx, current.id, now);
        return commit('refunding');
      }
      const { id, cartId } = current;
      const orderNumber = await writeOrder(tx, current, now);
      await completeCart(tx, cartId, now);
      await finishAttempt(tx, id, { phase: 'done', response: { outcome: 'paid', orderNumber }, now });
      return commit('done');
    },
    { idempotencyKey: attempt.key },
  );
}

async function takeUnits(tx: CommerceTx, attempt: CheckoutAttempt): Promise<boolean> {
  const needs = stockNeeds(attempt.snapshot.lines);
  if (!attempt.holdsStock && (await reserveStock(tx, needs)).length > 0) return false;
  await claimStock(tx, needs);
  await announceStock(tx, new Map(needs.map(({ variantId, quantity }) => [variantId, -quantity])));
  return true;
}
