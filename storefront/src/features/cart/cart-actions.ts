import { allowed as prefetchingAllowed } from '../../page-runtime/prefetching.ts';
import { localValues } from '../storage/guarded-storage.ts';
import type { Cart, CartItem, ItemPreview } from './cart.ts';
import { logCartAttributes } from './cart-attributes-log.ts';
import type { CartSession } from './cart-session.ts';
import { cartStore } from './cart-state.ts';
import { storedCartId } from './stored-cart-id.ts';
import { UNREACHABLE } from './unreachable.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * The cart as components use it. This module is in the first view, so it is small: the cart session and the drawer are
 * chunks of their own, fetched when a shopper who has a cart arrives, or when somebody is about to use one.
 */
let session: Promise<CartSession> | undefined;

/** The session once it is here: what a shopper asks for then happens within the tap, not after it. */
let opened: CartSession | undefined;

/** Whose cart it is: an access token, null when nobody is signed in, undefined until `setCustomer` is told. */
let customer: string | null | undefined;

function cart(): Promise<CartSession> {
  session ??= import('./open-session.ts').then(({ openSession }) => openSession(() => customer));
  session.then(
    (here) => {
      opened = here;
    },
    // A chunk that could not be fetched may be there next time.
    () => {
      session = undefined;
    },
  );
  return session;
}

/**
 * Runs one action for `subject` (a variant's id, a line's id or `cart`). A session that cannot be fetched, or does not come,
 * is a failure like any other: logged, null, with a reason.
 */
export async function act(
  subject: string,
  action: (session: CartSession) => Promise<Cart | null>,
): Promise<Cart | null> {
  try {
    return await action(opened ?? (await withTimeout(cart())));
  } catch (error) {
    console.error('GraphQL errors', error);
    cartStore.setState((state) => ({ reasons: { ...state.reasons, [subject]: UNREACHABLE } }));
    return null;
  }
}

/** Fetches what an add will need; call it when a pointer or the focus comes near. */
export function prepareCart(): void {
  cartStore.setState({ prefetchIntent: true });
  cart()
    .then((here) => here.offers())
    .catch(() => undefined);
}

/** The same without asking the provider anything, once the page is at rest: a first tap finds the cart ready. */
function preloadCart(): void {
  if (!prefetchingAllowed()) return;
  cartStore.setState({ prefetchIntent: true });
  cart().catch(() => undefined);
}

/** Pictures on a slow line hold the `load` event for long; the cart need not wait for them. */
const REST_AT_THE_LATEST_MS = 1000;

function whenAtRest(task: () => void): void {
  const pictures = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });
  const patience = new Promise((resolve) => setTimeout(resolve, REST_AT_THE_LATEST_MS));
  void Promise.race([pictures, patience]).then(() => whenIdle(task));
}

/** Adds one item and opens the drawer. Null when it failed; the reason is then in the store under the variant's id. */
export function addToCart(item: CartItem, preview: ItemPreview): Promise<Cart | null> {
  return act(item.merchandiseId, (session) => session.add(item, { preview }));
}

/**
 * Says who is signed in: call it with the access token at start and on sign-in, with undefined when nobody is and on
 * sign-out. The cart and its country stay as they are; the provider learns whose they are as soon as there is a cart.
 */
export function setCustomer(token: string | undefined): void {
  const before = customer;
  customer = token ?? null;
  // Before the first word the cart has not been looked at, or will be looked at again: reading it brings the two together.
  const changed = before !== undefined && before !== customer;
  if (!changed && !session) return;
  cart()
    .then((open) => (changed ? open.changeCustomer() : open.read()))
    .catch((error) => console.error('Error updating buyer identity', error));
}

/** Looks the cart up again. */
export function readCart(): void {
  cart()
    .then((session) => session.read())
    .catch((error) => {
      console.error('Error retrieving cart', error);
      if (!cartStore.getState().cart) cartStore.setState({ phase: 'unreachable' });
    });
}

/** A tab out of sight for longer than this looks its cart up again. */
const AWAY_MS = 30_000;

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 200);
};

/**
 * Starts the cart in the browser: a stored cart is looked up once the page is at rest, and again when another tab, a
 * page restored by the back button, a return to this tab or to the network may have changed it. Without a stored cart
 * nothing is asked: carts are made on first need, never for a visit. Returns the way to stop.
 */
export function startCart(): () => void {
  const stored = storedCartId(localValues);
  const readIfStored = (): void => {
    if (stored.read()) readCart();
    else cartStore.setState({ phase: 'absent', cart: undefined, warnings: [] });
  };
  const restored = (event: PageTransitionEvent): void => {
    if (event.persisted) readIfStored();
  };
  whenAtRest(preloadCart);
  let hiddenAt = 0;
  /** Back in a tab that was left for a while: the cart may have been checked out in another one. */
  const seen = (): void => {
    if (document.hidden) hiddenAt = performance.now();
    else if (performance.now() - hiddenAt > AWAY_MS) readIfStored();
  };
  const stopLogging = logCartAttributes();
  const stopWatching = stored.watch(readIfStored);
  window.addEventListener('pageshow', restored);
  window.addEventListener('online', readIfStored);
  document.addEventListener('visibilitychange', seen);
  if (stored.read()) whenIdle(readIfStored);
  else readIfStored();

  return () => {
    stopLogging();
    stopWatching();
    window.removeEventListener('pageshow', restored);
    window.removeEventListener('online', readIfStored);
    document.removeEventListener('visibilitychange', seen);
  };
}
