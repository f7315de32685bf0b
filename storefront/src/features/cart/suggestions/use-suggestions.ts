import { useEffect, useState } from 'react';
import { browserClient } from '../../../storefront-api/browser-client.ts';
import { GoesWith } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { type ProductCardData, productCardData } from '../../product/card/product-card-data.ts';
import { findByEntries } from '../../wishlist/find-products.ts';
import { readWishlist } from '../../wishlist/wishlist-store.ts';

/**
 * What goes with a product, best first. Nothing when the provider does not answer: suggestions are not worth an
 * apology.
 */
export async function goesWith(handle: string, signal: AbortSignal): Promise<ProductCardData[]> {
  const answer = await browserClient().request(GoesWith, { handle, country: currentCountry() }, { signal });
  const found = answer.ok ? (answer.data.productRecommendations ?? []) : [];
  return found.flatMap((product) => {
    const card = productCardData(product);
    return card.soldOut ? [] : [card];
  });
}

/** The latest products of the wishlist that can be had, at most `most`. */
export async function latestWishlistEntries(most: number, signal: AbortSignal): Promise<ProductCardData[]> {
  const entries = readWishlist().slice(0, most);
  const found = await findByEntries(entries, signal);
  return entries.flatMap(({ handle }) => {
    const card = found?.get(handle);
    return card && card !== 'gone' && !card.soldOut ? [card] : [];
  });
}

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
