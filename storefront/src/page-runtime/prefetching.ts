import type { Loader } from './loader.ts';
import { prefetchAllowed } from './prefetch-allowed.ts';
import { createPrefetchQueue } from './prefetch-queue.ts';

declare global {
  interface Navigator {
    /** Network Information API, which not every browser has. */
    readonly connection?: { effectiveType?: string; saveData?: boolean };
  }
}

/** Whether the browser may be given work ahead of time. */
export function allowed(): boolean {
  const { connection } = navigator;
  return prefetchAllowed(
    connection ? { userAgent: navigator.userAgent, connection } : { userAgent: navigator.userAgent },
  );
}

/** Runs `then` when the browser has nothing better to do. */
export function whenIdle(then: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(then);
  else window.setTimeout(then, 0);
}

/** What links make happen ahead of time. */
export interface Prefetching {
  /** In view: the page waits for its turn. */
  linkSeen(address: string): void;
  linkGone(address: string): void;
  /** About to be followed: the page is loaded at once. */
  linkTouched(address: string): void;
}

export function createPrefetching(loader: Loader): Prefetching {
  const queue = createPrefetchQueue({
    prefetch: (address) => loader.prefetch(address),
    after: (milliseconds, then) => void window.setTimeout(then, milliseconds),
    whenIdle,
  });
  return {
    linkSeen(address) {
      if (allowed() && !loader.peek(address)) queue.add(address);
    },
    linkGone: queue.drop,
    linkTouched(address) {
      if (allowed()) void loader.load(address);
    },
  };
}
