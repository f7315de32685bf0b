import { useCallback, useState } from 'react';
import type { PageLocation } from '../../../page-runtime/page.ts';
import { paths } from '../../../paths.ts';
import type { FoundProducts } from '../filter/find-products.ts';
import { createEntryMemory } from '../list/entry-memory.ts';
import { type ListQuery, type ListRequestOptions, useListQuery } from '../list/use-list-query.ts';

type Finder = typeof import('../filter/finder.tsx')['FINDER'];

export interface Finding extends ListQuery<FoundProducts> {
  /** Whether the list is another than the collection as it hangs. */
  active: boolean;
  /** Absent until somebody narrows or sorts. */
  finder: Finder | undefined;
  sort: (name: string) => void;
}

const FILTER = /[?&](?:colour|size|kind|price|available|sale|sort)=/;

const memory = createEntryMemory<FoundProducts>();
let finderHere: Finder | undefined;

async function loadFinder(): Promise<Finder> {
  const { FINDER } = await import('../filter/finder.tsx');
  finderHere = FINDER;
  return FINDER;
}

/** Fetches what narrowing takes, ahead of the press. */
export function prepareFinder(): void {
  loadFinder().catch(() => undefined);
}

/**
 * The list of a collection as its address narrows and sorts it. `open`: the panel wants to know what there is to choose
 * from, whether or not anything has been chosen.
 */
export function useFinding(handle: string, location: PageLocation, open: boolean): Finding {
  const [finder, setFinder] = useState(() => finderHere);
  const isActive = (search: string): boolean => FILTER.test(search) && finder?.tidy(search) !== '';
  const request = useCallback(
    async (search: string, options: ListRequestOptions<FoundProducts>) => {
      // Without a pause where there is nothing to wait for: the question leaves before the page is drawn anew.
      const loaded = finderHere ?? (await loadFinder());
      setFinder(loaded);
      return loaded.findProducts(handle, search, options);
    },
    [handle],
  );
  const list = useListQuery(location, {
    path: paths.collection(handle),
    request,
    needsRequest: (search) => open || isActive(search),
    memory,
  });
  return {
    ...list,
    active: isActive(list.search),
    finder,
    sort: (name) => void loadFinder().then((loaded) => list.change(loaded.sorted(list.search, name))),
  };
}
