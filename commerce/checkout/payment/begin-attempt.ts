import { isUniqueViolation } from '@bluebird-bay/database/postgres-error.ts';
import { commit, type Ending, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { lockCartForPayment } from '../../cart/pay-cart.ts';
import { quoteOfCart } from '../../cart/quote-cart.ts';
import { destinationOf } from '../../domain/checkout/address.ts';
import { type AttemptResponse, HOLD_MS } from '../../domain/checkout/attempt.ts';
import { lastFour } from '../../domain/checkout/card.ts';
import { type OrderSnapshot, snapshotOf } from '../../domain/checkout/order-snapshot.ts';
import type { Quote } from '../../domain/checkout/quote.ts';
import { type PaymentRequest, requestHash } from '../../domain/checkout/request-hash.ts';
import { shortagesOf, stockNeeds } from '../../domain/stock/shortages.ts';
import type { CartRecord } from '../../store/cart/carts.ts';
import { releaseStock, reserveStock } from '../../store/catalogue/stock.ts';
import {
  type CheckoutAttempt,
  findAttempt,
  findLiveAttempt,
  insertAttempt,
} from '../../store/checkout/checkout-attempts.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { holdOffers, OfferGone } from './hold-offers.ts';
import type { PaymentContext } from './payment-context.ts';

/** How a press of "Pay" begins. Everything but `attempt` has done nothing. */
export type Beginning =
  /** New, or the same press again; its phase says how far it has come. */
  | { kind: 'attempt'; attempt: CheckoutAttempt }
  /** The key was used for something else. */
  | { kind: 'key-reused' }
  /** Another payment of this cart is under way. */
  | { kind: 'busy' }
  /** An order stands for this cart. */
  | { kind: 'completed' }
  /** The cart, or a price, is not what the page showed. */
  | { kind: 'changed' };

type Attempt = Extract<Beginning, { kind: 'attempt' }>;

/** First transaction: under the lock of the cart, agrees on the quote, holds the units and writes the attempt. */
export async function beginAttempt(paymentContext: PaymentContext, request: PaymentRequest): Promise<Beginning> {
  try {
    return await withTx(paymentContext.db, (tx) => begin(tx, paymentContext, request), {
      idempotencyKey: request.key,
    });
  } catch (error) {
    // another cart took the key in this very moment: everything here is rolled back, the held units too
    if (isUniqueViolation(error, 'checkout_attempt_key_key')) return { kind: 'key-reused' };
    // somebody was faster with a code or a gift card: the page is told what it costs without
    if (error instanceof OfferGone) return { kind: 'changed' };
    throw error;
  }
}

async function begin(
  tx: CommerceTx,
  { clock, gateway }: PaymentContext,
  request: PaymentRequest,
): Promise<Ending<Attempt, Exclude<Beginning, Attempt>>> {
  const now = clock();
  const cart = await lockCartForPayment(tx, request.cartId);
  const hash = requestHash(request);
  const known = await findAttempt(tx, request.key);
  if (known)
    return known.requestHash === hash ? commit({ kind: 'attempt', attempt: known }) : rollback({ kind: 'key-reused' });
  if (cart.completedAt) return rollback({ kind: 'completed' });
  if (await findLiveAttempt(tx, cart.id)) return rollback({ kind: 'busy' });

  const { email, deliveryAddress } = request;
  const quote = await quoteOfCart(tx, cart, {
    destination: destinationOf(deliveryAddress),
    email,
    now,
    leastCharge: gateway.leastCharge,
  });
  if (!quote || quote.fingerprint !== request.quoteFingerprint) return rollback({ kind: 'changed' });

  const snapshot = snapshotFor(quote, cart, request);
  const soldOut = await holdUnits(tx, quote);
  if (!soldOut) await holdOffers(tx, { cartId: cart.id, key: request.key, snapshot });
  const attempt = await insertAttempt(tx, {
    cartId: cart.id,
    key: request.key,
    requestHash: hash,
    snapshot,
    soldOut,
    holdUntil: new Date(now.getTime() + HOLD_MS),
    now,
  });
  return commit({ kind: 'attempt', attempt });
}

/** Holds what the cart needs; the answer to give when an item is short, in which case nothing is held. */
async function holdUnits(tx: CommerceTx, { cartLines: cart }: Quote): Promise<AttemptResponse | null> {
  const needs = stockNeeds(cart.filter(({ isSellable }) => isSellable));
  const short = await reserveStock(tx, needs);
  const available = new Map(short.map((variant) => [variant.variantId, variant.available]));
  const shortages = shortagesOf(
    cart.map((line) => ({ ...line, available: available.get(line.variantId) ?? Number.POSITIVE_INFINITY })),
  );
  if (shortages.length === 0) return null;
  if (short.length === 0) await releaseStock(tx, needs);
  return { outcome: 'sold-out', shortages };
}

function snapshotFor(quote: Quote, cart: CartRecord, request: PaymentRequest): OrderSnapshot {
  const { email, deliveryAddress, billingAddress, method, card } = request;
  const { customerId, note, attributes } = cart;
  return snapshotOf(quote, {
    customerId,
    email,
    deliveryAddress,
    billingAddress,
    method,
    cardLast4: card ? lastFour(card) : null,
    note,
    attributes,
  });
}
