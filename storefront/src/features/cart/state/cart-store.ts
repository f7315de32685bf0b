import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartEvent } from './cart-events.ts';
import { type CartState, type FirstEvent, reduceFirst, UNREAD_CART } from './cart-state.ts';

type Reducer<Event> = (state: CartState, event: Event) => CartState;

/** Hears of every event, with the state after and before it. */
export type CartListener = (event: CartEvent, now: CartState, before: CartState) => void;

/** The cart of one page. Only events change it: those of the first view, or with the session all there are. */
export interface CartStore<Event extends CartEvent = CartEvent>
  extends Pick<StoreApi<CartState>, 'getState' | 'getInitialState' | 'subscribe'> {
  dispatch(event: Event): void;
  /** Calls back after every event; returns the way to stop. */
  listen(listener: CartListener): () => void;
  /** The same store for who knows more events, and brings along what they come to. */
  reducedBy(reduce: Reducer<CartEvent>): CartStore;
}

/** `state` is where it begins: as the server leaves it, unless a test says otherwise. */
export function createCartStore(state: CartState = UNREAD_CART): CartStore<FirstEvent> {
  const { getState, getInitialState, subscribe, setState } = createStore<CartState>(() => state);
  const listeners = new Set<CartListener>();

  function store<Event extends CartEvent>(reduce: Reducer<Event>): CartStore<Event> {
    return {
      getState,
      getInitialState,
      subscribe,
      reducedBy: store,

      dispatch(event) {
        const before = getState();
        setState(reduce(before, event), true);
        for (const listener of listeners) listener(event, getState(), before);
      },

      listen(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    };
  }
  return store(reduceFirst);
}

/** The page's one cart. On the server it stays in its first state: prerendered HTML holds nothing personal. */
export const cartStore = createCartStore();

/** Reads the cart in a component; it renders again only when what `select` returns changes. */
export function useCart<T>(select: (state: CartState) => T): T {
  return useStore(cartStore, select);
}

export function openCartDrawer(): void {
  cartStore.dispatch({ type: 'drawerOpened' });
}

/** Closing the drawer also lets go of what could have been undone here; other tabs still offer it. */
export function closeCartDrawer(): void {
  cartStore.dispatch({ type: 'drawerClosed' });
}
