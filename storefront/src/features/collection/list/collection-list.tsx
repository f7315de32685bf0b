import { useRef } from 'react';
import { CardGrid } from './card-grid.tsx';
import styles from './collection-list.module.css';
import { ListEnd, PageLink } from './list-end.tsx';
import { LIST_PAGE, type ListPage, productsUpTo } from './list-page.ts';
import { useScrollAnchor } from './use-list-scroll.ts';

interface CollectionListProps {
  /** One after the other, without gaps; never empty. */
  pages: readonly ListPage[];
  /** In the whole list. */
  productCount: number;
  hasMore: boolean;
  /** The address of a page, where pages have one. */
  addressOf?: (page: number) => string;
  /** Which end of the list is on its way. */
  growing: 'earlier' | 'more' | undefined;
  /** Shows one page more at that end; `onArrival` is called right before the list changes. */
  grow: (direction: 'earlier' | 'more', onArrival: () => void) => void;
}

/** Lists that fit into the first view need no count below them. */
const FEW = 4;

/** Pages of a list one below the other, with the way to the pages before and after them. */
export function CollectionList({ pages, productCount, hasMore, addressOf, growing, grow }: CollectionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const from = pages[0]?.page ?? 1;
  const to = pages.at(-1)?.page ?? from;
  const seen = productsUpTo(to, productCount);
  const keepPlace = useScrollAnchor(list, from, to);
  const next = Math.min(LIST_PAGE, productCount - seen);

  return (
    <div ref={list} className={styles.list}>
      {from > 1 && (
        <div className={styles.earlier}>
          <PageLink to={addressOf?.(from - 1)} busy={growing === 'earlier'} onShow={() => grow('earlier', keepPlace)}>
            Show earlier pieces
          </PageLink>
        </div>
      )}
      {pages.map((page, index) => (
        <CardGrid key={page.page} page={page} first={index === 0} />
      ))}
      {productCount > FEW && (
        <ListEnd before={productsUpTo(from - 1, productCount)} seen={seen} total={productCount}>
          {hasMore && (
            <PageLink to={addressOf?.(to + 1)} busy={growing === 'more'} onShow={() => grow('more', keepPlace)}>
              {`Show ${next > 0 ? `${next} ` : ''}more`}
            </PageLink>
          )}
        </ListEnd>
      )}
    </div>
  );
}
