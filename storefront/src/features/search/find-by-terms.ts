import { browserClient } from '../../storefront-api/browser-client.ts';
import { type ProductCardFragment, SearchProducts } from '../../storefront-api/generated/operations.ts';
import { type Facet, facetsOf } from '../collection/filter/facets.ts';
import { LIST_PAGE, type ListPage } from '../collection/list/list-page.ts';
import type { ListRequestOptions } from '../collection/list/use-list-query.ts';
import { currentCountry } from '../country/current-country.ts';
import { productCardData } from '../product/card/product-card-data.ts';
import { type FoundCollection, foundCollection } from './predict.ts';
import { searchTermsOf } from './search-terms.ts';

/** What the provider found for the query of a search address. */
export interface SearchResults {
  search: string;
  pages: readonly ListPage[];
  /** Of all products found, of the chosen kind if there is one. */
  total: number;
  cursor: string | null;
  /** The kinds of all products found, whichever is chosen. */
  kinds: readonly Facet[];
  collections: readonly FoundCollection[];
}

const isProduct = (node: object): node is ProductCardFragment => 'handle' in node;

/** `undefined` when the provider does not answer. */
export async function findByTerms(
  search: string,
  { behind, signal }: ListRequestOptions<SearchResults>,
): Promise<SearchResults | undefined> {
  const { terms, kind } = searchTermsOf(search);
  const variables = {
    query: terms,
    country: currentCountry(),
    productFilters: kind ? [{ productType: kind }] : [],
    first: LIST_PAGE,
    after: behind?.cursor ?? null,
  };
  const answer = await browserClient().request(SearchProducts, variables, signal ? { signal } : {});
  if (!answer.ok) return undefined;
  const { totalCount, nodes, pageInfo, productFilters } = answer.data.search;
  const page = {
    page: (behind?.pages.length ?? 0) + 1,
    cards: nodes
      .filter(isProduct)
      .map(productCardData)
      .filter((card) => card !== undefined),
    stories: [],
  };
  return {
    search,
    pages: [...(behind?.pages ?? []), page],
    total: totalCount,
    cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
    kinds: facetsOf(productFilters).kinds.filter(({ count }) => count > 0),
    collections: (answer.data.predictiveSearch?.collections ?? []).map(foundCollection),
  };
}
