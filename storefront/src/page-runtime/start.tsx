import type { ComponentType, ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { announcePage } from './announce-page.ts';
import { clearWorkerResources, mustReload } from './build-check.ts';
import { createBuildData } from './build-data.ts';
import { canonicalPath } from './canonical-address.ts';
import { whenReady } from './document-ready.ts';
import type { Network } from './fetch-answer.ts';
import { ensureEntryKey, locationOf } from './history-entry.ts';
import { createLoader } from './loader.ts';
import { PAGE_FOCUS_ID, PAGE_ROOT_ID } from './names.ts';
import { createNavigation, type Shown, shownAt } from './navigation.ts';
import type { LoadedPage, PageModules } from './page-data.ts';
import { focusPage } from './page-focus.ts';
import { takeOverLinks } from './page-links.ts';
import { createPageTable, type PageTableRow } from './page-matching.ts';
import { PageRoot } from './page-root.tsx';
import { createPrefetching } from './prefetching.ts';
import { createScrollKeeper } from './scroll-keeper.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { servedPage } from './served-page.ts';
import { createSessionMemory } from './session-memory.ts';

export interface StartOptions {
  rows: readonly PageTableRow[];
  modules: PageModules;
  frame: ComponentType<{ pathname: string; children: ReactNode }>;
}

const network: Network = {
  fetch: (url, init) => window.fetch(url, init),
  online: () => navigator.onLine,
  wait: (milliseconds) => new Promise((resolve) => window.setTimeout(resolve, milliseconds)),
};

/**
 * Brings the served document to life, in this order: the address is made canonical, the page is loaded, the builds are
 * compared, the page is hydrated. Without the page nothing is rendered and the server's HTML stays as it is.
 */
export async function startPage({ rows, modules, frame }: StartOptions): Promise<void> {
  const memory = createSessionMemory(() => window.sessionStorage);
  const table = createPageTable(rows);
  const served = servedPage();
  const build = createBuildData(network, () => performance.now());
  const loader = createLoader({ table, modules, network, build, served });

  const canonical = canonicalPath(window.location.pathname, served.boot.pagePath, table);
  if (canonical !== undefined) {
    window.history.replaceState(window.history.state, '', canonical + window.location.search + window.location.hash);
  }

  const { pathname, search } = window.location;
  const outcome = await loader.load(pathname + search);
  const page = outcome.status === 'success' ? outcome : failStart(pathname, outcome.error);
  if (mustReload(memory, page.page.webpackCompilationHash, served.boot.buildHash)) {
    clearWorkerResources();
    window.location.reload();
    return;
  }

  const location = locationOf(window.location, ensureEntryKey(window.history, Date.now()));
  const first = shownAt(location, page, table);
  const navigation = createNavigation({ table, loader, build, initial: first, runningHash: served.boot.buildHash });
  const scroll = createScrollKeeper(createScrollMemory(memory), navigation);

  function onCommit(shown: Shown, before: Shown, focusedBefore: Element | null): void {
    const { pathname, search } = shown.location;
    if (pathname !== before.location.pathname) focusPage(focusedBefore);
    scroll.place(shown.location, false);
    if (pathname !== before.location.pathname || search !== before.location.search) announcePage(pathname);
  }

  const servedPath = encodeURI(served.boot.pagePath);
  whenReady(document, window, () => {
    render(<PageRoot {...{ first, servedPath, navigation, onCommit, frame }} />);
    takeOverLinks(navigation, createPrefetching(loader));
    scroll.start();
    scroll.place(location, true);
  });
}

/** The page to show cannot be had: says so, and leaves the document as the server wrote it. */
function failStart(pathname: string, error: Error): LoadedPage {
  console.error(`page resources for ${pathname} not found. Not rendering React`);
  throw error;
}

/** Hydrates what the server rendered; a document without a page in it is rendered afresh. */
function render(root: ReactNode): void {
  const container = document.getElementById(PAGE_ROOT_ID);
  if (!container) throw new Error(`The document has no #${PAGE_ROOT_ID}.`);
  const isServed = (document.getElementById(PAGE_FOCUS_ID)?.childElementCount ?? 0) > 0;
  if (isServed) hydrateRoot(container, root);
  else createRoot(container).render(root);
}
