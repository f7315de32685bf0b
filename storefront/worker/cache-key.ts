/** Comes with what was found for its query, where it has one. */
const SEARCH = '/search/';

/** What a page or its data is kept under. Pages are one page whatever their query, and with or without their last slash. */
export function cacheKey({ origin, pathname, search, searchParams }: URL): string {
  const path = pathname.endsWith('/') || /\.\w+$/.test(pathname) ? pathname : `${pathname}/`;
  return origin + path + (path === SEARCH && searchParams.get('q') ? search : '');
}

/** The key of the page itself: it answers no query. */
export const withoutQuery = (key: string): string => key.replace(/\?.*$/s, '');
