import { paths } from '../../paths.ts';
import { filtersOf, searchOf } from '../collection/filter/list-filters.ts';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import { MySizeChip } from './my-size-chip.tsx';

interface CollectionSizeChipProps {
  /** The collection, its query, and what hangs in it first. */
  handle: string;
  search: string;
  cards: readonly ProductCardData[] | undefined;
}

/** Shows a collection in the shopper's own size. */
export function CollectionSizeChip({ handle, search, cards }: CollectionSizeChipProps) {
  const filters = filtersOf(search);
  return (
    <MySizeChip
      list={handle}
      asked={filters.sizes}
      isPlain={searchOf(filters) === ''}
      addressIn={(sizes) => paths.collection(handle) + searchOf({ ...filters, sizes })}
      cards={cards}
    />
  );
}
