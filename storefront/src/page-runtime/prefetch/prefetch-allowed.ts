import { type Connection, savesData } from './saves-data.ts';

declare global {
  interface Navigator {
    /** Network Information API, which not every browser has. */
    readonly connection?: Connection;
  }
}

/** What of the browser decides whether it may be given work ahead of time. */
export interface PrefetchConditions {
  userAgent: string;
  connection?: Connection;
}

const CRAWLER = /bot|crawler|spider|crawling/i;

/** No prefetch on 2g, with data saver on, or for crawlers. A browser that says nothing of its connection may prefetch. */
export function prefetchAllowed({ userAgent, connection }: PrefetchConditions): boolean {
  return !savesData(connection) && !CRAWLER.test(userAgent);
}

/** Whether nobody reads here, but a machine that reads for a search engine. */
export const isCrawler = (): boolean => CRAWLER.test(navigator.userAgent);

/** Whether this browser may be given work ahead of time. */
export function prefetchingAllowed(): boolean {
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
