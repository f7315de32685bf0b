import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { startCart } from '../start-cart.ts';
import { cartStore, closeCartDrawer, useCart } from '../state/cart-store.ts';

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
