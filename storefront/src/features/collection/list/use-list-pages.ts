import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PageLocation } from '../../../page-runtime/page.ts';
import { usePageRuntime } from '../../../page-runtime/page-runtime.ts';
import { placeOf } from '../../../page-runtime/router/history-entry.ts';
import { paths } from '../../../paths.ts';
import { createEntryMemory } from './entry-memory.ts';
import type { ListPage } from './list-page.ts';

/** The part of a collection's page data its list grows by. */
interface ListData extends ListPage {
  handle: string;
}

export interface ListPages {
  /** One after the other, without gaps; never empty. */
  pages: readonly ListPage[];
  /** Which end of the list is on its way. */
  growing: 'earlier' | 'more' | undefined;
  /**
   * Shows a page next to those on show, in place; where it cannot be had that way, goes to its address. `onArrival` is
   * called right before the list changes.
   */
  grow: (direction: 'earlier' | 'more', onArrival: () => void) => void;
}

interface Listed {
  entry: string;
  pages: readonly ListPage[];
}

const remembered = createEntryMemory<readonly ListPage[]>();

const listPage = ({ page, cards, stories }: ListData): ListPage => ({ page, cards, stories });

/** The number of the page that comes next at an end of the list. */
const nextTo = (pages: readonly ListPage[], direction: 'earlier' | 'more'): number =>
  direction === 'more' ? (pages.at(-1)?.page ?? 0) + 1 : (pages[0]?.page ?? 2) - 1;

function listedAt(data: ListData, entry: string): Listed {
  return { entry, pages: remembered.read(entry) ?? [listPage(data)] };
}

/**
 * The pages of a list on show: the one that was served, and those that came to it. The address follows the last of them,
 * so that a reload or a shared link finds the place; Back finds all of them again.
 */
export function useListPages(data: ListData, location: PageLocation): ListPages {
  const { load, navigate, readdress } = usePageRuntime();
  const entry = location.key;
  const place = placeOf(location);
  const [saved, setListed] = useState(() => listedAt(data, entry));
  const [grown, setGrown] = useState<{ place: string; direction: 'earlier' | 'more' }>();
  const growing = grown?.place === place ? grown.direction : undefined;
  const listed = saved.entry === entry ? saved : listedAt(data, entry);
  if (listed !== saved) setListed(listed);
  const { pages } = listed;

  const onShow = useRef(place);
  useLayoutEffect(() => {
    onShow.current = place;
    return () => {
      onShow.current = '';
    };
  }, [place]);
  useEffect(() => remembered.write(entry, pages), [entry, pages]);

  async function grow(direction: 'earlier' | 'more', onArrival: () => void): Promise<void> {
    if (growing) return;
    const address = paths.collectionPage(data.handle, nextTo(pages, direction));
    const growth = { place, direction };
    setGrown(growth);
    const loaded = await load(address);
    // Also for who has left meanwhile, and comes back.
    setGrown((now) => (now === growth ? undefined : now));
    if (onShow.current !== place) return;
    if (!loaded || loaded.notFound || loaded.internalServerError) return navigate(address);
    const next = listPage(loaded.json.data);
    onArrival();
    if (direction === 'earlier') return setListed({ entry, pages: [next, ...pages] });
    setListed({ entry, pages: [...pages, next] });
    readdress(location, address);
  }

  return { pages, growing, grow: (direction, onArrival) => void grow(direction, onArrival) };
}
