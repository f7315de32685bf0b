import { browserClient } from '../../../storefront-api/browser-client.ts';
import { FindProducts } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { productCardData } from '../../product/product-card-data.ts';
import type { FoundProducts } from '../found-products.ts';
import { LIST_PAGE } from '../list-page.ts';
import type { ListRequestOptions } from '../use-list-query.ts';
import { facetsOf } from './facets.ts';
import { filtersOf, searchOf } from './list-filters.ts';
import { providerQuery } from './provider-query.ts';

/**
 * The products of a collection that an address's query asks for, with what it can be narrowed by further; a query that
 * asks for nothing brings no products, because those are on the page already. `undefined` when the provider does not
 * answer.
 */
export async function findProducts(
  handle: string,
  search: string,
  { behind, signal }: ListRequestOptions<FoundProducts>,
): Promise<FoundProducts | undefined> {
  const filters = filtersOf(search);
  const isPlain = searchOf(filters) === '';
  const country = currentCountry();
  const variables = {
    handle,
    country,
    ...providerQuery(filters),
    first: isPlain ? 1 : LIST_PAGE,
    after: behind?.cursor ?? null,
  };
  const answer = await browserClient().request(FindProducts, variables, signal ? { signal } : {});
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
    total: facets.inStock === undefined ? seen : facets.inStock + (filters.available ? 0 : (facets.soldOut ?? 0)),
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    facets,
    currency: answer.data.localization.country.currency.isoCode,
  };
}
