import Stripe from 'stripe';
import type { CommerceDb } from '../../../store/commerce-database.ts';
import type { PaymentGateway } from '../gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

/** What the shop needs to take money through Stripe. */
export interface StripeSettings {
  secretKey: string;
  /** What Stripe signs its events with. */
  webhookSecret: string;
  /** Another place that speaks as Stripe's API does; for tests. */
  apiUrl: string | undefined;
}

/** A request that nobody waits for any more ends by itself. */
const TIMEOUT_MS = 10_000;
const PAGES = 'https://checkout.stripe.com';

/** Opens the gateway; `origin` is where shoppers see the checkout. */
export function openStripe(
  db: CommerceDb,
  { secretKey, webhookSecret, apiUrl }: StripeSettings,
  origin: string,
): PaymentGateway {
  const place = apiUrl === undefined ? undefined : new URL(apiUrl);
  const stripe = new Stripe(secretKey, {
    // The sweep asks again, with the shop's own patience.
    maxNetworkRetries: 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...(place && {
      protocol: place.protocol === 'https:' ? 'https' : 'http',
      host: place.hostname,
      port: place.port || (place.protocol === 'https:' ? 443 : 80),
    }),
  });
  return createStripeGateway({ db, stripe, webhookSecret, origin, pageOrigin: apiUrl ?? PAGES });
}
