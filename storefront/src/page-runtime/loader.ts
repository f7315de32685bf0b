import type { BuildData } from './build-data.ts';
import { countryDataUrl } from './country-prices.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';
import { hasForeignDocument } from './foreign-document.ts';
import { loadLaterParts } from './later-parts.ts';
import { NOT_FOUND_PATH, SERVER_ERROR_PATH } from './names.ts';
import { type FailedPage, type LoadedPage, type PageData, type PageModules, parsePageData } from './page-data.ts';
import type { PageMatch, PageTable } from './page-matching.ts';
import type { Shown } from './router-state.ts';
import { noteResourcesFailed } from './worker-state.ts';

/** Gets pages: their data, their module, and the word on which build the server serves. */
export interface Loader {
  /** The page an address leads to. Never rejects; loads of one page at the same time are one load. */
  load(address: string): Promise<LoadedPage | FailedPage>;
  /** The page if it is already here. */
  peek(address: string): LoadedPage | undefined;
  /** Gets data and module into the browser, so that `load` will not have to; says whether that worked. */
  prefetch(address: string): Promise<boolean>;
}

export interface LoaderOptions {
  table: PageTable;
  modules: PageModules;
  network: Network;
  build: BuildData;
  /** The page on show, which needs no loading; absent where it shows the prices of another country. */
  first: Shown | undefined;
  /** The country whose prices are shown, where it is not the one pages are served for. */
  country: string | undefined;
}

/** Data that is here but was not yet shown is good for as long as the build was heard of within this time. */
const BUILD_FRESH_MS = 60_000;

type DataAnswer =
  | { kind: 'found'; data: PageData }
  | { kind: 'missing' }
  | { kind: 'broken' }
  | { kind: 'unreachable'; error: Error };

const isStatusPage = (path: string): boolean => path === NOT_FOUND_PATH || path === SERVER_ERROR_PATH;

function failed(error: unknown): FailedPage {
  noteResourcesFailed();
  return { status: 'error', error: error instanceof Error ? error : new Error(String(error)) };
}

export function createLoader({ table, modules, network, build, first, country }: LoaderOptions): Loader {
  const pages = new Map<string, LoadedPage>();
  const loading = new Map<string, Promise<LoadedPage | FailedPage>>();
  const answers = new Map<string, Promise<DataAnswer>>();

  const priced = ({ dataUrl }: PageMatch): string => countryDataUrl(dataUrl, country);

  async function requestData(dataUrl: string, init: RequestInit): Promise<DataAnswer> {
    const answer = await fetchAnswer(network, dataUrl, init);
    if (answer.kind !== 'found') return answer;
    const data = parsePageData(answer.text);
    return data ? { kind: 'found', data } : { kind: 'missing' };
  }

  /** Page data by address, remembered only once it is here. */
  function pageData(dataUrl: string, init: RequestInit = {}): Promise<DataAnswer> {
    const known = answers.get(dataUrl);
    if (known) return known;
    const requested = requestData(dataUrl, init).then((answer) => {
      if (answer.kind !== 'found') answers.delete(dataUrl);
      return answer;
    });
    answers.set(dataUrl, requested);
    return requested;
  }

  function moduleOf(template: string): Promise<{ default: LoadedPage['component'] }> {
    const load = modules[template];
    return load
      ? load()
      : Promise.reject(new Error(`We couldn't find the correct component chunk with the name "${template}"`));
  }

  /** The 404 or 500 page in place of a page that is not there; `HEAD` finds documents that are no page of this app. */
  async function statusPage(path: string, address: string, match: PageMatch): Promise<DataAnswer> {
    if (isStatusPage(match.pagePath)) return { kind: 'unreachable', error: new Error(`${match.pagePath} has no data`) };
    const mayBeForeign = path === NOT_FOUND_PATH && !address.startsWith('//');
    if (mayBeForeign && (await hasForeignDocument(network, address, match.pagePath)))
      return { kind: 'unreachable', error: new Error(`${address} is a document of its own`) };
    const dataUrl = table.find(path)?.dataUrl;
    return dataUrl ? pageData(dataUrl) : { kind: 'missing' };
  }

  async function assemble(address: string, match: PageMatch): Promise<LoadedPage | FailedPage> {
    moduleOf(match.row.template).catch(() => undefined);
    const freshEnough = answers.has(priced(match)) ? BUILD_FRESH_MS : 0;
    const [requested, hash] = await Promise.all([pageData(priced(match)), build.hash(freshEnough)]);
    const notFound = requested.kind === 'missing';
    const internalServerError = requested.kind === 'broken';
    const answer = notFound
      ? await statusPage(NOT_FOUND_PATH, address, match)
      : internalServerError
        ? await statusPage(SERVER_ERROR_PATH, address, match)
        : requested;
    if (answer.kind === 'unreachable') return failed(answer.error);
    if (answer.kind !== 'found') return failed(new Error(`No page data for ${match.pagePath}`));
    const { result, ...page } = answer.data;
    const module = await moduleOf(page.componentChunkName);
    // Unlike the document's first page, this one has no HTML to show in the place of parts that come later.
    await loadLaterParts();
    return {
      status: 'success',
      page: { ...page, webpackCompilationHash: hash },
      json: result,
      component: module.default,
      notFound: notFound || page.path === NOT_FOUND_PATH,
      internalServerError: internalServerError || page.path === SERVER_ERROR_PATH,
    };
  }

  /** What stands in for a page only because of trouble, such as the offline page, is not that page for good. */
  const isItself = ({ page, notFound }: LoadedPage, { pagePath }: PageMatch): boolean =>
    notFound || page.path === pagePath;

  const firstMatch = first && table.find(first.location.pathname);
  if (firstMatch && isItself(first.page, firstMatch)) pages.set(firstMatch.dataUrl, first.page);

  return {
    load(address) {
      const match = table.find(address);
      if (!match) return Promise.resolve(failed(new Error(`No page at ${address}`)));
      const key = match.dataUrl;
      const here = pages.get(key);
      if (here) {
        // Nobody waits for this: it lets the next navigation know that the server has moved on.
        void build.hash(BUILD_FRESH_MS);
        return Promise.resolve(here);
      }
      const underway = loading.get(key);
      if (underway) return underway;
      const load = assemble(address.replace(/#.*$/s, ''), match)
        .catch(failed)
        .then((outcome) => {
          loading.delete(key);
          if (outcome.status === 'success' && !outcome.internalServerError) pages.set(key, outcome);
          return outcome;
        });
      loading.set(key, load);
      return load;
    },
    peek(address) {
      return pages.get(table.find(address)?.dataUrl ?? '');
    },
    async prefetch(address) {
      const match = table.find(address);
      if (!match || pages.has(match.dataUrl)) return false;
      try {
        const answer = await pageData(priced(match), { priority: 'low' });
        if (answer.kind !== 'found') return false;
        await Promise.all([moduleOf(answer.data.componentChunkName), build.hash(BUILD_FRESH_MS)]);
        await loadLaterParts();
        return true;
      } catch {
        return false;
      }
    },
  };
}
