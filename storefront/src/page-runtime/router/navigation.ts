import type { PageTable } from '../addresses/page-matching.ts';
import { laterParts } from '../document/later-parts.ts';
import { type BuildData, clearWorkerResources } from '../loading/build-data.ts';
import type { Loader } from '../loading/loader.ts';
import type { FailedPage, LoadedPage } from '../loading/page-data.ts';
import { DELAYED_AFTER_MS, DELAYED_PAGE_EVENT } from '../names.ts';
import type { PageLocation } from '../page.ts';
import type { NavigateOptions } from '../page-runtime.ts';
import type { WorkerState } from '../worker/worker-registration.ts';
import { type HistoryEntries, locationOf, placeOf } from './history-entry.ts';
import type { PageTransition } from './page-transition.ts';
import type { Draw, Navigation, Router, Shown } from './router.ts';

export interface NavigationOptions {
  table: PageTable;
  loader: Loader;
  build: BuildData;
  router: Pick<Router, 'current' | 'show'>;
  entries: HistoryEntries;
  transition: PageTransition;
  worker: Readonly<WorkerState>;
  /** The build of the running scripts. */
  runningHash: string;
  /** Called when a navigation begins, before anything changes but what the browser `hasScrolled` to for a hash. */
  onIntent(hasScrolled: boolean): void;
  /** Called before a page of another path takes the place of the one on show. */
  onLeave(): void;
  /** Draws in one go. */
  drawAtOnce: Draw;
  /** Resolves when the browser has shown what was set last. */
  afterNextPaint(): Promise<void>;
  /** Called with a page that the one on show is about to grow by. */
  onGrowth(page: LoadedPage): void;
  /** Called when the newest intent is settled, whatever became of it. */
  onSettled(): void;
}

/**
 * A page that is here sooner than this is the answer to the press still, and shown at once. A fade takes a picture of the page
 * that goes, which on a phone costs more than the page that comes; it is for the change that nobody expects any more.
 */
const AT_HAND_MS = 500;
/** By then the browser has shown that the link was pressed. */
const PRESS_SEEN_MS = 100;

/**
 * Turns intents (a click, back, forward) into shown pages. Nothing changes until the page is here; of several intents
 * only the newest is carried out; a page that cannot be had becomes a document load of the full address.
 */
export function createNavigation(options: NavigationOptions): Navigation {
  const { table, loader, build, router, entries, transition, worker, runningHash } = options;
  const { onIntent, onLeave, onGrowth, onSettled, drawAtOnce, afterNextPaint } = options;
  let newest = 0;
  let lastShown = 0;
  /** How long the page of the newest intent let the shopper wait, in milliseconds. */
  let waited = 0;

  /**
   * The page on show if all that changes is the place in it; it may stand in for one that cannot be had. A part that sleeps
   * while its page is shown anew is taken away until its script is here, and the place may be in it: all of them come first.
   */
  async function pageAround({ pathname, search, hash }: URL | Location): Promise<LoadedPage | undefined> {
    const { location, page } = router.current();
    if (pathname !== location.pathname || search !== location.search || hash === location.hash) return undefined;
    await laterParts.load().catch(() => undefined);
    return page;
  }

  /** Whether the page on show stays, and all that changes is its state: that is no new look at it. */
  const isAnotherState = ({ pathname }: URL, keepPlace: boolean): boolean =>
    keepPlace && pathname === router.current().location.pathname;

  /** The page of an address, or `undefined` when a newer intent has overtaken this one meanwhile. */
  async function arrive(
    to: URL | Location,
    { hasScrolled, mayBeOld }: { hasScrolled: boolean; mayBeOld: boolean },
  ): Promise<LoadedPage | FailedPage | undefined> {
    const { pathname } = to;
    const intent = ++newest;
    onIntent(hasScrolled);
    const began = performance.now();
    const delayed = window.setTimeout(() => {
      if (intent === newest) window.dispatchEvent(new CustomEvent(DELAYED_PAGE_EVENT, { detail: { pathname } }));
    }, DELAYED_AFTER_MS);
    const outcome = (await pageAround(to)) ?? (await loader.load(pathname, mayBeOld));
    window.clearTimeout(delayed);
    if (intent !== newest) return undefined;
    waited = performance.now() - began;
    onSettled();
    return outcome;
  }

  /** Whether the scripts that run here may show the page: same build, or it is the page on show. */
  function isOurs(outcome: LoadedPage | FailedPage): outcome is LoadedPage {
    if (outcome.status === 'error') return false;
    if (outcome === router.current().page) return true;
    if (outcome.page.webpackCompilationHash === runningHash && build.newest(runningHash) === runningHash) return true;
    // A server that would not say has not moved on: without a connection, what was seen is all there is.
    if (build.newest(runningHash) !== runningHash) void clearWorkerResources();
    return false;
  }

  /** An error page has no parameters, whatever the address was meant to be. */
  function shownAt(location: PageLocation, page: LoadedPage, keepPlace: boolean): Shown {
    const isError = page.notFound || page.internalServerError;
    const params = (!isError && table.find(location.pathname)?.params) || {};
    const before = router.current();
    const keepsPlace = keepPlace && page.component === before.page.component;
    const view = page === before.page || keepsPlace ? (before.view ?? before.page.page.path) : undefined;
    return { location, page, params, keepsPlace, view, isReturn: location.action === 'POP' };
  }

  function show(location: PageLocation, page: LoadedPage, keepPlace = false): void {
    const before = router.current();
    const shown = shownAt(location, page, keepPlace);
    const turn = ++lastShown;
    if (!shown.keepsPlace && location.pathname !== before.location.pathname) onLeave();
    // Whoever has gone back by the time it is drawn is not to be led here after all.
    const showUnlessLeft = (draw?: Draw): void => {
      if (turn === lastShown) router.show(shown, draw);
      else transition.arrived();
    };
    if (shown.view !== undefined || shown.isReturn) router.show(shown);
    else if (waited > AT_HAND_MS) transition.fadeInto(() => showUnlessLeft());
    // In one go: after a touch a browser has every piece wait for its turn. The link answers the finger first.
    else if (waited > PRESS_SEEN_MS) showUnlessLeft(drawAtOnce);
    else void afterNextPaint().then(() => showUnlessLeft(drawAtOnce));
  }

  async function navigate(to: string, options: NavigateOptions = {}): Promise<void> {
    const { replace = false, keepPlace = false } = options;
    const target = new URL(to, window.location.href);
    if (target.origin !== window.location.origin || worker.isUpdated) return loadDocument(target, replace);
    const outcome = await arrive(target, { hasScrolled: false, mayBeOld: isAnotherState(target, keepPlace) });
    if (!outcome) return;
    const key = entries.newKey();
    if (isOurs(outcome) && entries.enter(target, key, options)) {
      show(locationOf(target, key, replace ? 'REPLACE' : 'PUSH'), outcome, keepPlace);
    } else loadDocument(target, replace);
  }

  async function follow(): Promise<void> {
    const action = entries.currentKey() ? 'POP' : 'PUSH';
    const key = entries.ensureKey();
    // Back and forward lead to what was there.
    const outcome = await arrive(window.location, { hasScrolled: action === 'PUSH', mayBeOld: action === 'POP' });
    if (!outcome) return;
    if (isOurs(outcome)) show(locationOf(window.location, key, action), outcome);
    else window.location.reload();
  }

  function readdress(from: PageLocation, to: string): void {
    const shown = router.current();
    const { key, action } = shown.location;
    if (placeOf(from) !== placeOf(shown.location) || entries.currentKey() !== key) return;
    const target = new URL(to, window.location.href);
    const state: object | null = window.history.state;
    if (entries.enter(target, key, { replace: true, ...(state && { state }) })) {
      router.show({ ...shown, isReturn: false, location: locationOf(target, key, action) });
    }
  }

  return {
    navigate,
    follow,
    async load(address) {
      const shown = router.current();
      const outcome = await loader.load(new URL(address, window.location.href).pathname);
      if (!isOurs(outcome)) return undefined;
      if (router.current() === shown) onGrowth(outcome);
      return outcome;
    },
    readdress,
  };
}

/** Leaves the page runtime: the browser loads `to` as a document, also when only the hash differs from where it is. */
export function loadDocument(to: URL, replace: boolean): void {
  const here = new URL(window.location.href);
  if (to.origin === here.origin && to.pathname === here.pathname && to.search === here.search) {
    if (to.hash !== here.hash) window.history.replaceState(window.history.state, '', to);
    window.location.reload();
  } else if (replace) window.location.replace(to);
  else window.location.assign(to);
}
