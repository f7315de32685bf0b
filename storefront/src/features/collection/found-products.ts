import type { Facets } from './filter/facets.ts';
import type { ListPage } from './list-page.ts';

/** What the provider found for the query of an address. */
export interface FoundProducts {
  search: string;
  /** Those on show; none for a query that asks for nothing. */
  pages: readonly ListPage[];
  /** Of all products found. */
  total: number;
  /** Where the next page begins; null at the end. */
  cursor: string | null;
  facets: Facets;
  /** The shopper's, in which prices are asked for. */
  currency: string;
}
