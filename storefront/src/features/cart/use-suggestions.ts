import { useEffect, useState } from 'react';
import type { ProductCardData } from '../product/product-card-data.ts';

const NONE: readonly ProductCardData[] = [];

/**
 * Products found for `key`, once it is wanted; nothing until then, and nothing when they cannot be had. `find` is asked
 * again only for another key.
 */
export function useSuggestions(
  key: string | undefined,
  find: (signal: AbortSignal) => Promise<ProductCardData[]>,
): readonly ProductCardData[] {
  const [found, setFound] = useState<{ key: string; products: readonly ProductCardData[] }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when another answer is wanted
  useEffect(() => {
    if (key === undefined || found?.key === key) return;
    const overtaken = new AbortController();
    find(overtaken.signal).then(
      (products) => overtaken.signal.aborted || setFound({ key, products }),
      () => undefined,
    );
    return () => overtaken.abort();
  }, [key]);

  return found && found.key === key ? found.products : NONE;
}
