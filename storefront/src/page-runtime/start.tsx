import { type ComponentType, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { whenReady } from './document/document-ready.ts';
import { laterParts } from './document/later-parts.ts';
import { createSessionMemory } from './document/session-memory.ts';
import { isOurClick, shopLinkOf } from './link-click.ts';
import { hasJustBroken, leaveBrokenPage } from './loading/broken-page.ts';
import { clearWorkerResources, createBuildData, mustReload } from './loading/build-data.ts';
import type { Network } from './loading/fetch-answer.ts';
import { loadFirstPage, servedPage } from './loading/first-page.ts';
import { COUNTRY_PENDING, PAGE_FOCUS_ID, PAGE_ROOT_ID } from './names.ts';
import type { PageNotes } from './page-notes.ts';
import { PageRoot } from './page-root.tsx';
import type { ShoppersCountry } from './router/country-prices.ts';
import { keepEarlyInput } from './router/early-input.ts';
import { createHistoryEntries, locationOf } from './router/history-entry.ts';
import { createRouter, hearMoves, type Router } from './router/router.ts';
import type { Routes } from './router/start-router.ts';

/**
 * Follows plain clicks on every `Link`, whoever rendered it and whenever. Listens on the document, so that what a
 * component makes of the click itself comes first. Call it once React listens on `root`: React stops clicks on parts
 * that have not come alive yet, and links there are followed right behind it. A link to the page on show adds no entry.
 */
function followLinks(root: Element, { current, navigate }: Router): void {
  function follow(event: MouseEvent): void {
    const link = shopLinkOf(event);
    if (!link || !isOurClick(event, { target: link.target, download: link.getAttribute('download') })) return;
    event.preventDefault();
    navigate(link.href, {
      replace: link.getAttribute('href') === current().location.pathname,
      keepPlace: link.dataset.link === 'stay',
    });
  }

  root.addEventListener(
    'click',
    (event) => {
      if (event.cancelBubble && event instanceof MouseEvent) follow(event);
    },
    { capture: true },
  );
  document.addEventListener('click', follow);
}

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
const ROUTER_AFTER_MS = 1000;

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
 * compared, the page is hydrated. Without the page nothing is rendered and the server's HTML stays as it is. Whoever goes
 * back or forward meanwhile is taken there as soon as there is somebody to do it; where nobody will be, by a document.
 */
export async function startPage({ routes, frame, country, notes }: StartOptions): Promise<void> {
  const followMoves = hearMoves();
  const loadMoves = (): void => followMoves(() => window.location.reload());
  const memory = createSessionMemory(() => window.sessionStorage);
  if (hasJustBroken(memory, window.location.pathname)) return loadMoves();
  const served = servedPage();
  const { boot } = served;
  const runningHash = boot.buildHash;
  const servedPath = encodeURI(boot.pagePath);
  const build = createBuildData(network, () => performance.now());
  const entries = createHistoryEntries(window.history, Date.now);

  const isUsual = served.pageData !== '' && isAtHome(window.location.pathname, boot.pagePath);
  const start = isUsual
    ? { pageData: served.pageData, isElsewhere: false }
    : Promise.all([import('./loading/unusual-start.ts'), routes()]).then(([{ startUnusually }, { rows }]) =>
        startUnusually(rows, network, served),
      );
  // Where the document stands is read before anything is waited for: the address may be another one by then.
  const here = isUsual ? locationOf(window.location, entries.ensureKey()) : undefined;

  async function firstPage() {
    const { pageData, isElsewhere } = await start;
    const location = isElsewhere
      ? { pathname: servedPath, search: '', hash: '', key: '' }
      : (here ?? locationOf(window.location, entries.ensureKey()));
    const modules = () => routes().then((known) => known.modules);
    return { location, isElsewhere, page: await loadFirstPage({ pageData, boot, modules, build }) };
  }

  const { location, isElsewhere, page } = await firstPage().catch((error: unknown) => {
    loadMoves();
    return failStart(error);
  });
  // A server that would not say which build it serves neither agrees nor disagrees.
  if (mustReload(memory, build.newest(''), runningHash)) {
    await clearWorkerResources();
    window.location.reload();
    return;
  }

  const first = { location, page, params: boot.params };
  const router = createRouter(first, async (own) => {
    const [{ startRouter }, shoppers, known] = await Promise.all([
      import('./router/start-router.ts'),
      country(),
      routes(),
    ]);
    return startRouter({
      routes: known,
      country: shoppers,
      network,
      build,
      memory,
      entries,
      router: own,
      notes,
      runningHash,
    });
  });
  followMoves(router.follow);
  if (isElsewhere) router.follow();

  whenReady(document, window, () => {
    const root = render(<PageRoot {...boot} {...{ first, servedPath, frame, router }} />, (error, info) => {
      console.error('Uncaught error:', error, info.componentStack);
      leaveBrokenPage(memory);
    });
    followLinks(root, router);
    keepEarlyInput(root);
    const pending = document.documentElement.dataset[COUNTRY_PENDING];
    void Promise.race([laterParts.called(), wait(pending ? 0 : ROUTER_AFTER_MS)]).then(router.wake);
  });
}

/** The page to show cannot be had: says so, and leaves the document as the server wrote it. */
function failStart(error: unknown): never {
  console.error(`page resources for ${window.location.pathname} not found. Not rendering React`);
  throw error;
}

/** Hydrates what the server rendered; a document without a page in it is rendered afresh. */
function render(root: ReactNode, onUncaughtError: RootOptions['onUncaughtError']): Element {
  const container = document.getElementById(PAGE_ROOT_ID);
  if (!container) throw new Error(`There is no #${PAGE_ROOT_ID}.`);
  const isServed = (document.getElementById(PAGE_FOCUS_ID)?.childElementCount ?? 0) > 0;
  // As a transition React does it piece by piece, and whoever touches the page meanwhile is heard.
  if (isServed) startTransition(() => void hydrateRoot(container, root, { onUncaughtError }));
  else createRoot(container, { onUncaughtError }).render(root);
  return container;
}
