import type { CartCredentials } from '../store/cart/cart-credentials.ts';

/** The checkout's addresses for one cart, without an origin: they hold on whatever host they are opened. */
export interface CheckoutPaths {
  page: string;
  /** The page, told to say how an attempt ended. */
  afterAttempt(key: string): string;
  pending(key: string): string;
  /** The same, for who comes back from the bank: the answer is there, and need not be waited for. */
  fromBank(key: string): string;
  /** The same, for who left it without paying. */
  givenUp(key: string): string;
  thankYou: string;
}

/** The addresses of a cart. Each carries the key, so that each opens on its own. */
export function checkoutPaths({ token, secret }: CartCredentials): CheckoutPaths {
  const base = `/checkouts/cn/${encodeURIComponent(token)}`;
  const key = `key=${encodeURIComponent(secret)}`;
  const attempt = (name: string): string => `attempt=${encodeURIComponent(name)}`;
  return {
    page: `${base}?${key}`,
    afterAttempt: (name) => `${base}?${key}&${attempt(name)}`,
    pending: (name) => `${base}/pending?${key}&${attempt(name)}`,
    fromBank: (name) => `${base}/pending?${key}&${attempt(name)}&from=bank`,
    givenUp: (name) => `${base}/pending?${key}&${attempt(name)}&from=back`,
    thankYou: `${base}/thank-you?${key}`,
  };
}
