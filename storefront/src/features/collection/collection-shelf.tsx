import { useState } from 'react';
import type { PageLocation } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { CollectionBar } from './collection-bar.tsx';
import type { CollectionName } from './collection-families.ts';
import { CollectionList } from './collection-list.tsx';
import styles from './collection-shelf.module.css';
import { pageCount } from './list-page.ts';
import { type Finding, useFinding } from './use-finding.ts';
import type { ListPages } from './use-list-pages.ts';
import { useTopWhenNarrowed } from './use-top-when-narrowed.ts';

interface CollectionShelfProps {
  handle: string;
  title: string;
  pieces: number;
  neighbours: readonly CollectionName[];
  /** The collection as it hangs. */
  list: ListPages;
  location: PageLocation;
}

/** The pieces of a collection, and everything to narrow and sort them by. */
export function CollectionShelf({ handle, title, pieces, neighbours, list, location }: CollectionShelfProps) {
  const [open, setOpen] = useState(false);
  const finding = useFinding(handle, location, open);
  const { finder, found, search, change, active } = finding;
  const shelf = useTopWhenNarrowed(location);
  const answer = active && found && found.pages.length > 0 ? found : undefined;

  const isEmpty = answer?.total === 0;

  return (
    <>
      <CollectionBar
        handle={handle}
        neighbours={neighbours}
        pieces={answer ? answer.total : pieces}
        finding={finding}
        open={open}
        onOpen={setOpen}
      />
      <div className={classNames(layout.container, styles.shelf, open && finder && styles.open)}>
        {finder && (
          <finder.FilterPanel
            open={open}
            search={search}
            found={found}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        )}
        <div
          ref={shelf}
          className={classNames(styles.list, finding.state === 'finding' && active && styles.waiting)}
          aria-busy={(finding.state === 'finding' && active) || undefined}
        >
          {active && finder && !isEmpty && (
            <div className={styles.chips}>
              <finder.FilterChips search={search} currency={found?.currency} onChange={change} />
            </div>
          )}
          <FailedFinding finding={finding} />
          {isEmpty && finder ? (
            <finder.NothingFound title={title} search={search} currency={answer.currency} onChange={change} />
          ) : (
            <CollectionList
              {...(answer
                ? {
                    pages: answer.pages,
                    pieces: answer.total,
                    hasMore: answer.cursor !== null,
                    growing: finding.state === 'growing' ? 'more' : undefined,
                    grow: (_, onArrival) => finding.more(onArrival),
                  }
                : {
                    ...list,
                    pieces,
                    hasMore: (list.pages.at(-1)?.page ?? 1) < pageCount(pieces),
                    addressOf: (page) => paths.collectionPage(handle, page),
                  })}
            />
          )}
        </div>
      </div>
    </>
  );
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
