import { useEffect, useRef, useState } from 'react';
import type { PageLocation } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { browserClient } from '../../storefront-api/browser-client.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/messages/notice.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import text from '../../ui/text.module.css';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { kindName } from '../collection/filter/facets.ts';
import { CollectionList } from '../collection/list/collection-list.tsx';
import { createEntryMemory } from '../collection/list/entry-memory.ts';
import { StuckNote } from '../collection/list/stuck-note.tsx';
import { type ListQuery, type ListRequestOptions, useListQuery } from '../collection/list/use-list-query.ts';
import { useTopWhenNarrowed } from '../collection/list/use-list-scroll.ts';
import { currentCountry } from '../country/current-country.ts';
import { useMarkedPages } from '../my-size/use-marked-pages.ts';
import type { ProductCardData } from '../product/card/product-card-data.ts';
import { FoundChips, PriceChip } from './found-chips.tsx';
import { closeTo, SearchBeginnings } from './search-beginnings.tsx';
import { SearchBox } from './search-box.tsx';
import { priceIn } from './search-price.ts';
import { type SearchResults, searchResults } from './search-results.ts';
import { SearchSizeChip } from './search-size-chip.tsx';
import { type SearchTerms, searchOfTerms, searchTermsOf, tidySearch } from './search-terms.ts';
import styles from './search-view.module.css';

/** What the browser asks for by itself; `undefined` when the provider does not answer. */
async function findByTerms(
  search: string,
  { behind, signal }: ListRequestOptions<SearchResults>,
): Promise<SearchResults | undefined> {
  const answer = await searchResults(search, { api: browserClient(), country: currentCountry(), signal }, behind);
  return answer.ok ? answer.data : undefined;
}

export interface SearchViewProps {
  location: PageLocation;
  /** Shown while nothing is searched for, and when nothing is found. */
  picks: readonly ProductCardData[];
  /** Beside the words when nothing is found. */
  picture: PictureSource;
  /** What the server found for the address of the document; absent on pages that were made for no query. */
  found?: SearchResults;
}

const memory = createEntryMemory<SearchResults>();
const needsRequest = (search: string): boolean => searchTermsOf(search).terms !== '';
/** The server finds in the prices of its own country; whoever buys elsewhere asks again. */
const isCurrent = ({ country }: SearchResults): boolean => country === currentCountry();

/** What stands in the line: what was typed since `terms` were searched for, or those. */
function useTyped(terms: string): readonly [string, (next: string) => void] {
  const [entered, setEntered] = useState({ of: terms, typed: terms });
  return [entered.of === terms ? entered.typed : terms, (typed) => setEntered({ of: terms, typed })];
}

/** How far a search has come; nothing is found for nothing. */
function stageOf(terms: string, { state, found }: { state: string; found: SearchResults | undefined }) {
  const isAsked = terms !== '';
  return { isAsked, found: isAsked ? found : undefined, isWaiting: isAsked && state === 'finding' };
}

/** The search page: a line to type into, and what was found for it. The address says what was typed. */
export function SearchView({ location: asTyped, picks, picture, found: served }: SearchViewProps) {
  const location = { ...asTyped, search: tidySearch(asTyped.search) };
  const source = { path: paths.search(), request: findByTerms, needsRequest, memory, served, isCurrent };
  const list = useListQuery(location, source);
  const { search, state, change } = list;
  const { terms } = searchTermsOf(search);
  const [typed, type] = useTyped(terms);
  const input = useRef<HTMLInputElement>(null);
  const top = useTopWhenNarrowed(location);
  const { found, isAsked, isWaiting } = stageOf(terms, list);

  // From here on this component knows what was asked for; see `before-paint-script.ts`.
  useEffect(() => {
    if (location.search !== '') delete document.documentElement.dataset.asked;
  }, [location.search]);

  const searchFor = (next: string) => {
    const asked = tidySearch(searchOfTerms({ terms: next }));
    // Words for a price become a chip, also where those beside them are searched for already.
    type(searchTermsOf(asked).terms);
    change(asked);
  };

  return (
    <div ref={top} className={classNames(styles.view, isAsked && !found && styles.asked)}>
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
        {state === 'failed' && <SearchFailed onRetry={list.retry} />}
        {found && <FoundHead found={found} search={search} onChange={change} />}
        {isAsked && !found && state !== 'failed' && (
          <h1 className={classNames(text.soft, styles.title)}>Looking for “{terms}” …</h1>
        )}
        <p role="status" className={styles.spoken}>
          {found && !isWaiting ? titleOf(found) : ''}
        </p>
      </div>
      <div className={classNames(layout.container, isWaiting && styles.waiting)} aria-busy={isWaiting || undefined}>
        {found && (
          <FoundList
            found={found}
            state={state}
            more={list.more}
            onFirst={() => change(searchOfTerms(fromFirst(search)))}
          />
        )}
        {(!isAsked || found?.total === 0) && (
          <div className={styles.beginnings}>
            <SearchBeginnings
              nothingFor={found && searchTermsOf(found.search).terms}
              collections={found?.collections}
              isNarrowed={isNarrowed(found)}
              picks={picks}
              picture={picture}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** The same query from its first page on. */
function fromFirst(search: string): SearchTerms {
  const { page: _, ...terms } = searchTermsOf(search);
  return terms;
}

interface FoundHeadProps {
  found: SearchResults;
  search: string;
  onChange: (search: string) => void;
}

/** There may be more without a kind, a size or a price: who found nothing is told so, and not that there is nothing. */
function isNarrowed(found: SearchResults | undefined): boolean {
  if (found === undefined) return false;
  const wanted = searchTermsOf(found.search);
  return found.kinds.length > 0 || wanted.sizes !== undefined || priceIn(wanted, found.currency) !== undefined;
}

/** What was found in words, and what it can be narrowed to; nothing where nothing was. */
function FoundHead({ found, search, onChange }: FoundHeadProps) {
  if (found.total === 0 && !isNarrowed(found)) return null;
  return (
    <>
      <h1 className={styles.title}>{titleOf(found)}</h1>
      <div className={styles.mine}>
        <SearchSizeChip key={searchTermsOf(search).terms} found={found} search={search} />
        <PriceChip found={found} search={search} onChange={onChange} />
      </div>
      <FoundChips found={found} search={search} onChange={onChange} />
    </>
  );
}

interface FoundListProps {
  found: SearchResults;
  state: ListQuery<SearchResults>['state'];
  more: (onArrival: () => void) => void;
  /** To the beginning of the list. */
  onFirst: () => void;
}

function FoundList({ found, state, more, onFirst }: FoundListProps) {
  const pages = useMarkedPages(found.pages);
  if (found.total === 0) return null;
  const terms = fromFirst(found.search);
  return (
    <>
      <CollectionList
        pages={pages}
        productCount={found.total}
        hasMore={found.cursor !== null}
        growing={state === 'growing' ? 'more' : undefined}
        addressOf={(page) => paths.search() + searchOfTerms({ ...terms, page })}
        grow={(direction, onArrival) => (direction === 'more' ? more(onArrival) : onFirst())}
      />
      {state === 'stuck' && <StuckNote />}
    </>
  );
}

function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classNames(layout.row, styles.note)} role="alert">
      <Notice tone="bad">That search did not come through.</Notice>
      <Button variant="outline" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

function titleOf(found: SearchResults): string {
  const { total, search, kinds, collections, currency } = found;
  const wanted = searchTermsOf(search);
  const { terms, kind, sizes } = wanted;
  if (total === 0 && collections.length > 0 && !isNarrowed(found)) return closeTo(terms);
  if (total === 0) {
    const what = kind && kinds.length > 0 ? `No ${kindName(kind).toLowerCase()}` : 'Nothing';
    return `${what} for “${terms}”${sizes ? ` in ${OR.format(sizes)}` : ''}${priceIn(wanted, currency) ? ' at that price' : ''}`;
  }
  return `${itemCountLabel(total)} for “${terms}”`;
}
