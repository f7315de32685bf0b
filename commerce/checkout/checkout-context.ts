import type { PasswordHasher } from '../account/password-hasher.ts';
import type { NetworkLimits } from '../cart/network-limits.ts';
import type { Loyalty } from '../domain/loyalty/loyalty.ts';
import type { PageLinks } from './pages/shell.ts';
import type { PaymentContext } from './payment/payment-context.ts';

/** What the pages need: the payment context, and where the shop's own pages and pictures are. */
export interface CheckoutContext {
  paymentContext: PaymentContext;
  links: PageLinks;
  /** Origins of other storefronts that shoppers come from. */
  storefronts: readonly string[];
  /** What networks may do with carts. */
  cartLimits: NetworkLimits;
  /** How fast parcels travel; see domain/fulfilment/parcel-clock.ts. */
  parcelSpeed: number;
  /** Passwords that guests choose are hashed by it. */
  hasher: PasswordHasher;
  /** What orders bring besides; undefined where nothing keeps points. */
  loyalty: Loyalty | undefined;
}
