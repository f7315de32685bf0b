import { useRef } from 'react';
import { paths } from '../../paths.ts';
import { CardGrid } from './card-grid.tsx';
import styles from './collection-list.module.css';
import { ListEnd } from './list-end.tsx';
import { LIST_PAGE, pageCount, piecesUpTo } from './list-page.ts';
import { PageLink } from './page-link.tsx';
import { useKeptPlace } from './use-kept-place.ts';
import type { ListPages } from './use-list-pages.ts';

interface CollectionListProps extends ListPages {
  handle: string;
  /** Of the whole collection. */
  pieces: number;
}

/** Lists that fit into the first view need no count below them. */
const FEW = 4;

/** Pages of a collection one below the other, with the way to the pages before and after them. */
export function CollectionList({ handle, pieces, pages, growing, grow }: CollectionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const from = pages[0]?.page ?? 1;
  const to = pages.at(-1)?.page ?? from;
  const seen = piecesUpTo(to, pieces);
  const keepPlace = useKeptPlace(list, from, to);

  return (
    <div ref={list} className={styles.list}>
      {from > 1 && (
        <div className={styles.earlier}>
          <PageLink
            to={paths.collectionPage(handle, from - 1)}
            busy={growing === 'earlier'}
            onShow={() => grow('earlier', keepPlace)}
          >
            Show earlier pieces
          </PageLink>
        </div>
      )}
      {pages.map((page, index) => (
        <CardGrid key={page.page} page={page} first={index === 0} />
      ))}
      {pieces > FEW && (
        <ListEnd before={piecesUpTo(from - 1, pieces)} seen={seen} total={pieces}>
          {to < pageCount(pieces) && (
            <PageLink
              to={paths.collectionPage(handle, to + 1)}
              busy={growing === 'more'}
              onShow={() => grow('more', keepPlace)}
            >
              {`Show ${Math.min(LIST_PAGE, pieces - seen)} more`}
            </PageLink>
          )}
        </ListEnd>
      )}
    </div>
  );
}
