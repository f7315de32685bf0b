import { newEntryKey } from './history-entry.ts';
import type { Loader } from './loader.ts';
import { COUNTRY_PENDING } from './names.ts';
import type { FailedPage, LoadedPage } from './page-data.ts';
import { type PageNotes, showNote } from './page-notes.ts';
import type { RouterState } from './router-state.ts';

/** Where the shopper buys, as the page runtime needs to know it. */
export interface ShoppersCountry {
  /** Absent where the served pages show the right prices anyway. */
  code?: string;
}

/** Where a page's data lies in the prices of `country`: `…/page-data.US.json`. */
export function countryDataUrl(dataUrl: string, country: string | undefined): string {
  return country ? dataUrl.replace(/json$/, `${country}.json`) : dataUrl;
}

/** Whether the document hides its prices until those of the shopper's country are here; see `country-script.ts`. */
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
  routerState: RouterState;
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
  routerState,
  country,
  runningHash,
  notes,
}: Swap): Promise<(() => void) | undefined> {
  const { page: served, location } = routerState.current();
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
  const shown = routerState.current();
  if (shown.page !== served) {
    settle(false);
    return undefined;
  }
  if (!isFor(page, runningHash)) {
    settle(true);
    return showNote(notes, (shown) => shown.foreignPrices());
  }
  const key = newEntryKey(Date.now());
  const state: object | null = window.history.state;
  window.history.replaceState({ ...state, key }, '');
  routerState.show({ ...shown, location: { ...shown.location, key }, page, keepsPlace: true });
  settle(page.page.country === served.page.country);
  return undefined;
}
