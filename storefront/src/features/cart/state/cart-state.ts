import type { OfferTerms } from '../../promo/offers.ts';
import type { Cart, CartWarning } from './cart.ts';
import { type ArrivingItem, type CartQueue, EMPTY_QUEUE, type RemovedItem } from './cart-commands.ts';

/**
 * What the whole shop may know about the cart. Amounts are the provider's; nothing here is ever added up into money.
 */
export interface CartState {
  /**
   * `unread`: the stored id has not been looked up (the server's and the first paint's state). `absent`: this browser
   * has no cart yet. `unreachable`: there is one, and the provider could not be asked.
   */
  phase: 'unread' | 'absent' | 'ready' | 'unreachable';
  /** As the provider said it last; what was asked for since is in `queue`. */
  cart: Cart | undefined;
  queue: CartQueue;
  /** True for 3 seconds after something went in. */
  justAdded: boolean;
  /** Somebody is about to use the cart: what that takes may be fetched. */
  prefetchIntent: boolean;
  /** What a press that has begun is about to put in; nothing is promised, a press may end elsewhere. */
  foreseen?: ArrivingItem | undefined;
  /** Whether the drawer is open. */
  open: boolean;
  removed: RemovedItem | undefined;
  /** Why something did not work, in words for the shopper, by subject: see `subjectOf`. */
  reasons: Readonly<Record<string, string>>;
  /** What the shop offers where the shopper is; undefined until the provider has been asked, null if it cannot say. */
  offers: OfferTerms | null | undefined;
  /** Why codes in the cart take nothing off, by code. */
  codeNotes: Readonly<Record<string, string>>;
  /** What the provider remarked on the cart it returned last (stock, mostly). */
  warnings: readonly CartWarning[];
}

export const UNREAD_CART: CartState = {
  phase: 'unread',
  cart: undefined,
  queue: EMPTY_QUEUE,
  justAdded: false,
  prefetchIntent: false,
  open: false,
  removed: undefined,
  reasons: {},
  offers: undefined,
  codeNotes: {},
  warnings: [],
};

/** Why something did not work. */
export interface CartFailure {
  subject: string;
  reason: string;
}

/** What can happen to the cart while its session is not there; all other events are the session's, see `CartEvent`. */
export type FirstEvent =
  /** This browser has no cart. */
  | { type: 'cartAbsent' }
  /** The cart of this id could not be looked at; `lastSeen` is what it was like. */
  | { type: 'cartUnreachable'; id: string | undefined; lastSeen?: Cart | undefined }
  | { type: 'failed'; failure: CartFailure }
  | { type: 'drawerOpened' }
  | { type: 'drawerClosed' }
  /** Somebody comes near it, or presses what puts this item in. */
  | { type: 'cartWanted'; item?: ArrivingItem | undefined };

/** The state after an event of the first view. */
export function reduceFirst(state: CartState, event: FirstEvent): CartState {
  switch (event.type) {
    case 'cartAbsent':
      return { ...state, phase: 'absent', cart: undefined, warnings: [] };
    case 'cartUnreachable': {
      const { id, lastSeen } = event;
      // A cart that was seen before is still the shopper's; only that of another id is not.
      if (state.cart && (id === undefined || id === state.cart.id)) return state;
      return { ...state, phase: 'unreachable', cart: lastSeen, warnings: [] };
    }
    case 'failed': {
      const { subject, reason } = event.failure;
      return { ...state, reasons: { ...state.reasons, [subject]: reason } };
    }
    case 'drawerOpened':
      return { ...state, open: true };
    case 'drawerClosed':
      return { ...state, open: false, removed: undefined, foreseen: undefined };
    case 'cartWanted':
      return { ...state, prefetchIntent: true, foreseen: event.item ?? state.foreseen };
  }
}
