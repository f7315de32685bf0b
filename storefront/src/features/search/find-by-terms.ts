import { browserClient } from '../../storefront-api/browser-client.ts';
import type { ListRequestOptions } from '../collection/list/use-list-query.ts';
import { currentCountry } from '../country/current-country.ts';
import { type SearchResults, searchResults } from './search-results.ts';

/** What the browser asks for by itself; `undefined` when the provider does not answer. */
export async function findByTerms(
  search: string,
  { behind, signal }: ListRequestOptions<SearchResults>,
): Promise<SearchResults | undefined> {
  const answer = await searchResults(search, { api: browserClient(), country: currentCountry(), signal }, behind);
  return answer.ok ? answer.data : undefined;
}
