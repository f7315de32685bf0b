import { useDeferredValue, useState } from 'react';
import type { PageLocation } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/messages/notice.tsx';
import { CollectionBar } from './bar/collection-bar.tsx';
import { type Finding, useFinding } from './bar/use-finding.ts';
import styles from './collection-catalogue.module.css';
import type { CollectionName } from './collection-families.ts';
import { CollectionList } from './list/collection-list.tsx';
import { pageCount } from './list/list-page.ts';
import type { ListPages } from './list/use-list-pages.ts';
import { useTopWhenNarrowed } from './list/use-list-scroll.ts';

interface CollectionCatalogueProps {
  handle: string;
  title: string;
  productCount: number;
  neighbours: readonly CollectionName[];
  /** The collection as it hangs. */
  list: ListPages;
  location: PageLocation;
}

/** The products of a collection, and everything to narrow and sort them by. */
export function CollectionCatalogue({
  handle,
  title,
  productCount,
  neighbours,
  list,
  location,
}: CollectionCatalogueProps) {
  const [open, setOpen] = useOpenFilters(handle);
  const finding = useFinding(handle, location, { open, first: list.pages[0] });
  const { finder, answer, active } = finding;
  const top = useTopWhenNarrowed(location);
  const isWaiting = active && finding.state === 'finding';
  const products = <Products {...{ handle, title, productCount, list, finding }} />;
  // A press in the filters is answered there first: on phones they cover the products.
  const behindFilters = useDeferredValue(open ? products : undefined);

  return (
    <>
      <CollectionBar
        handle={handle}
        neighbours={neighbours}
        productCount={answer?.total ?? productCount}
        finding={finding}
        cards={list.pages[0]?.cards}
        open={open}
        onOpen={setOpen}
      />
      <div className={classNames(layout.container, open && finder && styles.open)}>
        {finder && <finder.FilterPanel open={open} list={finding} onClose={() => setOpen(false)} />}
        <div
          ref={top}
          className={classNames(styles.list, isWaiting && !answer?.isForeseen && styles.waiting)}
          aria-busy={isWaiting || undefined}
        >
          <FailedFinding finding={finding} />
          {(open && behindFilters) || products}
        </div>
      </div>
    </>
  );
}

type ProductsProps = Pick<CollectionCatalogueProps, 'handle' | 'title' | 'productCount' | 'list'> & {
  finding: Finding;
};

/** What a query has found, or the collection as it hangs. */
function Products({ handle, title, productCount, list, finding }: ProductsProps) {
  const { finder, answer, active } = finding;
  if (answer && finder)
    return <finder.NarrowedList title={title} list={finding} answer={answer} cards={list.pages[0]?.cards ?? []} />;
  return <WholeList handle={handle} list={list} productCount={active ? 0 : productCount} />;
}

interface WholeListProps {
  handle: string;
  list: ListPages;
  /** 0 while a narrowed list is on its way: then this one is no longer to be walked further. */
  productCount: number;
}

function WholeList({ handle, list, productCount }: WholeListProps) {
  return (
    <CollectionList
      {...list}
      productCount={productCount}
      hasMore={(list.pages.at(-1)?.page ?? 1) < pageCount(productCount)}
      addressOf={(page) => paths.collectionPage(handle, page)}
    />
  );
}

/** Where the panel of filters was last left open. */
let openAt = '';

/** Narrowing may lead from a page further down to the first one: the panel stays as it is. */
function useOpenFilters(handle: string): [open: boolean, setOpen: (open: boolean) => void] {
  const [open, setOpen] = useState(openAt === handle);
  const remember = (next: boolean) => {
    openAt = next ? handle : '';
    setOpen(next);
  };
  return [open, remember];
}

function FailedFinding({ finding }: { finding: Finding }) {
  if (finding.state !== 'failed') return null;
  return (
    <div className={styles.failed} role="alert">
      <Notice tone="bad">The list did not come through. What you see is how it was before.</Notice>
      <Button variant="outline" size="small" onClick={finding.retry}>
        Try again
      </Button>
    </div>
  );
}
