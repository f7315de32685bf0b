import type { PageCache } from './page-cache.ts';
import type { PricedData } from './priced-data.ts';

/** A page, as far as changes of products and collections matter to it. */
interface ShowingPage {
  /** Handles of the products and collections it shows. */
  handles: readonly string[];
}

export interface PageChangesOptions {
  cache: Pick<PageCache<ShowingPage>, 'entries' | 'refresh' | 'expire'>;
  priced: Pick<PricedData, 'expire'>;
}

/** What becomes of pages when something they show changes. */
export interface PageChanges {
  /** The page of this canonical address is made again now. */
  purge(address: string): void;
  /** A product or collection has changed: its own pages are made again now, every other that shows it when it is read next. */
  changed(handle: string): void;
  /** Nobody knows what has changed: every page is made again when it is read next. */
  expireAll(): void;
  /** Pages `made` from what was read when it began: whatever changes meanwhile counts once more when it is through. */
  whileMaking<Made>(make: () => Promise<Made>): Promise<Made>;
}

export function createPageChanges({ cache, priced }: PageChangesOptions): PageChanges {
  /** What has changed during each making; undefined among it where nobody knows. */
  const underWay = new Set<Set<string | undefined>>();

  function purge(address: string): void {
    priced.expire(address);
    cache.refresh(address);
  }

  function remakeShowing(handle: string): void {
    for (const [address, page] of cache.entries()) {
      if (!page.handles.includes(handle)) continue;
      if (address.split('/').includes(encodeURIComponent(handle))) purge(address);
      else {
        priced.expire(address);
        cache.expire(address);
      }
    }
  }

  function expireEvery(): void {
    for (const [address] of cache.entries()) {
      priced.expire(address);
      cache.expire(address);
    }
  }

  return {
    purge,
    changed(handle) {
      for (const meanwhile of underWay) meanwhile.add(handle);
      remakeShowing(handle);
    },
    expireAll() {
      for (const meanwhile of underWay) meanwhile.add(undefined);
      expireEvery();
    },
    async whileMaking(make) {
      const meanwhile = new Set<string | undefined>();
      underWay.add(meanwhile);
      try {
        return await make();
      } finally {
        underWay.delete(meanwhile);
        // No news to other makings: those that had begun by then know it, and later ones read what is so since.
        if (meanwhile.has(undefined)) expireEvery();
        for (const handle of meanwhile) if (handle !== undefined) remakeShowing(handle);
      }
    },
  };
}
