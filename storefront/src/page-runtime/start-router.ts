import { createAnnouncer } from './announce-page.ts';
import type { BuildData } from './build-data.ts';
import { watchConnection } from './connection.ts';
import { isCountryPending, type ShoppersCountry, showCountryPrices } from './country-prices.ts';
import { watchDelays } from './delay-bar.ts';
import type { Network } from './fetch-answer.ts';
import { registerLate, storeForLater } from './late-worker.ts';
import { createLoader } from './loader.ts';
import { watchLostScripts } from './lost-scripts.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import type { PageModules } from './page-data.ts';
import { focusPage } from './page-focus.ts';
import { createPageTable, type PageTableRow } from './page-matching.ts';
import { type PageNotes, showNote } from './page-notes.ts';
import { pageArrived } from './page-transition.ts';
import { createPrefetching } from './prefetching.ts';
import type { RouterState } from './router-state.ts';
import { createScrollKeeper } from './scroll-keeper.ts';
import { createScrollMemory } from './scroll-memory.ts';
import type { SessionMemory } from './session-memory.ts';
import { watchStandIns } from './stand-in-pictures.ts';
import { watchLinks } from './watch-links.ts';

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
  routerState: RouterState;
  country: ShoppersCountry;
  notes: () => Promise<PageNotes>;
  /** The build of the running scripts. */
  runningHash: string;
}

/**
 * Everything a page needs to become another page: navigation, scroll, focus, the announcer, prefetch. A chunk of its
 * own, because a first view is shown without it.
 */
export function startRouter(options: RouterOptions): Navigation {
  const { routes, network, build, memory, routerState, country, notes, runningHash } = options;
  const isPending = isCountryPending();
  const table = createPageTable(routes.rows);
  const loader = createLoader({
    table,
    modules: routes.modules,
    network,
    build,
    first: isPending ? undefined : routerState.current(),
    country: country.code,
  });
  const amends = isPending ? showCountryPrices({ loader, routerState, country, runningHash, notes }) : undefined;
  const scroll = createScrollKeeper(createScrollMemory(memory), routerState);
  const announcePage = createAnnouncer();

  routerState.onCommit = (shown, before, focusedBefore) => {
    pageArrived();
    if (shown.keepsPlace) return scroll.stay();
    const { pathname, search } = shown.location;
    void amends?.then((hideNote) => hideNote?.());
    const isOtherPath = pathname !== before.location.pathname;
    if (isOtherPath) focusPage(focusedBefore);
    scroll.place(shown.location);
    storeForLater();
    if (isOtherPath || search !== before.location.search) announcePage(pathname);
  };

  watchConnection(notes);
  watchLostScripts(build, memory, runningHash);
  watchStandIns();
  registerLate(() => showNote(notes, (shown) => shown.newBuild()));
  watchLinks(createPrefetching(loader));
  return createNavigation({
    table,
    loader,
    build,
    routerState,
    runningHash,
    onIntent: scroll.pause,
    onSettled: watchDelays(),
  });
}
