import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { Fallible } from '../../ui/fallible.tsx';
import { startBag } from './bag.ts';
import { cartStore, closeBag, useCart } from './cart-state.ts';

/**
 * Brings the bag to life in the browser and holds its drawer. The drawer's script is fetched when somebody comes near
 * the bag, and stands ready, closed; were it a lazy component, React would let a shopper wait 300 ms for it to show.
 * A drawer that cannot be fetched leads to the bag's own page instead. A new page closes the drawer.
 */
export function BagOutlet({ pathname }: { pathname: string }) {
  // The bag's own page shows the same bag; a closed drawer beside it would only say everything twice.
  const wanted = useCart((state) => state.open || state.near) && pathname !== paths.cart();
  const open = useCart((state) => state.open);
  const [Drawer, setDrawer] = useState<ComponentType>();

  useEffect(startBag, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(closeBag, [pathname]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening tries again what coming near could not fetch
  useEffect(() => {
    if (!wanted || Drawer) return;
    import('./bag-drawer.tsx').then(
      ({ BagDrawer }) => setDrawer(() => BagDrawer),
      () => cartStore.getState().open && window.location.assign(paths.cart()),
    );
  }, [wanted, open, Drawer]);

  return (
    wanted &&
    Drawer && (
      <Fallible onFail={() => window.location.assign(paths.cart())}>
        <Drawer />
      </Fallible>
    )
  );
}
