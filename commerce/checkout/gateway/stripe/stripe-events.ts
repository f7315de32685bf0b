import type Stripe from 'stripe';
import type { GatewayEvents } from '../gateway.ts';

/** An event that is older may have been caught and played again; Stripe's own advice. */
const TOLERANCE_SECONDS = 300;
/** Signed, but about nothing of ours: heard, and nothing comes of it. */
const ABOUT_NOTHING = '';

/** The key of the payment an event is about, wherever Stripe carries it. */
function keyOf(event: Stripe.Event): string {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return event.data.object.client_reference_id ?? ABOUT_NOTHING;
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled':
      return event.data.object.metadata.key ?? ABOUT_NOTHING;
    default:
      return ABOUT_NOTHING;
  }
}

/** Reads events that Stripe has signed with this secret. */
export const stripeEvents = (stripe: Stripe, secret: string): GatewayEvents => ({
  read(body, headers, now) {
    try {
      const signature = headers.get('stripe-signature') ?? '';
      const event = stripe.webhooks.constructEvent(
        body,
        signature,
        secret,
        TOLERANCE_SECONDS,
        undefined,
        now.getTime(),
      );
      return keyOf(event);
    } catch {
      return undefined;
    }
  },
});
