import { t as cartStore } from './cart-state-Bs4k6YlF.js';
import { r as localValues, n as storedCartId, t as UNREACHABLE } from './unreachable-zULEF885.js';

// storefront/src/features/cart/cart-attributes-log.ts
/** Name of the document event that is listened for and only logged (specification §7). */
var CART_ATTRIBUTES_EVENT = 'cart-attributes';
/** Logs cart-attributes events; returns the way to stop. */
function logCartAttributes() {
  const log = (event) => console.log(CART_ATTRIBUTES_EVENT, event instanceof CustomEvent ? event.detail : event);
  document.addEventListener(CART_ATTRIBUTES_EVENT, log);
  return () => document.removeEventListener(CART_ATTRIBUTES_EVENT, log);
}
// storefront/src/features/cart/bag.ts
/**
 * The bag as components use it. This module is in the first view, so it is small: the cart session and the drawer are
 * chunks of their own, fetched when a shopper who has a bag arrives, or when somebody is about to use one.
 */
var session;
function cart() {
  session ??= import('./open-session-Dv95_-XT.js').then(({ openSession }) => openSession());
  session.catch(() => {
    session = void 0;
  });
  return session;
}
/**
 * Runs one action for `subject` (a variant's id, a line's id or `bag`). A session that cannot be fetched is a failure
 * like any other: logged, null, with a reason.
 */
async function act(subject, action) {
  try {
    return await action(await cart());
  } catch (error) {
    console.error('GraphQL errors', error);
    cartStore.setState((state) => ({
      reasons: {
        ...state.reasons,
        [subject]: UNREACHABLE,
      },
    }));
    return null;
  }
}
var loadBagDrawer = () => import('./bag-drawer-tYNzft_m.js').then((module) => ({ default: module.BagDrawer }));
/** Fetches what an add will need; call it when a pointer or the focus comes near. */
function prepareBag() {
  cart().catch(() => void 0);
  loadBagDrawer().catch(() => void 0);
}
/** Adds one piece and opens the drawer. Null when it failed; the reason is then in the store under the variant's id. */
function addToBag(piece, preview) {
  return act(piece.merchandiseId, (session) => session.add(piece, { preview }));
}
/** Looks the bag up again. */
function readBag() {
  cart()
    .then((session) => session.read())
    .catch((error) => {
      console.error('Error retrieving cart', error);
      if (!cartStore.getState().cart) cartStore.setState({ phase: 'unreachable' });
    });
}
var whenIdle = (task) => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1e3 });
  else setTimeout(task, 200);
};
/**
 * Starts the bag in the browser: a stored cart is looked up once the page is at rest, and again when another tab, a
 * page restored by the back button or a returning connection may have changed it. Without a stored cart nothing is
 * asked: carts are made on first need, never for a visit. Returns the way to stop.
 */
function startBag() {
  const stored = storedCartId(localValues);
  const readIfStored = () => {
    if (stored.read()) readBag();
    else
      cartStore.setState({
        phase: 'absent',
        cart: void 0,
        warnings: [],
      });
  };
  const restored = (event) => {
    if (event.persisted) readIfStored();
  };
  const stopLogging = logCartAttributes();
  const stopWatching = stored.watch(readIfStored);
  window.addEventListener('pageshow', restored);
  window.addEventListener('online', readIfStored);
  if (stored.read()) whenIdle(readIfStored);
  else readIfStored();
  return () => {
    stopLogging();
    stopWatching();
    window.removeEventListener('pageshow', restored);
    window.removeEventListener('online', readIfStored);
  };
}

export { act as t, addToBag as n, loadBagDrawer as r, prepareBag as i, readBag as a, startBag as o };
