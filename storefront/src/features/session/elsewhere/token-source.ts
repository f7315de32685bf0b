import type { AccountPages } from '../../../storefront-api/shop-config.ts';
import type { AccessToken } from '../stored-token.ts';
import { refreshToken, type TokenRefusal } from './ask-tokens.ts';

/** Where tokens come from that were not made for a password: the provider's account pages. */
export interface TokenSource {
  /** A fresh one for this. Of several tabs one asks at a time, for what it brings is good once. */
  refresh(read: () => AccessToken | undefined): Promise<AccessToken | TokenRefusal | undefined>;
  /** Leaves for the page that ends the visit there, and comes back to the shop. */
  leave(idToken: string): void;
  /** Does something later, in the place of what was to be done before. */
  later(work: () => void, ms: number): void;
}

/** Less than this before the end a token is due. */
export const DUE_BEFORE_MS = 60_000;

export const isDue = ({ expiresAt }: AccessToken, now: number): boolean => Date.parse(expiresAt) - now < DUE_BEFORE_MS;

/** Browsers that know no locks have tabs that are not told of each other; then the later one is refused, and signs in again. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('customer-token', work) : work();

export function openTokenSource(pages: AccountPages, shopOrigin: string): TokenSource {
  let timer: number | undefined;
  return {
    refresh: (read) =>
      inTurn(async () => {
        const kept = read();
        // Another tab was here first, or has signed out.
        if (!kept?.refreshToken || !isDue(kept, Date.now())) return kept;
        return refreshToken(pages, kept, { fetch: (...asked) => fetch(...asked), now: Date.now });
      }),
    leave(idToken) {
      const address = new URL(pages.endSessionEndpoint);
      address.searchParams.set('id_token_hint', idToken);
      address.searchParams.set('post_logout_redirect_uri', `${shopOrigin}/`);
      window.location.assign(address);
    },
    later(work, ms) {
      window.clearTimeout(timer);
      timer = window.setTimeout(work, ms);
    },
  };
}
