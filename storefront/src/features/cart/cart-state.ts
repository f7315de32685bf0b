import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OfferFacts } from '../promo/offers.ts';
import type { Cart, CartPiece, CartWarning, PiecePreview } from './cart.ts';

/** A piece on its way into the bag: shown at once, its amount when the provider has said it. */
export interface ArrivingPiece extends CartPiece {
  /** Tells two adds of the same piece apart. */
  key: number;
  preview: PiecePreview | undefined;
  /** It was on its way when a quantity of its line was asked for: that quantity counts it. */
  counted?: boolean;
}

/** What "Undo" would put back. */
export interface RemovedPiece extends CartPiece {
  preview: PiecePreview;
  /** Handle of the gift or extra it was; then undoing takes the refusal back. */
  giveaway?: string;
}

/** What the whole shop may know about the bag. Amounts are the provider's; nothing here is ever added up into money. */
export interface CartState {
  /**
   * `unread`: the stored id has not been looked up (the server's and the first paint's state). `absent`: this browser
   * has no cart yet. `unreachable`: there is one, and the provider could not be asked.
   */
  phase: 'unread' | 'absent' | 'ready' | 'unreachable';
  cart: Cart | undefined;
  /** True while a mutation is under way. */
  loading: boolean;
  /** True for 3 seconds after something went in. */
  justAdded: boolean;
  /** Somebody is about to use the bag: what that takes may be fetched. */
  near: boolean;
  /** Whether the drawer is open. */
  open: boolean;
  arriving: readonly ArrivingPiece[];
  /** By line id: the quantity asked for and not yet confirmed; 0 is a line on its way out. */
  wanted: Readonly<Record<string, number>>;
  removed: RemovedPiece | undefined;
  /** Why something did not work, in words for the shopper: by variant id (its add button), line id, or `bag`. */
  reasons: Readonly<Record<string, string>>;
  /** What the shop offers where the shopper is; undefined until the provider has been asked, null if it cannot say. */
  offers: OfferFacts | null | undefined;
  /** Why codes in the bag take nothing off, by code. */
  codeNotes: Readonly<Record<string, string>>;
  /** What the provider remarked on the cart it returned last (stock, mostly). */
  warnings: readonly CartWarning[];
}

export type CartStore = StoreApi<CartState>;

export function createCartStore(): CartStore {
  return createStore<CartState>(() => ({
    phase: 'unread',
    cart: undefined,
    loading: false,
    justAdded: false,
    near: false,
    open: false,
    arriving: [],
    wanted: {},
    removed: undefined,
    reasons: {},
    offers: undefined,
    codeNotes: {},
    warnings: [],
  }));
}

/** The page's one bag. On the server it stays in its first state: prerendered HTML holds nothing personal. */
export const cartStore: CartStore = createCartStore();

/** Reads the bag in a component; it renders again only when what `select` returns changes. */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

export function openBag(): void {
  cartStore.setState({ open: true });
}

/** Closing the drawer also lets go of what could have been undone here; other tabs still offer it. */
export function closeBag(): void {
  cartStore.setState({ open: false, removed: undefined });
}
