import { localValues } from '../storage/guarded-storage.ts';
import type { Cart, CartPiece, PiecePreview } from './cart.ts';
import { logCartAttributes } from './cart-attributes-log.ts';
import type { CartSession } from './cart-session.ts';
import { cartStore } from './cart-state.ts';
import { storedCartId } from './stored-cart-id.ts';
import { UNREACHABLE } from './unreachable.ts';

/**
 * The bag as components use it. This module is in the first view, so it is small: the cart session and the drawer are
 * chunks of their own, fetched when a shopper who has a bag arrives, or when somebody is about to use one.
 */
let session: Promise<CartSession> | undefined;

function cart(): Promise<CartSession> {
  session ??= import('./open-session.ts').then(({ openSession }) => openSession());
  // A chunk that could not be fetched may be there next time.
  session.catch(() => {
    session = undefined;
  });
  return session;
}

/**
 * Runs one action for `subject` (a variant's id, a line's id or `bag`). A session that cannot be fetched is a failure
 * like any other: logged, null, with a reason.
 */
export async function act(
  subject: string,
  action: (session: CartSession) => Promise<Cart | null>,
): Promise<Cart | null> {
  try {
    return await action(await cart());
  } catch (error) {
    console.error('GraphQL errors', error);
    cartStore.setState((state) => ({ reasons: { ...state.reasons, [subject]: UNREACHABLE } }));
    return null;
  }
}

/** Fetches what an add will need; call it when a pointer or the focus comes near. */
export function prepareBag(): void {
  cart().catch(() => undefined);
  cartStore.setState({ near: true });
}

/** Adds one piece and opens the drawer. Null when it failed; the reason is then in the store under the variant's id. */
export function addToBag(piece: CartPiece, preview: PiecePreview): Promise<Cart | null> {
  return act(piece.merchandiseId, (session) => session.add(piece, { preview }));
}

/** Looks the bag up again. */
export function readBag(): void {
  cart()
    .then((session) => session.read())
    .catch((error) => {
      console.error('Error retrieving cart', error);
      if (!cartStore.getState().cart) cartStore.setState({ phase: 'unreachable' });
    });
}

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 200);
};

/**
 * Starts the bag in the browser: a stored cart is looked up once the page is at rest, and again when another tab, a
 * page restored by the back button or a returning connection may have changed it. Without a stored cart nothing is
 * asked: carts are made on first need, never for a visit. Returns the way to stop.
 */
export function startBag(): () => void {
  const stored = storedCartId(localValues);
  const readIfStored = (): void => {
    if (stored.read()) readBag();
    else cartStore.setState({ phase: 'absent', cart: undefined, warnings: [] });
  };
  const restored = (event: PageTransitionEvent): void => {
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
