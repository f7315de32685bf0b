import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { localValues } from '../../storage/guarded-storage.ts';
import { preloadCart, readCart, readCartIfStored } from '../cart-actions.ts';
import { storedCartId } from '../session/stored-cart-id.ts';
import { cartStore, closeCartDrawer, useCart } from '../state/cart-store.ts';

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
function startCart(): () => void {
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

/**
 * Brings the cart to life in the browser and holds its drawer. The drawer's script is fetched when somebody comes near
 * the cart, and stands ready, closed; were it a lazy component, React would let a shopper wait 300 ms for it to show.
 * A drawer that cannot be fetched leads to the cart's own page instead. A new page closes the drawer.
 */
export function CartOutlet({ pathname }: { pathname: string }) {
  // The cart's own page shows the same cart; a closed drawer beside it would only say everything twice.
  const isNeeded = useCart((state) => state.open || state.prefetchIntent) && pathname !== paths.cart();
  const open = useCart((state) => state.open);
  const [Drawer, setDrawer] = useState<ComponentType>();

  useEffect(startCart, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(closeCartDrawer, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening tries again what coming near could not fetch
  useEffect(() => {
    if (!isNeeded || Drawer) return;
    import('./cart-drawer.tsx').then(
      ({ CartDrawer }) => setDrawer(() => CartDrawer),
      () => cartStore.getState().open && window.location.assign(paths.cart()),
    );
  }, [isNeeded, open, Drawer]);

  return (
    isNeeded &&
    Drawer && (
      <ErrorBoundary onFail={() => window.location.assign(paths.cart())}>
        <Drawer />
      </ErrorBoundary>
    )
  );
}
