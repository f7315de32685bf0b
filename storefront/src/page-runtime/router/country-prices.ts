import type { Loader } from '../loading/loader.ts';
import type { FailedPage, LoadedPage } from '../loading/page-data.ts';
import { COUNTRY_PENDING } from '../names.ts';
import { type PageNotes, showNote } from '../page-notes.ts';
import type { HistoryEntries } from './history-entry.ts';
import type { Router } from './router.ts';

/** Where the shopper buys, as the page runtime needs to know it. */
export interface ShoppersCountry {
  /** Absent where the served pages show the right prices anyway. */
  code?: string;
}

/** Whether the document hides its prices until those of the shopper's country are here; see `before-paint-script.ts`. */
export function isCountryPending(): boolean {
  return document.documentElement.dataset[COUNTRY_PENDING] !== undefined;
}

function settle(reveal: boolean): void {
  delete document.documentElement.dataset[COUNTRY_PENDING];
  if (reveal) document.adoptedStyleSheets = [];
}

/** Whether it is the page itself, and the running scripts can show it. */
function isFor(page: LoadedPage | FailedPage, runningHash: string): page is LoadedPage {
  if (page.status === 'error' || page.notFound || page.internalServerError) return false;
  return ['', runningHash].includes(page.page.webpackCompilationHash);
}

interface Swap {
  loader: Loader;
  router: Router;
  entries: HistoryEntries;
  country: ShoppersCountry;
  runningHash: string;
  notes: () => Promise<PageNotes>;
}

/**
 * Puts the data of the shopper's country into the page on show: state, scroll and focus stay. Hidden amounts in the
 * page's own currency stay hidden, wherever a part still holds one, unless that is the shopper's currency too. Where the
 * data cannot be had the served prices are shown, and it is said whose they are. Returns how to hide the note.
 */
export async function showCountryPrices({
  loader,
  router,
  entries,
  country,
  runningHash,
  notes,
}: Swap): Promise<(() => void) | undefined> {
  const { page: served, location } = router.current();
  if (country.code === undefined) {
    settle(true);
    return undefined;
  }
  // A page without prices is the same everywhere.
  if (document.documentElement.dataset[COUNTRY_PENDING] === '') {
    settle(false);
    return undefined;
  }
  const page = await loader.load(location.pathname);
  const shown = router.current();
  if (shown.page !== served) {
    settle(false);
    return undefined;
  }
  if (!isFor(page, runningHash)) {
    settle(true);
    return showNote(notes, (shown) => shown.foreignPrices());
  }
  const key = entries.newKey();
  const state: object | null = window.history.state;
  entries.enter(new URL(window.location.href), key, { replace: true, ...(state && { state }) });
  router.show({ ...shown, location: { ...shown.location, key }, page, keepsPlace: true });
  settle(page.page.country === served.page.country);
  return undefined;
}
