import type { CountryCode } from '../../../storefront-api/generated/operations.ts';
import type { OfferTerms } from '../../promo/offers.ts';
import type { CartStore } from '../state/cart-store.ts';
import type { CardCodes } from './card-codes.ts';
import type { CartRequests } from './cart-requests.ts';
import type { LastSeenCart } from './last-seen-cart.ts';
import type { StoredCartId } from './stored-cart-id.ts';

/** What a cart session is built from; tests play the provider behind `requests`. */
export interface CartSessionParts {
  store: CartStore;
  requests: CartRequests;
  storedId: StoredCartId;
  lastSeen: LastSeenCart;
  cardCodes: CardCodes;
  /** Runs a task while no other tab of the shop runs one of its own. */
  alone: <T>(task: () => Promise<T>) => Promise<T>;
  country: () => CountryCode;
  /** The customer's access token; null when nobody is signed in, undefined while that is not known. */
  customer: () => string | null | undefined;
  /** The provider's offers in a country; undefined while they cannot be had. */
  offersOf: (country: CountryCode) => Promise<OfferTerms | undefined>;
  /** Resolves when the browser has shown what was set last. */
  afterNextPaint: () => Promise<void>;
}
