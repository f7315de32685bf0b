import { normaliseEmail } from '../../domain/customer/email-address.ts';
import type { CheckoutAttempt } from '../../store/checkout/checkout-attempts.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { ownerOfGuestOrder } from '../../store/customer/mailbox-proof.ts';
import { sellGiftCards } from '../../store/discount/gift-card-sales.ts';
import { insertOrder, type OrderOwner } from '../../store/order/orders.ts';
import { writeEmail } from '../../store/outbox/emails.ts';
import { announce } from '../../store/outbox/shop-events.ts';

/**
 * Writes the order of an attempt with everything that follows from it, in the caller's transaction: whose
 * it is, the email, and what others are told. Returns its number.
 */
export async function writeOrder(tx: CommerceTx, attempt: CheckoutAttempt, now: Date): Promise<number> {
  const { snapshot } = attempt;
  const owner = await ownerOf(tx, attempt, now);
  const order = await insertOrder(tx, { cartId: attempt.cartId, attemptId: attempt.id, owner, snapshot, now });
  await announce(tx, [
    { topic: 'orders/create', payload: { orderId: order.id } },
    { topic: 'orders/paid', payload: { orderId: order.id } },
  ]);
  await writeEmail(tx, { topic: 'order-confirmed', payload: { orderId: order.id } });
  await sendGiftCards(tx, order.id, attempt);
  return order.number;
}

/** A card and its email for each gift card that was bought; an order of nothing else is fulfilled with them. */
async function sendGiftCards(tx: CommerceTx, orderId: number, { snapshot }: CheckoutAttempt): Promise<void> {
  const { currency, lines } = snapshot;
  for (const [index, { isGiftCard, quantity, unitPrice }] of lines.entries()) {
    if (!isGiftCard) continue;
    const cards = await sellGiftCards(tx, { orderId, position: index + 1, quantity, unitPrice, currency });
    for (const giftCardId of cards) await writeEmail(tx, { topic: 'gift-card', payload: { giftCardId } });
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
