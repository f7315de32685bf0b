import type { CommerceDb } from '../../store/commerce-database.ts';
import type { PaymentGateway } from './gateway.ts';
import type { StripeSettings } from './stripe/open-stripe.ts';

/** What the shop was told of those who can take real money for it. */
export interface GatewaySettings {
  stripe: StripeSettings | undefined;
}

/**
 * Opens the gateway that takes real money, for the checkout and for staff who give money back; undefined where there is none.
 * `origin` is where shoppers see the checkout. A library is loaded by those alone who take money with it.
 */
export async function openGateway(
  db: CommerceDb,
  { stripe }: GatewaySettings,
  origin: string,
): Promise<PaymentGateway | undefined> {
  if (!stripe) return undefined;
  const { openStripe } = await import('./stripe/open-stripe.ts');
  return openStripe(db, stripe, origin);
}
