import type { PageLinks } from './pages/shell.ts';
import type { PaymentContext } from './payment/payment-context.ts';

/** What the pages need: the payment context, and where the shop's own pages and pictures are. */
export interface CheckoutContext {
  paymentContext: PaymentContext;
  links: PageLinks;
  /** How fast parcels travel; see domain/fulfilment/parcel-clock.ts. */
  parcelSpeed: number;
}
