import { announcePage } from './announce-page.ts';
import type { BuildData } from './build-data.ts';
import type { Network } from './fetch-answer.ts';
import { createLoader } from './loader.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import type { PageModules } from './page-data.ts';
import { focusPage } from './page-focus.ts';
import { createPageTable, type PageTableRow } from './page-matching.ts';
import { createPrefetching } from './prefetching.ts';
import { createScrollKeeper } from './scroll-keeper.ts';
import { createScrollMemory } from './scroll-memory.ts';
import type { SessionMemory } from './session-memory.ts';
import type { Stage } from './stage.ts';
import { watchLinks } from './watch-links.ts';

export interface LiveOptions {
  rows: readonly PageTableRow[];
  modules: PageModules;
  network: Network;
  build: BuildData;
  memory: SessionMemory;
  stage: Stage;
  /** The build of the running scripts. */
  runningHash: string;
}

/**
 * Everything a page needs to become another page: navigation, scroll, focus, the announcer, prefetch. A chunk of its
 * own, because a first view is shown without it.
 */
export function goLive(options: LiveOptions): Navigation {
  const { rows, modules, network, build, memory, stage, runningHash } = options;
  const table = createPageTable(rows);
  const loader = createLoader({ table, modules, network, build, first: stage.current() });
  const scroll = createScrollKeeper(createScrollMemory(memory), stage);

  stage.onCommit = (shown, before, focusedBefore) => {
    if (shown.keepsPlace) return scroll.stay();
    const { pathname, search } = shown.location;
    const isOtherPath = pathname !== before.location.pathname;
    if (isOtherPath) focusPage(focusedBefore);
    scroll.place(shown.location);
    if (isOtherPath || search !== before.location.search) announcePage(pathname);
  };

  watchLinks(createPrefetching(loader));
  return createNavigation({ table, loader, build, stage, runningHash, onIntent: scroll.pause });
}
