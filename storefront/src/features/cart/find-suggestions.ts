import { browserClient } from '../../storefront-api/browser-client.ts';
import { GoesWith } from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { type ProductCardData, productCardData } from '../product/product-card-data.ts';
import { findByEntries } from '../wishlist/find-products.ts';
import { readWishlist } from '../wishlist/wishlist-store.ts';

/**
 * What goes with a product, best first. Nothing when the provider does not answer: suggestions are not worth an
 * apology.
 */
export async function goesWith(handle: string, signal: AbortSignal): Promise<ProductCardData[]> {
  const answer = await browserClient().request(GoesWith, { handle, country: currentCountry() }, { signal });
  const found = answer.ok ? (answer.data.productRecommendations ?? []) : [];
  return found.flatMap((product) => {
    const card = productCardData(product);
    return card && !card.soldOut ? [card] : [];
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
