import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { hasJustBroken, leaveBrokenPage } from './broken-page.ts';
import { clearWorkerResources, mustReload } from './build-check.ts';
import { createBuildData } from './build-data.ts';
import type { ShoppersCountry } from './country-prices.ts';
import { whenReady } from './document-ready.ts';
import type { Network } from './fetch-answer.ts';
import { firstInteraction } from './first-interaction.ts';
import { loadFirstPage } from './first-page.ts';
import { followLinks } from './follow-links.ts';
import { ensureEntryKey, locationOf } from './history-entry.ts';
import { COUNTRY_PENDING, PAGE_FOCUS_ID, PAGE_ROOT_ID } from './names.ts';
import type { Navigation } from './navigation.ts';
import type { LoadedPage, PageModules } from './page-data.ts';
import type { PageNotes } from './page-notes.ts';
import { PageRoot } from './page-root.tsx';
import type { PageActions } from './page-runtime.ts';
import { createRouterState } from './router-state.ts';
import { servedPage } from './served-page.ts';
import { createSessionMemory } from './session-memory.ts';
import type { RouterOptions, Routes } from './start-router.ts';

export interface StartOptions {
  /** Asked for once the shopper may go on. */
  routes: () => Promise<Routes>;
  frame: ComponentType<{ pathname: string; children: ReactNode }>;
  /** Asked for once the page is alive. */
  country: () => Promise<ShoppersCountry>;
  /** What shoppers are told of connection, prices and builds; asked for when there is something to tell. */
  notes: () => Promise<PageNotes>;
}

/** Without an interaction the router starts by itself, early enough for the first prefetch. */
const ROUTER_AFTER_MS = 2000;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => window.setTimeout(resolve, milliseconds));

const network: Network = {
  fetch: (url, init) => window.fetch(url, init),
  online: () => navigator.onLine,
  wait,
};

/** Whether the browser's address is that of the page the document was served for, to the letter. */
function isAtHome(pathname: string, pagePath: string): boolean {
  try {
    return decodeURIComponent(pathname) === pagePath;
  } catch {
    return false;
  }
}

/**
 * Brings the served document to life, in this order: the address is made canonical, the page is loaded, the builds are
 * compared, the page is hydrated. Without the page nothing is rendered and the server's HTML stays as it is.
 */
export async function startPage({ routes, frame, country, notes }: StartOptions): Promise<void> {
  const memory = createSessionMemory(() => window.sessionStorage);
  if (hasJustBroken(memory, window.location.pathname)) return;
  const served = servedPage();
  const { boot } = served;
  const build = createBuildData(network, () => performance.now());
  const runningHash = boot.buildHash;

  async function firstPage(): Promise<LoadedPage> {
    const isUsual = served.pageData !== '' && isAtHome(window.location.pathname, boot.pagePath);
    const pageData = isUsual
      ? served.pageData
      : await Promise.all([import('./unusual-start.ts'), routes()]).then(([{ startUnusually }, { rows }]) =>
          startUnusually(rows, network, served),
        );
    const modules = (): Promise<PageModules> => routes().then((known) => known.modules);
    return loadFirstPage({ pageData, boot, modules, build });
  }

  const page = await firstPage().catch(failStart);
  // A server that would not say which build it serves neither agrees nor disagrees.
  if (mustReload(memory, build.newest(''), runningHash)) {
    await clearWorkerResources();
    window.location.reload();
    return;
  }

  const location = locationOf(window.location, ensureEntryKey(window.history, Date.now()));
  const routerState = createRouterState({ location, page, params: boot.params });
  const router = routerOnce({ network, build, memory, routerState, notes, runningHash }, country, routes);
  const actions: PageActions = {
    navigate(to, options) {
      router().then(
        (navigation) => navigation.navigate(to, options),
        () => window.location.assign(to),
      );
    },
    load: (address) =>
      router().then(
        (navigation) => navigation.load(address),
        () => undefined,
      ),
    readdress(from, to) {
      router().then(
        (navigation) => navigation.readdress(from, to),
        () => undefined,
      );
    },
  };

  whenReady(document, window, () => {
    const servedPath = encodeURI(boot.pagePath);
    const root = render(
      <PageRoot first={routerState.current()} {...{ servedPath, frame, actions, routerState }} origin={boot.origin} />,
      (error, info) => {
        console.error('Uncaught error:', error, info.componentStack);
        leaveBrokenPage(memory);
      },
    );
    followLinks(root, actions.navigate);
    // A runtime that cannot be fetched leaves plain links.
    const pending = document.documentElement.dataset[COUNTRY_PENDING];
    void Promise.race([firstInteraction(), wait(pending ? 0 : ROUTER_AFTER_MS)]).then(() =>
      router().catch(() => undefined),
    );
  });
}

/** The runtime's other half, fetched once; after a failure it is tried again. */
function routerOnce(
  options: Omit<RouterOptions, 'country' | 'routes'>,
  country: StartOptions['country'],
  routes: StartOptions['routes'],
): () => Promise<Navigation> {
  let router: Promise<Navigation> | undefined;
  return () => {
    router ??= Promise.all([import('./start-router.ts'), country(), routes()]).then(
      ([{ startRouter }, shoppers, known]) => startRouter({ ...options, country: shoppers, routes: known }),
    );
    router.catch(() => {
      router = undefined;
    });
    return router;
  };
}

/** The page to show cannot be had: says so, and leaves the document as the server wrote it. */
function failStart(error: unknown): never {
  console.error(`page resources for ${window.location.pathname} not found. Not rendering React`);
  throw error;
}

/** Hydrates what the server rendered; a document without a page in it is rendered afresh. */
function render(root: ReactNode, onUncaughtError: RootOptions['onUncaughtError']): Element {
  const container = document.getElementById(PAGE_ROOT_ID);
  if (!container) throw new Error(`The document has no #${PAGE_ROOT_ID}.`);
  const isServed = (document.getElementById(PAGE_FOCUS_ID)?.childElementCount ?? 0) > 0;
  // As a transition React does it piece by piece, and whoever touches the page meanwhile is heard.
  if (isServed) startTransition(() => void hydrateRoot(container, root, { onUncaughtError }));
  else createRoot(container, { onUncaughtError }).render(root);
  return container;
}
