import { useCallback, useMemo, useState } from 'react';
import type { PageLocation } from '../../../page-runtime/page.ts';
import { paths } from '../../../paths.ts';
import type { FoundProducts } from '../filter/find-products.ts';
import { createEntryMemory } from '../list/entry-memory.ts';
import type { ListPage } from '../list/list-page.ts';
import { type ListQuery, type ListRequestOptions, useListQuery } from '../list/use-list-query.ts';

type Finder = typeof import('../filter/finder.tsx')['FINDER'];

export interface Finding extends ListQuery<FoundProducts> {
  /** Whether the list is another than the collection as it hangs. */
  active: boolean;
  /** What stands there instead, as soon as some of it is known. */
  answer: FoundProducts | undefined;
  /** Absent until somebody narrows or sorts. */
  finder: Finder | undefined;
  sort: (name: string) => void;
}

/** The names `list-filters.ts` reads an address by, which comes when one of them stands there. */
export const FILTER = /[?&](?:colour|size|kind|cut|cover|price|available|sale|sort)=/;

const memory = createEntryMemory<FoundProducts>();
let finderHere: Finder | undefined;

async function loadFinder(): Promise<Finder> {
  const loaded = await import('../filter/finder.tsx').then((module) => module.FINDER);
  finderHere = loaded;
  return loaded;
}

/** Fetches what narrowing takes, ahead of the press. */
export function prepareFinder(): void {
  loadFinder().catch(() => undefined);
}

interface FindingOptions {
  /** The panel wants to know what there is to choose from, whether or not anything has been chosen. */
  open: boolean;
  /** The first page on show of the collection as it hangs. */
  first: ListPage | undefined;
}

/** The list of a collection as its address narrows and sorts it; what can be told of an answer is there before it comes. */
export function useFinding(handle: string, location: PageLocation, { open, first }: FindingOptions): Finding {
  const [finder, setFinder] = useState(() => finderHere);
  const [traits, setTraits] = useState<FoundProducts['traits']>();
  const isActive = (search: string): boolean => FILTER.test(search) && finder?.tidy(search) !== '';
  const request = useCallback(
    async (search: string, options: ListRequestOptions<FoundProducts>) => {
      // Without a pause where there is nothing to wait for: the question leaves before the page is drawn anew.
      const loaded = finderHere ?? (await loadFinder());
      setFinder(loaded);
      const answer = await loaded.findProducts(handle, search, options);
      if (answer?.traits) setTraits(answer.traits);
      return answer;
    },
    [handle],
  );
  const list = useListQuery(location, {
    path: paths.collection(handle),
    request,
    needsRequest: (search) => open || isActive(search),
    memory,
  });
  const { found, search, state } = list;
  const foreseen = useMemo(
    () =>
      found && found.search !== search && first && traits && state !== 'failed'
        ? finder?.foreseenProducts(found, search, { page: first, traits })
        : undefined,
    [finder, found, search, first, traits, state],
  );
  const active = isActive(search);
  const shown = foreseen ?? found;
  return {
    ...list,
    found: shown,
    answer: active && shown && shown.pages.length > 0 ? shown : undefined,
    active,
    finder,
    sort: (name) => void loadFinder().then((loaded) => list.change(loaded.sorted(search, name))),
  };
}
