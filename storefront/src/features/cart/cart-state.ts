import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OfferTerms } from '../promo/offers.ts';
import type { Cart, CartItem, CartWarning, ItemPreview } from './cart.ts';

/** An item on its way into the cart: shown at once, its amount when the provider has said it. */
export interface OptimisticLine extends CartItem {
  /** Tells two adds of the same item apart. */
  key: number;
  preview: ItemPreview | undefined;
  /** It was on its way when a quantity of its line was asked for: that quantity counts it. */
  counted?: boolean;
}

/** What "Undo" would put back. */
export interface RemovedItem extends CartItem {
  preview: ItemPreview;
  /** Handle of the gift or extra it was; then undoing takes the refusal back. */
  giftWithPurchase?: string;
}

/**
 * What the whole shop may know about the cart. Amounts are the provider's; nothing here is ever added up into money.
 */
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
  /** Somebody is about to use the cart: what that takes may be fetched. */
  prefetchIntent: boolean;
  /** Whether the drawer is open. */
  open: boolean;
  optimisticLines: readonly OptimisticLine[];
  /** By line id: the quantity asked for and not yet confirmed; 0 is a line on its way out. */
  pendingQuantities: Readonly<Record<string, number>>;
  removed: RemovedItem | undefined;
  /** Why something did not work, in words for the shopper: by variant id (its add button), line id, or `cart`. */
  reasons: Readonly<Record<string, string>>;
  /** What the shop offers where the shopper is; undefined until the provider has been asked, null if it cannot say. */
  offers: OfferTerms | null | undefined;
  /** Why codes in the cart take nothing off, by code. */
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
    prefetchIntent: false,
    open: false,
    optimisticLines: [],
    pendingQuantities: {},
    removed: undefined,
    reasons: {},
    offers: undefined,
    codeNotes: {},
    warnings: [],
  }));
}

/** The page's one cart. On the server it stays in its first state: prerendered HTML holds nothing personal. */
export const cartStore: CartStore = createCartStore();

/** Reads the cart in a component; it renders again only when what `select` returns changes. */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

export function openCartDrawer(): void {
  cartStore.setState({ open: true });
}

/** Closing the drawer also lets go of what could have been undone here; other tabs still offer it. */
export function closeCartDrawer(): void {
  cartStore.setState({ open: false, removed: undefined });
}
