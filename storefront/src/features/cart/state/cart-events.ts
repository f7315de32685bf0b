import type { OfferTerms } from '../../promo/offers.ts';
import type { Cart, CartWarning } from './cart.ts';
import type { CartCommand, RemovedItem } from './cart-commands.ts';
import type { CartFailure, FirstEvent } from './cart-state.ts';

/** A cart the provider returned. */
export interface ReturnedCart {
  cart: Cart;
  warnings: readonly CartWarning[];
  codeNotes: Readonly<Record<string, string>>;
  /** The rule of gifts brought it about: what was said about the shopper's own change still stands. */
  byGifts?: boolean;
}

/** What came of a command. */
export interface CartOutcome {
  /** Whether the one who asked is given the cart. */
  ok: boolean;
  returned?: ReturnedCart | undefined;
  failure?: CartFailure | undefined;
  removed?: RemovedItem | undefined;
}

/** What can happen to the cart (docs/cart-state.md). */
export type CartEvent =
  | FirstEvent
  /** `ticket` is the number under which the one who asks waits; what the store asks for itself has none. */
  | { type: 'asked'; command: CartCommand; ticket: number }
  | { type: 'begun' }
  | { type: 'finished'; outcome: CartOutcome }
  /** Before the command is through, which may take several requests. */
  | { type: 'cartReturned'; returned: ReturnedCart }
  /** The stored cart is no open cart any more. */
  | { type: 'cartGone' }
  | { type: 'giftsMoving' }
  | { type: 'offersTold'; offers: OfferTerms | null }
  | { type: 'celebrated' }
  /** Another tab removed something of this cart, or has put it back. */
  | { type: 'undoOffered'; removed: RemovedItem | undefined };
