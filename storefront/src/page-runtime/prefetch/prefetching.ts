import type { Loader } from '../loading/loader.ts';
import { prefetchingAllowed, whenIdle } from './prefetch-allowed.ts';

/** What links make happen ahead of time. */
export interface Prefetching {
  /** In view: the page waits for its turn. `inDialog` only that: a panel's own questions go first. */
  linkSeen(address: string, inDialog?: boolean): void;
  linkGone(address: string): void;
  /** About to be followed: the page is loaded at once. */
  linkTouched(address: string): void;
}

/** As many links to one kind of page say that the next page may be of it: cards of a list do, the odd link does not. */
const LIKELY_KIND = 2;

export function createPrefetching(
  loader: Pick<Loader, 'prefetch' | 'peek' | 'load' | 'kindOf' | 'prepare'>,
): Prefetching {
  const seenOfKind = new Map<string, Set<string>>();
  /**
   * Scripts of a page take longer than its data, and serve all of its kind: they need not wait for their turn, only for
   * a processor that has nothing else to do. Those of the page itself are here, or come when the shopper moves.
   */
  function countKind(address: string): void {
    const kind = loader.kindOf(address);
    if (kind === undefined || kind === loader.kindOf(window.location.pathname)) return;
    const seen = seenOfKind.get(kind) ?? new Set();
    seenOfKind.set(kind, seen);
    if (seen.has(address)) return;
    seen.add(address);
    if (seen.size === LIKELY_KIND) whenIdle(() => loader.prepare(kind));
  }
  const queue = createPrefetchQueue({
    prefetch: (address) => loader.prefetch(address),
    after: (milliseconds, then) => void window.setTimeout(then, milliseconds),
    whenIdle,
  });
  return {
    linkSeen(address, inDialog = false) {
      if (!prefetchingAllowed() || loader.peek(address)) return;
      queue.add(address);
      if (!inDialog) countKind(address);
    },
    linkGone: queue.drop,
    linkTouched(address) {
      if (prefetchingAllowed()) void loader.load(address);
    },
  };
}

/** Pages to get ahead of time, a few at once and never in the way of what the shopper does. */
export interface PrefetchQueue {
  add(address: string): void;
  /** Drops an address still waiting; one already under way is not stopped. */
  drop(address: string): void;
}

export interface PrefetchQueueOptions {
  /** Gets one page; must not reject, and settles in bounded time. */
  prefetch(address: string): Promise<boolean>;
  after(milliseconds: number, then: () => void): void;
  whenIdle(then: () => void): void;
}

const BATCH = 4;
const PAUSE_MS = 3000;

/** The first address starts the clock: every 3 s a batch of four, until nothing waits. Each address is got once. */
export function createPrefetchQueue({ prefetch, after, whenIdle }: PrefetchQueueOptions): PrefetchQueue {
  const waiting = new Set<string>();
  const taken = new Set<string>();
  let ticking = false;

  function tick(): void {
    ticking = true;
    after(PAUSE_MS, () => whenIdle(() => void runBatch()));
  }

  async function runBatch(): Promise<void> {
    const batch = [...waiting].slice(0, BATCH);
    for (const address of batch) {
      waiting.delete(address);
      taken.add(address);
    }
    await Promise.all(batch.map(prefetch));
    ticking = false;
    if (waiting.size > 0) tick();
  }

  return {
    add(address) {
      if (taken.has(address)) return;
      waiting.add(address);
      if (!ticking) tick();
    },
    drop: (address) => void waiting.delete(address),
  };
}
