import { clearWorkerResources } from './build-check.ts';
import type { BuildData } from './build-data.ts';
import { loadDocument } from './document-load.ts';
import { currentEntryKey, ensureEntryKey, locationOf, newEntryKey, placeOf } from './history-entry.ts';
import type { Loader } from './loader.ts';
import { DELAYED_AFTER_MS, DELAYED_PAGE_EVENT } from './names.ts';
import type { PageLocation } from './page.ts';
import type { FailedPage, LoadedPage } from './page-data.ts';
import type { PageTable } from './page-matching.ts';
import type { NavigateOptions, PageActions } from './page-runtime.ts';
import { fadeInto, pageArrived } from './page-transition.ts';
import type { RouterState } from './router-state.ts';
import { workerUpdated } from './worker-state.ts';

export interface Navigation extends Pick<PageActions, 'load' | 'readdress'> {
  /** Loads `to`, then shows it. Resolves once it is shown or has been overtaken by a newer intent. */
  navigate(to: string, options?: NavigateOptions): Promise<void>;
}

export interface NavigationOptions {
  table: PageTable;
  loader: Loader;
  build: BuildData;
  routerState: RouterState;
  /** The build of the running scripts. */
  runningHash: string;
  /** Called when a navigation begins, before anything changes. */
  onIntent(): void;
  /** Called when the newest intent is settled, whatever became of it. */
  onSettled(): void;
}

/**
 * Turns intents (a click, back, forward) into shown pages. Nothing changes until the page is here; of several intents
 * only the newest is carried out; a page that cannot be had becomes a document load of the full address.
 */
export function createNavigation(options: NavigationOptions): Navigation {
  const { table, loader, build, routerState, runningHash, onIntent, onSettled } = options;
  let newest = 0;
  let lastShown = 0;

  /** The page on show if all that changes is the place in it; it may stand in for one that cannot be had. */
  function pageAround({ pathname, search, hash }: URL | Location): LoadedPage | undefined {
    const { location, page } = routerState.current();
    return pathname === location.pathname && search === location.search && hash !== location.hash ? page : undefined;
  }

  /** The page of an address, or `undefined` when a newer intent has overtaken this one meanwhile. */
  async function arrive(to: URL | Location): Promise<LoadedPage | FailedPage | undefined> {
    const { pathname } = to;
    const intent = ++newest;
    onIntent();
    const delayed = window.setTimeout(() => {
      if (intent === newest) window.dispatchEvent(new CustomEvent(DELAYED_PAGE_EVENT, { detail: { pathname } }));
    }, DELAYED_AFTER_MS);
    const outcome = pageAround(to) ?? (await loader.load(pathname));
    window.clearTimeout(delayed);
    if (intent !== newest) return undefined;
    onSettled();
    return outcome;
  }

  /** Whether the scripts that run here may show the page: same build, or it is the page on show. */
  function isOurs(outcome: LoadedPage | FailedPage): outcome is LoadedPage {
    if (outcome.status === 'error') return false;
    if (outcome === routerState.current().page) return true;
    if (outcome.page.webpackCompilationHash === runningHash && build.newest(runningHash) === runningHash) return true;
    void clearWorkerResources();
    return false;
  }

  /** An error page has no parameters, whatever the address was meant to be. */
  function show(location: PageLocation, page: LoadedPage, keepsPlace = false): void {
    const isError = page.notFound || page.internalServerError;
    const isSamePage = page === routerState.current().page;
    const params = (!isError && table.find(location.pathname)?.params) || {};
    const isReturn = location.action === 'POP';
    const shown = { location, page, params, keepsPlace: keepsPlace && isSamePage, isReturn };
    const turn = ++lastShown;
    if (isSamePage || isReturn) routerState.show(shown);
    else
      fadeInto(() => {
        // The fade begins a frame later: whoever has gone back by then is not to be led here after all.
        if (turn === lastShown) routerState.show(shown);
        else pageArrived();
      });
  }

  function enterHistory(to: URL, key: string, { replace = false, state }: NavigateOptions): boolean {
    try {
      window.history[replace ? 'replaceState' : 'pushState']({ ...state, key }, '', to);
      return true;
    } catch {
      return false;
    }
  }

  async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const target = new URL(to, window.location.href);
    const replace = options.replace ?? false;
    if (target.origin !== window.location.origin || workerUpdated()) return loadDocument(target, replace);
    const outcome = await arrive(target);
    if (!outcome) return;
    const key = newEntryKey(Date.now());
    if (isOurs(outcome) && enterHistory(target, key, options)) {
      show(locationOf(target, key, replace ? 'REPLACE' : 'PUSH'), outcome, options.keepPlace);
    } else loadDocument(target, replace);
  }

  /** Back, forward, or a hash link the browser has followed by itself: the address has changed already. */
  async function follow(): Promise<void> {
    const action = currentEntryKey(window.history) ? 'POP' : 'PUSH';
    const key = ensureEntryKey(window.history, Date.now());
    const outcome = await arrive(window.location);
    if (!outcome) return;
    if (isOurs(outcome)) show(locationOf(window.location, key, action), outcome);
    else window.location.reload();
  }

  function readdress(from: PageLocation, to: string): void {
    const shown = routerState.current();
    const { key, action } = shown.location;
    if (placeOf(from) !== placeOf(shown.location) || currentEntryKey(window.history) !== key) return;
    const target = new URL(to, window.location.href);
    const state: object | null = window.history.state;
    if (enterHistory(target, key, { replace: true, ...(state && { state }) })) {
      routerState.show({ ...shown, isReturn: false, location: locationOf(target, key, action) });
    }
  }

  window.addEventListener('popstate', () => void follow());

  return {
    navigate,
    async load(address) {
      const outcome = await loader.load(new URL(address, window.location.href).pathname);
      return isOurs(outcome) ? outcome : undefined;
    },
    readdress,
  };
}
