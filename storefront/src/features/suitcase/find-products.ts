import { browserClient } from '../../storefront-api/browser-client.ts';
import { CollectionProducts, SearchSuitcase, ViewedProducts } from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { isProduct, productOf } from '../product/card/product-node.ts';
import { viewedProducts } from '../recently-viewed/viewed-products.ts';
import { findEach } from '../wishlist/find-products.ts';
import { identityOf } from '../wishlist/wishlist-entry.ts';
import { readWishlist } from '../wishlist/wishlist-store.ts';
import { type SuitcaseProduct, suitcaseProductOf } from './suitcase-product.ts';

/** As many as are shown to pick from. */
const MOST_TO_PICK = 24;

/** Where products are picked from. */
export type PickerSource =
  | { kind: 'saved' }
  | { kind: 'seen' }
  | { kind: 'collection'; handle: string }
  | { kind: 'search'; terms: string };

/** What is packed, as it is sold today; `gone` for what has left the shop. */
export const findPacked = (handles: readonly string[], signal: AbortSignal) =>
  findEach(handles, suitcaseProductOf, signal);

async function byVariants(ids: string[], signal: AbortSignal): Promise<SuitcaseProduct[] | undefined> {
  if (ids.length === 0) return [];
  const answer = await browserClient().request(ViewedProducts, { ids, country: currentCountry() }, { signal });
  if (!answer.ok) return undefined;
  return answer.data.nodes.flatMap((node) => {
    const product = productOf(node);
    return product ? [suitcaseProductOf(product)] : [];
  });
}

async function ofCollection(handle: string, signal: AbortSignal): Promise<SuitcaseProduct[] | undefined> {
  const variables = { handle, country: currentCountry(), first: MOST_TO_PICK };
  const answer = await browserClient().request(CollectionProducts, variables, { signal });
  return answer.ok ? (answer.data.collection?.products.nodes ?? []).map(suitcaseProductOf) : undefined;
}

async function ofSearch(query: string, signal: AbortSignal): Promise<SuitcaseProduct[] | undefined> {
  const variables = { query, country: currentCountry(), first: MOST_TO_PICK };
  const answer = await browserClient().request(SearchSuitcase, variables, { signal });
  return answer.ok ? answer.data.search.nodes.filter(isProduct).map(suitcaseProductOf) : undefined;
}

/** What a source has to pick from; undefined when the provider does not answer. No money buys what costs points, so it stays out. */
export async function findToPick(
  source: PickerSource,
  signal: AbortSignal,
): Promise<readonly SuitcaseProduct[] | undefined> {
  const found = await request(source, signal);
  return found?.filter(({ card }) => !card.points).slice(0, MOST_TO_PICK);
}

function request(source: PickerSource, signal: AbortSignal): Promise<SuitcaseProduct[] | undefined> {
  switch (source.kind) {
    case 'saved':
      return byVariants(
        readWishlist().flatMap((entry) => identityOf(entry) ?? []),
        signal,
      );
    case 'seen':
      return byVariants(
        viewedProducts().map(({ variant }) => variant),
        signal,
      );
    case 'collection':
      return ofCollection(source.handle, signal);
    case 'search':
      return ofSearch(source.terms, signal);
  }
}

const STARTERS: ReadonlyArray<{ handle: string; count: number }> = [
  { handle: 'tops', count: 2 },
  { handle: 'bottoms', count: 2 },
  { handle: 'cover-ups', count: 1 },
];

/** A weekend to begin with: the first of each that can be had; undefined when the provider does not answer. */
export async function findWeekend(signal: AbortSignal): Promise<readonly string[] | undefined> {
  const lists = await Promise.all(STARTERS.map(({ handle }) => ofCollection(handle, signal)));
  if (lists.includes(undefined)) return undefined;
  return STARTERS.flatMap(({ count }, at) => {
    const there = lists[at]?.filter(({ card }) => !card.soldOut) ?? [];
    return there.slice(0, count).map(({ handle }) => handle);
  });
}
