import type { BuildData } from './build-data.ts';
import { fetchAnswer, type Network } from './fetch-answer.ts';
import { NOT_FOUND_PATH, SERVER_ERROR_PATH } from './names.ts';
import { type LoadedPage, type PageBoot, type PageModules, parsePageData } from './page-data.ts';

/** How long the first page waits to hear which build the server serves; after that it is shown all the same. */
const PATIENCE_MS = 1000;

export interface FirstPageOptions {
  /** The page data inside the document; empty when there is none. */
  pageData: string;
  /** Where it lies otherwise. */
  dataUrl: string;
  boot: PageBoot;
  modules: PageModules;
  network: Network;
  build: BuildData;
}

async function fetchPageData(network: Network, dataUrl: string): Promise<string> {
  const answer = await fetchAnswer(network, dataUrl);
  if (answer.kind === 'found') return answer.text;
  throw answer.kind === 'unreachable' ? answer.error : new Error(`${dataUrl} is ${answer.kind}`);
}

/**
 * The page the document was served for. Its module is fetched and the build is asked for at the same time; a build the
 * server will not name is the document's own. Rejects when the page cannot be shown.
 */
export async function loadFirstPage(options: FirstPageOptions): Promise<LoadedPage> {
  const { pageData, dataUrl, boot, modules, network, build } = options;
  const text = pageData || (await fetchPageData(network, dataUrl));
  const data = parsePageData(text);
  const load = data && modules[data.componentChunkName];
  if (!load) throw new Error('There is no page data, or nobody to show it.');
  const patience = new Promise<string>((resolve) => window.setTimeout(() => resolve(''), PATIENCE_MS));
  const [module, hash] = await Promise.all([load(), Promise.race([build.hash(0), patience])]);
  const { result, ...page } = data;
  return {
    status: 'success',
    page: { ...page, webpackCompilationHash: hash || boot.buildHash },
    json: result,
    component: module.default,
    notFound: data.path === NOT_FOUND_PATH,
    internalServerError: data.path === SERVER_ERROR_PATH,
  };
}
