import { useEffect, useEffectEvent } from 'react';
import type { ProductSize, ProductViewData } from '../page/product-view-data.ts';

/** Whether the address names a variant, by number or in an option of the product. */
function namesVariant({ options = ['Size'] }: ProductViewData, search: string): boolean {
  const names = ['variant', ...options.map((name) => name.toLowerCase())];
  return [...new URLSearchParams(search).keys()].some((name) => names.includes(name.toLowerCase()));
}

/** What a shopper does who is about something else by now: no scrolling, and no looking around. */
const PRESSES = ['click', 'change'] as const;

/**
 * Tells `onLinked` of the size that the address names, as links from outside do: by the number of its variant, or by what it is in
 * each option. One of the same piece in another print leads there, unless a size is `chosen` by then, or anything was pressed.
 * Asked by parts that come behind the first view; what it takes to find out is fetched for such an address alone.
 */
export function useLinkedVariant(
  product: ProductViewData | undefined,
  chosen: ProductSize | undefined,
  onLinked: (size: ProductSize) => void,
): void {
  const linked = useEffectEvent(onLinked);
  // The only size there is counts as chosen from the start.
  const mayLead = useEffectEvent(() => chosen === undefined || product?.sizes.length === 1);
  useEffect(() => {
    const { search } = window.location;
    if (!product || !namesVariant(product, search)) return;
    const over = new AbortController();
    let isPressed = false;
    const press = (): void => {
      isPressed = true;
    };
    for (const kind of PRESSES) window.addEventListener(kind, press, { capture: true, signal: over.signal });
    import('./linked-variant.ts')
      .then(({ linkedVariant }) => linkedVariant(product, search))
      .then(
        (found) => {
          if (!found || over.signal.aborted) return;
          if ('size' in found) linked(found.size);
          else if (!isPressed && mayLead()) window.location.replace(found.to);
        },
        () => undefined,
      );
    return () => over.abort();
  }, [product]);
}
