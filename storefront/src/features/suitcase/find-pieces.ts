import { browserClient } from '../../storefront-api/browser-client.ts';
import { CollectionProducts, SearchPieces, ViewedProducts } from '../../storefront-api/generated/operations.ts';
import { currentCountry } from '../country/current-country.ts';
import { isProduct, productOf } from '../product/card/product-node.ts';
import { viewedProducts } from '../recently-viewed/viewed-products.ts';
import { findEach } from '../wishlist/find-products.ts';
import { identityOf } from '../wishlist/wishlist-entry.ts';
import { readWishlist } from '../wishlist/wishlist-store.ts';
import { type Piece, pieceOf } from './piece.ts';

/** As many as lie on one shelf. */
const MOST_ON_SHELF = 24;

/** Where pieces are picked from. */
export type ShelfSource =
  | { kind: 'saved' }
  | { kind: 'seen' }
  | { kind: 'collection'; handle: string }
  | { kind: 'search'; terms: string };

/** What is packed, as it is sold today; `gone` for what has left the shop. */
export const findPacked = (handles: readonly string[], signal: AbortSignal) => findEach(handles, pieceOf, signal);

async function byVariants(ids: string[], signal: AbortSignal): Promise<Piece[] | undefined> {
  if (ids.length === 0) return [];
  const answer = await browserClient().request(ViewedProducts, { ids, country: currentCountry() }, { signal });
  if (!answer.ok) return undefined;
  return answer.data.nodes.flatMap((node) => {
    const product = productOf(node);
    return product ? [pieceOf(product)] : [];
  });
}

async function ofCollection(handle: string, signal: AbortSignal): Promise<Piece[] | undefined> {
  const variables = { handle, country: currentCountry(), first: MOST_ON_SHELF };
  const answer = await browserClient().request(CollectionProducts, variables, { signal });
  return answer.ok ? (answer.data.collection?.products.nodes ?? []).map(pieceOf) : undefined;
}

async function ofSearch(query: string, signal: AbortSignal): Promise<Piece[] | undefined> {
  const variables = { query, country: currentCountry(), first: MOST_ON_SHELF };
  const answer = await browserClient().request(SearchPieces, variables, { signal });
  return answer.ok ? answer.data.search.nodes.filter(isProduct).map(pieceOf) : undefined;
}

/** What lies on a shelf; undefined when the provider does not answer. No money buys what costs points, so it stays out. */
export async function findOnShelf(source: ShelfSource, signal: AbortSignal): Promise<readonly Piece[] | undefined> {
  const found = await request(source, signal);
  return found?.filter(({ card }) => !card.points).slice(0, MOST_ON_SHELF);
}

function request(source: ShelfSource, signal: AbortSignal): Promise<Piece[] | undefined> {
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

const STARTERS: ReadonlyArray<{ handle: string; pieces: number }> = [
  { handle: 'tops', pieces: 2 },
  { handle: 'bottoms', pieces: 2 },
  { handle: 'cover-ups', pieces: 1 },
];

/** A weekend to begin with: the first of each that can be had; undefined when the provider does not answer. */
export async function findWeekend(signal: AbortSignal): Promise<readonly string[] | undefined> {
  const shelves = await Promise.all(STARTERS.map(({ handle }) => ofCollection(handle, signal)));
  if (shelves.includes(undefined)) return undefined;
  return STARTERS.flatMap(({ pieces }, at) => {
    const there = shelves[at]?.filter(({ card }) => !card.soldOut) ?? [];
    return there.slice(0, pieces).map(({ handle }) => handle);
  });
}
