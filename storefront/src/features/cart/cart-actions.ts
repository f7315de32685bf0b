import { prefetchingAllowed } from '../../page-runtime/prefetch/prefetch-allowed.ts';
import { localValues } from '../storage/guarded-storage.ts';
import type { CartSession } from './session/cart-session.ts';
import { storedCartId } from './session/stored-cart-id.ts';
import { UNREACHABLE, withTimeout } from './session/with-timeout.ts';
import type { Cart, CartItem, ItemPreview } from './state/cart.ts';
import { type ArrivingItem, type CartCommand, subjectOf } from './state/cart-commands.ts';
import { cartStore } from './state/cart-store.ts';

/**
 * The cart as the whole shop uses it. This module is in the first view, so it is small: the cart session and the drawer are
 * chunks of their own, fetched when a shopper who has a cart arrives, or when somebody is about to use one.
 */
let session: Promise<CartSession> | undefined;

/** The session once it is here: what a shopper asks for then happens within the tap, not after it. */
let opened: CartSession | undefined;

/** Whose cart it is: an access token, null when nobody is signed in, undefined until `setCustomer` is told. */
let customer: string | null | undefined;

function openSession(): Promise<CartSession> {
  session ??= import('./session/open-session.ts').then((module) => module.openSession(() => customer));
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

/** Runs an action of the session. One that cannot be fetched, or does not come, is a failure like any other. */
async function act(subject: string, action: (session: CartSession) => Promise<Cart | null>): Promise<Cart | null> {
  try {
    return await action(opened ?? (await withTimeout(openSession())));
  } catch (error) {
    console.error('GraphQL errors', error);
    cartStore.dispatch({ type: 'failed', failure: { subject, reason: UNREACHABLE } });
    return null;
  }
}

/** Asks something of the cart. Null when it failed; the reason is then in the store under the command's subject. */
export function changeCart(command: CartCommand): Promise<Cart | null> {
  return act(subjectOf(command), (session) => session.ask(command));
}

/** Adds one item and opens the drawer; without a connection it is noted. Null when it failed; the reason is then in the store under the variant's id. */
export function addToCart(item: CartItem, preview: ItemPreview): Promise<Cart | null> {
  return changeCart({ kind: 'add', item, preview });
}

/**
 * Puts several items into the cart in one request; without a connection they are noted, unless they come `fromNotes`. Null when
 * that failed; the reason is in the store under `cart`.
 */
export async function addTogether(items: readonly ArrivingItem[], fromNotes = false): Promise<Cart | null> {
  // Without a cart nothing is added, and the reason is there already.
  await changeCart({ kind: 'ensure' });
  return changeCart({ kind: 'addMany', items, fromNotes });
}

/** Adds one item and leaves for the checkout. Stays, with a reason in the store, when the add failed. */
export function buyNow(item: CartItem): Promise<Cart | null> {
  return act(item.merchandiseId, async (session) => {
    // The way out first: an item that went in while nothing leads to the checkout would be put in again.
    const { leaveForCheckout } = await withTimeout(import('./summary/checkout-address.ts'));
    const added = await session.ask({ kind: 'add', item, quietly: true });
    // The checkout puts in no gifts: what this item earns is in the cart before the shopper leaves.
    const settled = added && ((await session.ask({ kind: 'settle' })) ?? added);
    if (settled) leaveForCheckout(settled);
    return settled;
  });
}

/** Fetches what an add will need; call it when a pointer or the focus comes near. */
export function prepareCart(): void {
  cartStore.dispatch({ type: 'cartWanted' });
  loadOffers();
}

/** Asks the provider for its offers, once; what cannot be had is not promised. */
export function loadOffers(): void {
  openSession()
    .then((session) => session.offers())
    .catch(() => undefined);
}

/** The same without asking the provider anything, once the page is at rest: a first tap finds the cart ready. */
export function preloadCart(): void {
  if (!prefetchingAllowed()) return;
  cartStore.dispatch({ type: 'cartWanted' });
  openSession().catch(() => undefined);
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
  openSession()
    .then(async (open) => {
      if (changed) await open.ask({ kind: 'tellBuyer', signedIn: true });
      else await open.read();
    })
    .catch((error) => console.error('Error updating buyer identity', error));
}

/** Looks the cart up again. */
export function readCart(): void {
  openSession()
    .then((session) => session.read())
    .catch((error) => {
      console.error('Error retrieving cart', error);
      cartStore.dispatch({ type: 'cartUnreachable', id: undefined });
    });
}

/** Looks the cart up again if this browser has one; without one nothing is asked: carts are made on first need. */
export function readCartIfStored(): void {
  if (storedCartId(localValues).read()) readCart();
  else cartStore.dispatch({ type: 'cartAbsent' });
}
