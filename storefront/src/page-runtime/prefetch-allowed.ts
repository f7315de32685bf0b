/** What of the browser decides whether it may be given work ahead of time. */
export interface PrefetchConditions {
  userAgent: string;
  connection?: { effectiveType?: string; saveData?: boolean };
}

const CRAWLER = /bot|crawler|spider|crawling/i;

/** No prefetch on 2g, with data saver on, or for crawlers. A browser that says nothing of its connection may prefetch. */
export function prefetchAllowed({ userAgent, connection }: PrefetchConditions): boolean {
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return false;
  return !CRAWLER.test(userAgent);
}
