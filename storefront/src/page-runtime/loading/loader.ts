import type { PageMatch, PageTable } from '../addresses/page-matching.ts';
import { laterParts } from '../document/later-parts.ts';
import { NOT_FOUND_PATH, SERVER_ERROR_PATH } from '../names.ts';
import type { Shown } from '../router/router.ts';
import type { WorkerState } from '../worker/worker-registration.ts';
import type { BuildData } from './build-data.ts';
import { createDataAnswers, DATA_FRESH_MS, type DataAnswer, type FoundAnswer } from './data-answers.ts';
import type { Network } from './fetch-answer.ts';
import { countryDataUrl, type FailedPage, type LoadedPage, type PageModule, type PageModules } from './page-data.ts';

/** Gets pages: their data, their module, and the word on which build the server serves. */
export interface Loader {
  /**
   * The page an address leads to. Never rejects; loads of one page at the same time are one load. One that is here is given
   * at once while it is fresh, and if it `mayBeOld` also later. Where nothing newer is to be had it comes as it was last seen.
   */
  load(address: string, mayBeOld?: boolean): Promise<LoadedPage | FailedPage>;
  /** The page if it is already here, and fresh. */
  peek(address: string): LoadedPage | undefined;
  /** Gets data and module into the browser, so that `load` will not have to; says whether that worked. */
  prefetch(address: string): Promise<boolean>;
  /** The kind of page an address leads to. */
  kindOf(address: string): string | undefined;
  /** Gets the scripts of a kind of page into the browser, and those of the page on show that are not here yet; no page's data. */
  prepare(kind: string): void;
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
  worker: Pick<WorkerState, 'hasLostResources'>;
  /** The time, in milliseconds since 1970. */
  now: () => number;
}

/** A page that is here, and when its data was asked for. */
interface KeptPage {
  page: LoadedPage;
  at: number;
}

/** No pauses between tries: where there is something to show instead, data is asked for once. */
const ONCE: readonly number[] = [];

/** Data that is here but was not yet shown is good for as long as the build was heard of within this time. */
const BUILD_FRESH_MS = 60_000;

/** What stands in for a page only because of trouble, such as the offline page, is not that page for good. */
const isItself = ({ page, notFound }: LoadedPage, { pagePath }: PageMatch): boolean =>
  notFound || page.path === pagePath;

/** Whether it is what was asked for, and of a build that is known. */
const isWhole = (outcome: LoadedPage | FailedPage): boolean =>
  outcome.status === 'success' && !outcome.internalServerError && outcome.page.webpackCompilationHash !== '';

/** The page as it was, for want of anything newer. */
const asLastSeen = ({ page, at }: KeptPage): LoadedPage => ({ lastSeen: new Date(at).toISOString(), ...page });

/** The page that an answer holds; `requested` is the answer for the address itself, which another page may stand in for. */
function pageOf(
  { data, lastSeen }: FoundAnswer,
  { requested, hash, component }: { requested: DataAnswer; hash: string; component: LoadedPage['component'] },
): LoadedPage {
  const { result, ...page } = data;
  return {
    status: 'success',
    page: { ...page, webpackCompilationHash: hash },
    json: result,
    component,
    notFound: requested.kind === 'missing' || page.path === NOT_FOUND_PATH,
    internalServerError: requested.kind === 'broken' || page.path === SERVER_ERROR_PATH,
    ...(lastSeen && { lastSeen }),
  };
}

export function createLoader({ table, modules, network, build, first, country, worker, now }: LoaderOptions): Loader {
  const pages = new Map<string, KeptPage>();
  const modulesHere = new Map<string, PageModule>();
  const loading = new Map<string, Promise<LoadedPage | FailedPage>>();
  const answers = createDataAnswers({ table, network, now });
  const priced = ({ dataUrl }: PageMatch): string => countryDataUrl(dataUrl, country);

  function failed(error: unknown): FailedPage {
    return { status: 'error', error: error instanceof Error ? error : new Error(String(error)) };
  }

  /** A module that is here is given at once: browsers bring even that with a task of its own, which waits while a finger is down. */
  async function moduleOf(template: string): Promise<PageModule> {
    const here = modulesHere.get(template);
    if (here) return here;
    const load = modules[template];
    if (!load) throw new Error(`We couldn't find the correct component chunk with the name "${template}"`);
    const module = await load();
    modulesHere.set(template, module);
    return module;
  }

  /** With the parts that come later: unlike the document's first page, others have no HTML to show in their place. */
  async function wholeModuleOf(template: string): Promise<PageModule> {
    const module = await moduleOf(template);
    await laterParts.load();
    return module;
  }

  /** The page if it is here and good enough; as it was last seen it is so while there is no connection alone. */
  function goodPage(match: PageMatch | undefined, mayBeOld = false): LoadedPage | undefined {
    const kept = pages.get(match?.dataUrl ?? '');
    if (!kept) return undefined;
    const isFresh = mayBeOld || now() - kept.at <= DATA_FRESH_MS;
    const isGood = kept.page.lastSeen === undefined ? isFresh : !network.online();
    return isGood ? kept.page : undefined;
  }

  /** A page of no known build takes the place of none. */
  function keep(key: string, kept: KeptPage): void {
    if (isWhole(kept.page) || !(kept.page.internalServerError || pages.has(key))) pages.set(key, kept);
  }

  async function assemble(address: string, match: PageMatch): Promise<LoadedPage | FailedPage> {
    const dataUrl = priced(match);
    // What cannot be kept goes first: browsers ask one server for six things at once, and pages have more scripts than that.
    const hashed = build.hash(answers.has(dataUrl) ? BUILD_FRESH_MS : 0);
    const asked = answers.get(dataUrl, {}, pages.has(match.dataUrl) ? ONCE : undefined);
    // All that it takes is on its way while its data is.
    for (const scripts of [wholeModuleOf(match.row.template), laterParts.load()]) scripts.catch(() => undefined);
    const requested = await asked;
    const answer = await answers.orStatusPage(requested, address, match);
    if (answer.kind === 'unreachable') return failed(answer.error);
    if (answer.kind !== 'found') return failed(new Error(`No page data for ${match.pagePath}`));
    const { default: component } = await wholeModuleOf(answer.data.componentChunkName);
    const loaded = pageOf(answer, { requested, hash: await hashed, component });
    keep(match.dataUrl, { page: loaded, at: answer.at });
    return loaded;
  }

  /** What to show of an address after it was asked for; where that is no page, the one that is here. */
  function settle(key: string, outcome: LoadedPage | FailedPage): LoadedPage | FailedPage {
    const kept = pages.get(key);
    if (kept && !isWhole(outcome)) return asLastSeen(kept);
    worker.hasLostResources ||= outcome.status === 'error';
    return outcome;
  }

  /** Loads a page that is not here, or not good enough; loads of one page at the same time are one load. */
  function loadOnce(address: string, match: PageMatch): Promise<LoadedPage | FailedPage> {
    const key = match.dataUrl;
    const underway = loading.get(key);
    if (underway) return underway;
    const load = assemble(address.replace(/#.*$/s, ''), match)
      .catch(failed)
      .then((outcome) => {
        loading.delete(key);
        return settle(key, outcome);
      });
    loading.set(key, load);
    return load;
  }

  const firstMatch = first && table.find(first.location.pathname);
  if (firstMatch && isItself(first.page, firstMatch)) pages.set(firstMatch.dataUrl, { page: first.page, at: now() });

  return {
    load(address, mayBeOld) {
      const match = table.find(address);
      if (!match) {
        worker.hasLostResources = true;
        return Promise.resolve(failed(new Error(`No page at ${address}`)));
      }
      const here = goodPage(match, mayBeOld);
      if (!here) return loadOnce(address, match);
      // Nobody waits for this: it lets the next navigation know that the server has moved on.
      void build.hash(BUILD_FRESH_MS);
      return Promise.resolve(here);
    },
    kindOf: (address) => table.find(address)?.row.template,
    prepare: (kind) => void wholeModuleOf(kind).catch(() => undefined),
    peek: (address) => goodPage(table.find(address)),
    async prefetch(address) {
      const match = table.find(address);
      if (!match || goodPage(match)) return false;
      try {
        const answer = await answers.get(priced(match), { priority: 'low' });
        if (answer.kind !== 'found') return false;
        await Promise.all([wholeModuleOf(answer.data.componentChunkName), build.hash(BUILD_FRESH_MS)]);
        return true;
      } catch {
        return false;
      }
    },
  };
}
