import type Stripe from 'stripe';
import type { DeclineReason } from '../../../domain/checkout/attempt.ts';
import { BASE_CURRENCY } from '../../../domain/money/currencies.ts';
import { amountIn } from '../../../domain/money/price-table.ts';
import {
  closeStripePayment,
  enterStripePayment,
  findStripePayment,
  keepStripeSession,
} from '../../../store/checkout/stripe-payments.ts';
import type { CommerceDb } from '../../../store/commerce-database.ts';
import type { ChargeOutcome, ChargeRequest, PartRefund, PaymentGateway } from '../gateway.ts';
import { stripeEvents } from './stripe-events.ts';

export interface StripeGatewayOptions {
  db: CommerceDb;
  stripe: Stripe;
  webhookSecret: string;
  /** Where shoppers see the checkout; Stripe sends them back there. */
  origin: string;
  /** Where they pay: `https://checkout.stripe.com`. */
  pageOrigin: string;
}

type Session = Stripe.Checkout.Session;

/**
 * Stripe asks for nothing below half a dollar, nor for what converts to less. Rates move, and some currencies have a least of
 * their own that is a little more: elsewhere it is these cents.
 */
const HALF_A_DOLLAR = 50;
const A_LITTLE_MORE = 70;

/** As many parts as an order can be given back in, and more. */
const MOST_REFUNDS = 100;
const WITH_PAYMENT = { expand: ['payment_intent.latest_charge'] };

const intentOf = ({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined =>
  typeof intent === 'object' && intent !== null ? intent : undefined;

const chargeOf = (intent: Stripe.PaymentIntent | undefined): Stripe.Charge | undefined =>
  typeof intent?.latest_charge === 'object' && intent.latest_charge !== null ? intent.latest_charge : undefined;

/** Why the last card did not pay, on a page nobody paid on. */
function declineOf(session: Session): ChargeOutcome | undefined {
  const error = intentOf(session)?.last_payment_error;
  if (!error) return undefined;
  const last4 = error.payment_method?.card?.last4;
  return { status: 'declined', reason: reasonOf(error), ...(last4 && { last4 }) };
}

function reasonOf({
  code,
  decline_code: detail,
}: Pick<Stripe.PaymentIntent.LastPaymentError, 'code' | 'decline_code'>): DeclineReason {
  if (code === 'payment_intent_authentication_failure') return 'not-confirmed';
  return detail === 'insufficient_funds' ? 'insufficient-funds' : 'declined';
}

/** What has become of a page. Throws where Stripe cannot say yet: an unknown outcome is none. */
function outcomeOf(session: Session): ChargeOutcome {
  if (session.status === 'open' && session.url) return { status: 'confirmation', url: session.url };
  if (session.status === 'expired') return declineOf(session) ?? { status: 'closed' };
  const intent = intentOf(session);
  if (session.payment_status !== 'paid' || !intent) throw new Error('Stripe has not said what became of a payment.');
  const charge = chargeOf(intent);
  const last4 = charge?.payment_method_details?.card?.last4;
  const card = last4 ? { last4 } : {};
  return charge?.refunded ? { status: 'refunded', ...card } : { status: 'paid', reference: intent.id, ...card };
}

/**
 * Stripe takes the money, on a page of its own: no card passes through the shop, and no script of somebody else runs in it
 * (decision 28). What is asked is written down first, so that whatever dies can be taken up: a key without a page has sent
 * nobody to pay, and its page, if there is one, is nobody's.
 */
export function createStripeGateway({ db, stripe, ...options }: StripeGatewayOptions): PaymentGateway {
  const { webhookSecret, origin, pageOrigin } = options;
  const sessions = stripe.checkout.sessions;
  const read = async (id: string): Promise<ChargeOutcome> => outcomeOf(await sessions.retrieve(id, WITH_PAYMENT));

  const openPage = ({ key, money, returnTo, giveUpTo, email }: ChargeRequest): Promise<Session> =>
    sessions.create(
      {
        mode: 'payment',
        // Cards say at once what became of a payment; what takes days would leave pieces held and shoppers waiting.
        allowed_payment_method_types: ['card'],
        client_reference_id: key,
        line_items: [
          {
            quantity: 1,
            price_data: {
              // Both count in the smallest unit of a currency, and agree which currencies have one.
              currency: money.currency.toLowerCase(),
              unit_amount: money.amount,
              product_data: { name: 'Your order at Bluebird Bay' },
            },
          },
        ],
        payment_intent_data: { metadata: { key } },
        customer_email: email,
        success_url: new URL(returnTo, origin).href,
        cancel_url: new URL(giveUpTo, origin).href,
      },
      { idempotencyKey: key },
    );

  async function paymentOf(key: string): Promise<string> {
    const sessionId = (await findStripePayment(db, key))?.sessionId;
    const intent = sessionId ? intentOf(await sessions.retrieve(sessionId, WITH_PAYMENT)) : undefined;
    if (!intent) throw new Error('Nothing was paid under this key.');
    return intent.id;
  }

  /** Stripe forgets keys after a day: what was given back before is looked up as well. */
  async function giveBack(payment: string, refundKey: string, amount?: number): Promise<void> {
    const before = await stripe.refunds.list({ payment_intent: payment, limit: MOST_REFUNDS });
    const isHere = before.data.some(({ metadata, status }) => metadata?.key === refundKey && status !== 'failed');
    if (isHere) return;
    await stripe.refunds.create(
      { payment_intent: payment, metadata: { key: refundKey }, ...(amount !== undefined && { amount }) },
      { idempotencyKey: refundKey },
    );
  }

  return {
    page: { origin: pageOrigin, name: 'Stripe' },
    events: stripeEvents(stripe, webhookSecret),
    leastCharge: (currency) => (currency === BASE_CURRENCY ? HALF_A_DOLLAR : amountIn(A_LITTLE_MORE, currency)),

    async charge(request) {
      const { key, money } = request;
      const entered = await enterStripePayment(db, key, money);
      if (entered.sessionId !== null) return read(entered.sessionId);
      if (entered.closed) return { status: 'closed' };
      const session = await openPage(request);
      if (await keepStripeSession(db, key, session.id)) return outcomeOf(session);
      await sessions.expire(session.id);
      return { status: 'closed' };
    },

    async find(key) {
      const entered = await findStripePayment(db, key);
      if (!entered) return undefined;
      if (entered.sessionId !== null) return read(entered.sessionId);
      return entered.closed ? { status: 'closed' } : undefined;
    },

    async close(key) {
      const sessionId = await closeStripePayment(db, key);
      if (sessionId === undefined) return { status: 'closed' };
      const outcome = await read(sessionId);
      if (outcome.status !== 'confirmation') return outcome;
      // Somebody may be paying in this very moment: then the page cannot be closed, and what it says next counts.
      await sessions.expire(sessionId).catch(() => undefined);
      return read(sessionId);
    },

    async refund(key) {
      await giveBack(await paymentOf(key), `${key}-refund`);
    },

    async refundPart({ chargeKey, refundKey, amount }: PartRefund) {
      await giveBack(await paymentOf(chargeKey), refundKey, amount);
    },
  };
}
