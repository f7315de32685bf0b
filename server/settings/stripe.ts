import type { StripeSettings } from '@bluebird-bay/commerce/checkout/gateway/stripe/open-stripe.ts';
import { ConfigError, type GetSetting, parseOrigin, readIfSet } from './settings.ts';

/** Reads these settings; undefined: payments are the test gateway's. Throws {@link ConfigError} on the first that is wrong. */
export function readStripe(get: GetSetting): StripeSettings | undefined {
  const [secretKey, webhookSecret, apiUrl] = [
    get('STRIPE_SECRET_KEY'),
    get('STRIPE_WEBHOOK_SECRET'),
    get('STRIPE_API_URL'),
  ];
  if (secretKey === undefined) {
    if (webhookSecret !== undefined || apiUrl !== undefined)
      throw new ConfigError('STRIPE_WEBHOOK_SECRET and STRIPE_API_URL belong to STRIPE_SECRET_KEY, which is not set.');
    return undefined;
  }
  if (!/^[sr]k_(?:test|live)_\w{8,}$/.test(secretKey))
    throw new ConfigError('STRIPE_SECRET_KEY must be a secret or restricted key; it begins with sk_ or rk_.');
  if (webhookSecret === undefined || !/^whsec_\S{8,}$/.test(webhookSecret))
    throw new ConfigError(
      'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET, which Stripe signs its events with; it begins with whsec_.',
    );
  return { secretKey, webhookSecret, apiUrl: readIfSet(apiUrl, (url) => parseOrigin('STRIPE_API_URL', url)) };
}
