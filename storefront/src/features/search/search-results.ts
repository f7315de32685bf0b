import type { ApiResult, StorefrontClient } from '../../storefront-api/client.ts';
import {
  type CountryCode,
  type ProductFilter,
  SearchPlace,
  type SearchPlaceQuery,
  SearchProducts,
} from '../../storefront-api/generated/operations.ts';
import { type Facet, facetsOf } from '../collection/filter/facets.ts';
import { LIST_PAGE, type ListPage } from '../collection/list/list-page.ts';
import { productCardData } from '../product/card/product-card-data.ts';
import { isProduct } from '../product/card/product-node.ts';
import { type FoundCollection, foundCollection } from './found-collection.ts';
import { priceIn } from './search-price.ts';
import { type SearchTerms, searchTermsOf } from './search-terms.ts';

/** What the provider found for the query of a search address. */
export interface SearchResults {
  search: string;
  /** Whose prices the cards show. */
  country: CountryCode;
  pages: readonly ListPage[];
  /** Of all products found, of the chosen kind if there is one. */
  total: number;
  cursor: string | null;
  /** The kinds of all products found, whichever is chosen. */
  kinds: readonly Facet[];
  collections: readonly FoundCollection[];
  /** Of all prices. */
  currency: string;
}

/** Who is asked, and on whose behalf: the browser or the server. */
export interface SearchAsker {
  api: StorefrontClient;
  country: CountryCode;
  signal?: AbortSignal | undefined;
}

/** The most the provider lists at once. */
const MOST = 250;

/** The cursor behind the first `skip` products; `null` when there are none before. */
async function cursorBehind(
  skip: number,
  { api, signal }: SearchAsker,
  variables: { query: string; country: CountryCode; productFilters: ProductFilter[] },
): Promise<ApiResult<string | null>> {
  let after: string | null = null;
  for (let left = skip; left > 0; left -= MOST) {
    const first = Math.min(left, MOST);
    const answer: ApiResult<SearchPlaceQuery> = await api.request(
      SearchPlace,
      { ...variables, first, after },
      signal ? { signal } : {},
    );
    if (!answer.ok) return answer;
    after = answer.data.search.pageInfo.endCursor ?? after;
  }
  return { ok: true, data: after };
}

const inStockIn = (sizes: readonly string[]): ProductFilter[] =>
  sizes.length === 0
    ? []
    : [...sizes.map((value) => ({ variantOption: { name: 'Size', value } })), { available: true }];

/** The query as it narrows in this currency. */
const wantedIn = (wanted: SearchTerms, currency: string): SearchTerms => {
  const { price: _, ...others } = wanted;
  const price = priceIn(wanted, currency);
  return { ...others, ...(price && { price }) };
};

/** The page of results that a query asks for, or the one behind those that are there; the answer holds both. */
export async function searchResults(
  search: string,
  asker: SearchAsker,
  behind?: SearchResults,
): Promise<ApiResult<SearchResults>> {
  const said = searchTermsOf(search);
  const wanted = behind ? wantedIn(said, behind.currency) : said;
  const answer = await resultsOf(search, wanted, asker, behind);
  // In which currency this country pays comes with the answer: only who named another is asked for once more.
  if (!answer.ok || behind || priceIn(said, answer.data.currency) === said.price) return answer;
  return resultsOf(search, wantedIn(said, answer.data.currency), asker);
}

async function resultsOf(
  search: string,
  { terms, kind, sizes = [], price, page: first = 1 }: SearchTerms,
  asker: SearchAsker,
  behind?: SearchResults,
): Promise<ApiResult<SearchResults>> {
  const { api, country, signal } = asker;
  const asked = {
    query: terms,
    country,
    productFilters: [...(kind ? [{ productType: kind }] : []), ...inStockIn(sizes), ...(price ? [{ price }] : [])],
  };
  const after: ApiResult<string | null> = behind
    ? { ok: true, data: behind.cursor }
    : await cursorBehind((first - 1) * LIST_PAGE, asker, asked);
  if (!after.ok) return after;
  const variables = { ...asked, first: LIST_PAGE, after: after.data };
  const answer = await api.request(SearchProducts, variables, signal ? { signal } : {});
  if (!answer.ok) return answer;
  const { totalCount, nodes, pageInfo, productFilters } = answer.data.search;
  const page = {
    page: (behind?.pages.at(-1)?.page ?? first - 1) + 1,
    cards: nodes.filter(isProduct).map(productCardData),
    stories: [],
  };
  return {
    ok: true,
    data: {
      search,
      country,
      pages: [...(behind?.pages ?? []), page],
      total: totalCount,
      cursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      kinds: facetsOf(productFilters).kinds.filter(({ count }) => count > 0),
      collections: (answer.data.predictiveSearch?.collections ?? []).map(foundCollection),
      currency: answer.data.localization.country.currency.isoCode,
    },
  };
}
