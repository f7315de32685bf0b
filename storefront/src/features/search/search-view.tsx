import { useEffect, useRef, useState } from 'react';
import type { PageLocation } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { CollectionList } from '../collection/collection-list.tsx';
import { createEntryMemory } from '../collection/entry-memory.ts';
import { useListQuery } from '../collection/use-list-query.ts';
import { useTopWhenNarrowed } from '../collection/use-top-when-narrowed.ts';
import type { ProductCardData } from '../product/product-card-data.ts';
import { findByTerms, type SearchResults } from './find-by-terms.ts';
import { FoundChips } from './found-chips.tsx';
import { SearchBeginnings } from './search-beginnings.tsx';
import { SearchBox } from './search-box.tsx';
import { searchOfTerms, searchTermsOf } from './search-terms.ts';
import styles from './search-view.module.css';

export interface SearchViewProps {
  location: PageLocation;
  /** Shown while nothing is searched for, and when nothing is found. */
  picks: readonly ProductCardData[];
  /** Beside the words when nothing is found. */
  picture: PictureSource;
}

const memory = createEntryMemory<SearchResults>();
const needsRequest = (search: string): boolean => searchTermsOf(search).terms !== '';

/** The search page: a line to type into, and what was found for it. The address says what was typed. */
export function SearchView({ location, picks, picture }: SearchViewProps) {
  const list = useListQuery(location, { path: paths.search(), request: findByTerms, needsRequest, memory });
  const { search, state, change } = list;
  const { terms } = searchTermsOf(search);
  const [entered, setTyped] = useState({ of: terms, typed: terms });
  const { typed } = entered.of === terms ? entered : { typed: terms };
  const input = useRef<HTMLInputElement>(null);
  const top = useTopWhenNarrowed(location);
  const found = terms === '' ? undefined : list.found;
  const isWaiting = state === 'finding' && terms !== '';

  // From here on this component knows what was asked for; see `country-script.ts`.
  useEffect(() => {
    if (location.search !== '') delete document.documentElement.dataset.asked;
  }, [location.search]);

  const type = (next: string) => setTyped({ of: terms, typed: next });
  const searchFor = (next: string) => change(searchOfTerms({ terms: next }));

  return (
    <div ref={top} className={classNames(styles.view, terms !== '' && !found && styles.asked)}>
      <div className={classNames(layout.container, styles.head)}>
        <SearchBox
          ref={input}
          value={typed}
          onChange={type}
          onSearch={() => searchFor(typed)}
          closeLabel="Clear search"
          onClose={() => {
            type('');
            input.current?.focus();
          }}
        />
        <noscript>
          <p className={styles.note}>
            Search needs JavaScript. Everything is also where it hangs: start with a department.
          </p>
        </noscript>
        {state === 'failed' && (
          <div className={classNames(layout.row, styles.note)} role="alert">
            <Notice tone="bad">That search did not come through.</Notice>
            <Button variant="outline" size="small" onClick={list.retry}>
              Try again
            </Button>
          </div>
        )}
        {found && found.total + found.kinds.length > 0 && (
          <>
            <h1 className={styles.title}>{titleOf(found)}</h1>
            <FoundChips found={found} search={search} onChange={change} />
          </>
        )}
        {terms !== '' && !found && state !== 'failed' && (
          <h1 className={classNames(text.soft, styles.title)}>Looking for “{terms}” …</h1>
        )}
        <p role="status" className={styles.spoken}>
          {found && !isWaiting ? titleOf(found) : ''}
        </p>
      </div>
      <div className={classNames(layout.container, isWaiting && styles.waiting)} aria-busy={isWaiting || undefined}>
        {found && found.total > 0 && (
          <CollectionList
            pages={found.pages}
            productCount={found.total}
            hasMore={found.cursor !== null}
            growing={state === 'growing' ? 'more' : undefined}
            grow={(_, onArrival) => list.more(onArrival)}
          />
        )}
        {(terms === '' || found?.total === 0) && (
          <div className={styles.beginnings}>
            <SearchBeginnings nothingFor={found && searchTermsOf(found.search).terms} picks={picks} picture={picture} />
          </div>
        )}
      </div>
    </div>
  );
}

function titleOf({ total, search }: SearchResults): string {
  const { terms } = searchTermsOf(search);
  if (total === 0) return `Nothing for “${terms}”`;
  return `${total === 1 ? '1 piece' : `${total} pieces`} for “${terms}”`;
}
