import { browserClient } from '../../../storefront-api/browser-client.ts';
import { FindPieces } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { productCardData } from '../../product/product-card-data.ts';
import type { FoundPieces } from '../found-pieces.ts';
import { LIST_PAGE } from '../list-page.ts';
import type { AskOptions } from '../use-asked-list.ts';
import { facetsOf } from './facets.ts';
import { searchOf, wishesOf } from './list-wishes.ts';
import { providerQuery } from './provider-query.ts';

/**
 * The pieces of a collection that an address's query asks for, with what it can be narrowed by further; a query that asks
 * for nothing brings no pieces, because those are on the page already. `undefined` when the provider does not answer.
 */
export async function findPieces(
  handle: string,
  search: string,
  { behind, signal }: AskOptions<FoundPieces>,
): Promise<FoundPieces | undefined> {
  const wishes = wishesOf(search);
  const isPlain = searchOf(wishes) === '';
  const country = currentCountry();
  const variables = {
    handle,
    country,
    ...providerQuery(wishes),
    first: isPlain ? 1 : LIST_PAGE,
    after: behind?.cursor ?? null,
  };
  const answer = await browserClient().request(FindPieces, variables, signal ? { signal } : {});
  const products = answer.ok ? answer.data.collection?.products : undefined;
  if (!answer.ok || !products) return undefined;
  const { nodes, pageInfo } = products;
  const page = {
    page: (behind?.pages.length ?? 0) + 1,
    cards: nodes.map(productCardData).filter((card) => card !== undefined),
    stories: [],
  };
  const facets = facetsOf(products.filters);
  const seen = LIST_PAGE * (page.page - 1) + nodes.length;
  return {
    search,
    pages: isPlain ? [] : [...(behind?.pages ?? []), page],
    total: facets.inStock === undefined ? seen : facets.inStock + (wishes.available ? 0 : (facets.soldOut ?? 0)),
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    facets,
    currency: answer.data.localization.country.currency.isoCode,
  };
}
