import { FilterChips, filterCount } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { findProducts } from './find-products.ts';
import { foreseenProducts } from './foreseen-products.ts';
import { filtersOf, searchOf } from './list-filters.ts';
import { NarrowedList } from './narrowed-list.tsx';

/** Everything it takes to narrow and sort a list; one chunk, fetched when a shopper comes near the filter button. */
export const FINDER = {
  findProducts,
  foreseenProducts,
  filterCount,
  /** The query in its one spelling; empty when it asks for nothing. */
  tidy: (search: string): string => searchOf(filtersOf(search)),
  sorted: (search: string, sort: string): string => {
    const filters = filtersOf(search);
    return searchOf({ ...filters, sort: filtersOf(`?sort=${sort}`).sort });
  },
  FilterChips,
  FilterPanel,
  NarrowedList,
};
