import { flushSync } from 'react-dom';
import { createPageTable, type PageTableRow } from '../addresses/page-matching.ts';
import { afterNextPaint } from '../after-next-paint.ts';
import type { SessionMemory } from '../document/session-memory.ts';
import { watchStandIns } from '../document/stand-in-pictures.ts';
import type { BuildData } from '../loading/build-data.ts';
import type { Network } from '../loading/fetch-answer.ts';
import { createLoader } from '../loading/loader.ts';
import { watchLostParts, watchLostScripts } from '../loading/lost-scripts.ts';
import type { LoadedPage, PageModules } from '../loading/page-data.ts';
import { type PageNotes, showNote } from '../page-notes.ts';
import { createAnnouncer, focusPage, leavePage } from '../place/announce-page.ts';
import { keepFocus } from '../place/kept-focus.ts';
import { createScrollKeeper, createScrollMemory } from '../place/scroll-keeper.ts';
import { createPrefetching } from '../prefetch/prefetching.ts';
import { watchLinks } from '../prefetch/watch-links.ts';
import { watchLastSeen } from '../worker/last-seen.ts';
import { registerLate, storeForLater } from '../worker/late-worker.ts';
import type { WorkerState } from '../worker/worker-registration.ts';
import { isCountryPending, type ShoppersCountry, showCountryPrices } from './country-prices.ts';
import type { HistoryEntries } from './history-entry.ts';
import { createNavigation } from './navigation.ts';
import { createPageTransition, watchDelays } from './page-transition.ts';
import type { Navigation, Router } from './router.ts';
import { watchTappedPictures } from './tapped-picture.ts';

/** Where pages are and who shows them. */
export interface Routes {
  rows: readonly PageTableRow[];
  modules: PageModules;
}

export interface RouterOptions {
  routes: Routes;
  network: Network;
  build: BuildData;
  memory: SessionMemory;
  router: Router;
  entries: HistoryEntries;
  country: ShoppersCountry;
  notes: () => Promise<PageNotes>;
  /** The build of the running scripts. */
  runningHash: string;
}

/** The page of a document that the service worker had kept is as it was last seen, as the document is. */
const asServed = (page: LoadedPage, lastSeen: string | undefined): LoadedPage =>
  lastSeen === undefined ? page : { ...page, lastSeen };

/**
 * Everything a page needs to become another page: navigation, scroll, focus, the announcer, prefetch. A chunk of its
 * own, because a first view is shown without it.
 */
export function startRouter(options: RouterOptions): Navigation {
  const { routes, network, build, memory, router, entries, country, notes, runningHash } = options;
  const worker: WorkerState = { isUpdated: false, hasLostResources: false, lookedAt: performance.now() };
  const transition = createPageTransition();
  const isPending = isCountryPending();
  const table = createPageTable(routes.rows);
  const served = router.current();
  const lastSeen = watchLastSeen(notes, served.page);
  const loader = createLoader({
    table,
    modules: routes.modules,
    network,
    build,
    first: isPending ? undefined : { ...served, page: asServed(served.page, lastSeen.servedAt) },
    country: country.code,
    worker,
    now: Date.now,
  });
  const amends = isPending ? showCountryPrices({ loader, router, entries, country, runningHash, notes }) : undefined;
  const scroll = createScrollKeeper(createScrollMemory(memory), router, entries);
  const announcePage = createAnnouncer();

  router.onCommit = (shown, before, focusedBefore) => {
    transition.arrived();
    lastSeen.shows(shown.page);
    const { pathname, search } = shown.location;
    if (shown.keepsPlace) {
      if (pathname !== before.location.pathname) storeForLater(worker);
      return scroll.stay();
    }
    void amends?.then((hideNote) => hideNote?.());
    const isOtherPath = pathname !== before.location.pathname;
    if (isOtherPath) focusPage(focusedBefore);
    scroll.place(shown.location, isOtherPath);
    storeForLater(worker);
    if (isOtherPath || search !== before.location.search) announcePage(pathname);
  };

  keepFocus();
  watchTappedPictures();
  watchLostScripts(build, memory, runningHash);
  watchLostParts(build, memory);
  watchStandIns();
  registerLate(worker, () => showNote(notes, (shown) => shown.newBuild()));
  watchLinks(createPrefetching(loader));
  return createNavigation({
    table,
    loader,
    build,
    router,
    entries,
    transition,
    worker,
    runningHash,
    onIntent: scroll.pause,
    onLeave: leavePage,
    onGrowth: lastSeen.adds,
    drawAtOnce: flushSync,
    afterNextPaint,
    onSettled: watchDelays(),
  });
}
