import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from '../../../page-runtime/link.tsx';
import { isPlainClick } from '../../../page-runtime/link-click.ts';
import { Button, buttonClass } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import { CardGrid } from './card-grid.tsx';
import styles from './collection-list.module.css';
import { LIST_PAGE, type ListPage, productsUpTo } from './list-page.ts';
import { useScrollAnchor } from './use-list-scroll.ts';

interface ListEndProps {
  /** Products before the first one on show; 0 unless the list begins further down. */
  before: number;
  seen: number;
  total: number;
  /** Read out: how many there are is said above the list, so this is only for whoever has it grow. */
  role: 'status' | undefined;
  /** What shows more, if there is more. */
  children?: ReactNode;
}

/** How far down the list one is. */
function ListEnd({ before, seen, total, role, children }: ListEndProps) {
  return (
    <div className={styles.end}>
      <p className={classNames(text.soft, text.meta, text.number)} role={role}>
        {before > 0 ? `Pieces ${before + 1} to ${seen} of ${total}` : `You’ve seen ${seen} of ${total}`}
      </p>
      <progress className={styles.progress} value={seen} max={total} aria-hidden="true" />
      {children}
    </div>
  );
}

interface PageLinkProps {
  /** The page's own address, which works without scripts and in a new tab; a list that only scripts make has none. */
  to?: string | undefined;
  busy: boolean;
  /** Shows the page in place. */
  onShow: () => void;
  children: string;
}

/** Leads to the next page of a list, or the one before; with scripts that page comes here instead. */
function PageLink({ to, busy, onShow, children }: PageLinkProps) {
  if (to === undefined) {
    return (
      <Button variant="outline" busy={busy} onClick={onShow}>
        {children}
      </Button>
    );
  }
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onShow();
  };
  return (
    <Link to={to} className={buttonClass({ variant: 'outline' })} aria-busy={busy || undefined} onClick={show}>
      {children}
    </Link>
  );
}

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
        <ListEnd
          before={productsUpTo(from - 1, productCount)}
          seen={seen}
          total={productCount}
          role={growing || to > from ? 'status' : undefined}
        >
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
