import { localValues } from '../storage/guarded-storage.ts';
import { preloadCart, readCart, readCartIfStored } from './cart-actions.ts';
import { storedCartId } from './session/stored-cart-id.ts';

/** Name of the document event that is listened for and only logged (specification §7). */
const CART_ATTRIBUTES_EVENT = 'cart-attributes';

/** Pictures on a slow line hold the `load` event for long; the cart need not wait for them. */
const REST_AT_THE_LATEST_MS = 1000;

/** A tab out of sight for longer than this looks its cart up again. */
const AWAY_MS = 30_000;

const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
  else setTimeout(task, 200);
};

function whenAtRest(task: () => void): void {
  const pictures = new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });
  const patience = new Promise((resolve) => setTimeout(resolve, REST_AT_THE_LATEST_MS));
  void Promise.race([pictures, patience]).then(() => whenIdle(task));
}

/**
 * Starts the cart in the browser: a stored cart is looked up once the page is at rest, and again when another tab, a
 * page restored by the back button, a return to this tab or to the network may have changed it. Without a stored cart
 * nothing is asked. Returns the way to stop.
 */
export function startCart(): () => void {
  const storedId = storedCartId(localValues);
  const stopped = new AbortController();
  const { signal } = stopped;
  whenAtRest(preloadCart);
  document.addEventListener(
    CART_ATTRIBUTES_EVENT,
    (event) => console.log(CART_ATTRIBUTES_EVENT, event instanceof CustomEvent ? event.detail : event),
    { signal },
  );
  window.addEventListener('pageshow', ({ persisted }) => persisted && readCartIfStored(), { signal });
  window.addEventListener('online', readCartIfStored, { signal });

  let hiddenAt = 0;
  /** Back in a tab that was left for a while: the cart may have been checked out in another one. */
  const seen = (): void => {
    if (document.hidden) hiddenAt = performance.now();
    else if (performance.now() - hiddenAt > AWAY_MS) readCartIfStored();
  };
  document.addEventListener('visibilitychange', seen, { signal });

  signal.addEventListener('abort', storedId.watch(readCartIfStored));
  if (storedId.read()) whenIdle(readCart);
  else readCartIfStored();

  return () => stopped.abort();
}
