import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { findPieces } from './find-pieces.ts';
import { searchOf, wishesOf } from './list-wishes.ts';
import { NothingFound } from './nothing-found.tsx';
import { wishNames } from './wish-names.ts';

/** Everything it takes to narrow and sort a list; one chunk, fetched when a shopper comes near the filter button. */
export const FINDER = {
  findPieces,
  /** How many things are asked for, the order not among them. */
  wishCount: (search: string): number => wishNames(wishesOf(search)).length,
  /** The query in its one spelling; empty when it asks for nothing. */
  tidy: (search: string): string => searchOf(wishesOf(search)),
  sorted: (search: string, sort: string): string => {
    const wishes = wishesOf(search);
    return searchOf({ ...wishes, sort: wishesOf(`?sort=${sort}`).sort });
  },
  FilterChips,
  FilterPanel,
  NothingFound,
};
