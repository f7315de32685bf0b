import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { loadBagDrawer, startBag } from './bag.ts';
import { closeBag, useCart } from './cart-state.ts';

const BagDrawer = lazy(loadBagDrawer);

/**
 * Brings the bag to life in the browser and holds its drawer, which is fetched before it first opens. A drawer that
 * cannot be fetched leads to the bag's own page instead. A new page closes the drawer.
 */
export function BagOutlet({ pathname }: { pathname: string }) {
  const open = useCart((state) => state.open);
  const [fetched, setFetched] = useState(false);

  useEffect(startBag, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(closeBag, [pathname]);

  useEffect(() => {
    if (!open || fetched) return;
    loadBagDrawer().then(
      () => setFetched(true),
      () => window.location.assign(paths.cart()),
    );
  }, [open, fetched]);

  return (
    fetched && (
      <Suspense>
        <BagDrawer />
      </Suspense>
    )
  );
}
