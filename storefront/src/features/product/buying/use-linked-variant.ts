import { useEffect, useEffectEvent } from 'react';
import type { ProductSize, ProductViewData } from '../page/product-view-data.ts';

/**
 * Tells `onLinked` of the size that the address names, as links from outside do: by the number of its variant, or by what it is in
 * each option. Asked by parts that come behind the first view; what it takes to find out is fetched for such an address alone.
 */
export function useLinkedVariant(product: ProductViewData | undefined, onLinked: (size: ProductSize) => void): void {
  const linked = useEffectEvent(onLinked);
  useEffect(() => {
    const { search } = window.location;
    if (!product || !/[?&](?:variant|size|colou?r)=/i.test(search)) return;
    let isOver = false;
    import('./linked-variant.ts')
      .then(({ linkedVariant }) => linkedVariant(product, search))
      .then(
        (size) => size && !isOver && linked(size),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [product]);
}
