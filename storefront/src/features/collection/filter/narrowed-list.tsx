import { markPages } from '../../my-size/mark-pages.ts';
import type { ProductCardData } from '../../product/card/product-card-data.ts';
import { CollectionList } from '../list/collection-list.tsx';
import { StuckNote } from '../list/stuck-note.tsx';
import type { ListQuery } from '../list/use-list-query.ts';
import { FilterChips, filterCount } from './filter-chips.tsx';
import type { FoundProducts } from './find-products.ts';
import styles from './narrowed-list.module.css';
import { NothingFound } from './nothing-found.tsx';

interface NarrowedListProps {
  /** The collection's name. */
  title: string;
  list: ListQuery<FoundProducts>;
  answer: FoundProducts;
  /** What the collection leads with, for want of an answer. */
  cards: readonly ProductCardData[];
}

/** What a query has found in a collection. */
export function NarrowedList({ title, list, answer, cards }: NarrowedListProps) {
  const { search, change, more, state } = list;
  const { pages, currency, isForeseen } = answer;
  if (answer.total === 0 && !isForeseen)
    return <NothingFound {...{ title, search, cards, currency }} onChange={change} />;
  return (
    <>
      {filterCount(search) > 0 && (
        <div className={styles.chips}>
          <FilterChips search={search} currency={currency} onChange={change} />
        </div>
      )}
      <div className={isForeseen && styles.foreseen}>
        <CollectionList
          // Cards of somebody who shops in their size say how they stand in it.
          pages={markPages(pages)}
          // How many a foreseen list has is not known.
          productCount={isForeseen ? 0 : answer.total}
          hasMore={answer.cursor !== null}
          growing={state === 'growing' ? 'more' : undefined}
          grow={(_, onArrival) => more(onArrival)}
        />
        {state === 'stuck' && <StuckNote />}
      </div>
    </>
  );
}
