import { vi } from 'vitest';
import { createPageTable } from '../../addresses/page-matching.ts';
import { createBuildData } from '../../loading/build-data.ts';
import { createLoader } from '../../loading/loader.ts';
import type { LoadedPage, PageModules } from '../../loading/page-data.ts';
import { DELAYED_PAGE_EVENT } from '../../names.ts';
import { createHistoryEntries } from '../history-entry.ts';
import { createNavigation } from '../navigation.ts';
import { createPageTransition } from '../page-transition.ts';
import { createRouter, hearMoves } from '../router.ts';

const row = (path: string, template: string) => ({ path, matchPath: path, template });
const table = createPageTable([
  row('/', 'home'),
  row('/products/:slug/', 'product'),
  row('/500.html', 'server-error'),
  { path: '/404.html', matchPath: '/*', template: 'not-found' },
]);
const Component = () => null;
const modules: PageModules = {
  home: async () => ({ default: Component }),
  product: async () => ({ default: Component }),
};
const pageOf = (path: string, componentChunkName: string) => ({
  componentChunkName,
  path,
  matchPath: path,
  country: 'PH',
  staticQueryHashes: [],
  slicesMap: {},
});
/** The home page as it was served. */
export const home: LoadedPage = {
  status: 'success',
  page: { ...pageOf('/', 'home'), webpackCompilationHash: 'build-1' },
  json: JSON.parse('{"data":null}'),
  component: Component,
  notFound: false,
  internalServerError: false,
};

/** A browser's tab, as far as navigation sees it: it has come to the home page by way of a product. */
function aTab() {
  const entries = ['/products/before/', '/'].map((path, index) => ({
    url: new URL(path, 'https://shop.example'),
    state: Object({ key: String(index) }),
  }));
  const documents: string[] = [];
  const delays: unknown[] = [];
  const tab = { entries, at: 1, isFull: false, documents, delays };
  const here = () => tab.entries[tab.at] ?? { url: new URL('https://shop.example'), state: null };
  const load = (to: URL): void => void tab.documents.push(to.pathname + to.search + to.hash);
  const window = Object.assign(new EventTarget(), {
    setTimeout: (then: () => void, milliseconds: number) => setTimeout(then, milliseconds),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
    history: {
      pushState(state: object, _: string, url: URL) {
        if (tab.isFull) throw new DOMException('', 'SecurityError');
        tab.entries.splice(tab.at + 1, Number.POSITIVE_INFINITY, { url, state });
        tab.at += 1;
      },
      replaceState(state: object, _: string, url = here().url) {
        tab.entries[tab.at] = { url, state };
      },
    },
  });
  Object.defineProperty(window, 'location', {
    get: () => Object.assign(new URL(here().url), { assign: load, replace: load, reload: () => load(here().url) }),
  });
  Object.defineProperty(window.history, 'state', { get: () => here().state });
  window.addEventListener(DELAYED_PAGE_EVENT, (event) => {
    if (event instanceof CustomEvent) tab.delays.push(event.detail);
  });
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { hidden: false });
  const go = (steps: number): void => {
    tab.at += steps;
    window.dispatchEvent(new Event('popstate'));
  };
  return Object.assign(tab, { here, go });
}

/** A shop in a tab. What is in `held` answers no sooner than it is let go, what is in `down` not at all. */
export function aShop(page = home) {
  const tab = aTab();
  const held = new Map<string, Promise<void>>();
  const down = new Set<string>();
  const server: { build: string; time: number; keptAt?: string; asked: string[] } = {
    build: 'build-1',
    time: 0,
    asked: [],
  };
  async function fetch(url: string): Promise<Response> {
    if (url.endsWith('/app-data.json')) return Response.json({ webpackCompilationHash: server.build });
    const [, slug = ''] = /products\/(.+)\/page-data\.json$/.exec(url) ?? [];
    server.asked.push(slug);
    await held.get(slug);
    return down.has(slug)
      ? new Response('', { status: 503 })
      : Response.json(
          { ...pageOf(`/products/${slug}/`, 'product'), result: { data: slug } },
          { headers: server.keptAt ? { 'x-kept-at': server.keptAt } : {} },
        );
  }
  const left: string[] = [];
  const grownBy: Array<string | undefined> = [];
  const paint = { next: Promise.resolve() };
  const network = { fetch, online: () => true, wait: async () => undefined };
  const now = (): number => server.time;
  const build = createBuildData(network, now);
  const first = { location: { pathname: '/', search: '', hash: '', key: '1' }, page, params: {} };
  const worker = { isUpdated: false, hasLostResources: false, lookedAt: 0 };
  const loader = createLoader({ table, modules, network, build, first, country: undefined, worker, now });
  const router = createRouter(first, async () => navigation);
  const navigation = createNavigation({
    table,
    loader,
    build,
    router,
    entries: createHistoryEntries(window.history, Date.now),
    transition: createPageTransition(),
    worker,
    runningHash: 'build-1',
    onIntent: () => undefined,
    onLeave: () => left.push(router.current().location.pathname),
    onGrowth: (grown) => grownBy.push(grown.lastSeen),
    onSettled: () => undefined,
    drawAtOnce: (update) => update(),
    afterNextPaint: () => paint.next,
  });
  hearMoves()(router.follow);
  function hold(slug: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    held.set(slug, promise);
    return resolve;
  }
  const shown = () => {
    const { location, params } = router.current();
    return [location.action, location.pathname + location.search + location.hash, params.slug];
  };
  return {
    tab,
    navigation,
    server,
    down,
    hold,
    shown,
    router,
    left,
    grownBy,
    paint,
    key: () => router.current().location.key,
  };
}
