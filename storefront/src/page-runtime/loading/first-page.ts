import { NOT_FOUND_PATH, PAGE_BOOT_ID, PAGE_DATA_ID, SERVER_ERROR_PATH } from '../names.ts';
import type { BuildData } from './build-data.ts';
import {
  type LoadedPage,
  type PageBoot,
  type PageData,
  type PageModule,
  type PageModules,
  parsePageData,
} from './page-data.ts';

export interface FirstPageOptions {
  /** The text of the page data. */
  pageData: string;
  boot: PageBoot;
  /** The page modules, for a page that is not the one the document was made for. */
  modules: () => Promise<PageModules>;
  build: BuildData;
}

/** How long the first page waits to hear which build the server serves; after that it is shown all the same. */
const PATIENCE_MS = 1000;

/** The module that shows the page. The document names that of its own page, so that nobody need know all of them. */
async function pageModule(
  { componentChunkName: template }: PageData,
  boot: PageBoot,
  modules: FirstPageOptions['modules'],
): Promise<PageModule> {
  if (template === boot.template) return import(/* @vite-ignore */ boot.moduleUrl);
  const load = (await modules())[template];
  if (!load) throw new Error(`Nobody shows ${template}.`);
  return load();
}

/**
 * The page the document was served for. Its module is fetched and the build is asked for at the same time; a build the
 * server will not name is the document's own. Rejects when the page cannot be shown.
 */
export async function loadFirstPage({ pageData, boot, modules, build }: FirstPageOptions): Promise<LoadedPage> {
  const data = parsePageData(pageData);
  if (!data) throw new Error('No page data.');
  const patience = new Promise<string>((resolve) => window.setTimeout(() => resolve(''), PATIENCE_MS));
  const [module, hash] = await Promise.all([pageModule(data, boot, modules), Promise.race([build.hash(0), patience])]);
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

/** What the document brought. */
export interface Served {
  boot: PageBoot;
  /** The text of the page data; empty when the document holds none. */
  pageData: string;
}

const isPageBoot = (value: unknown): value is PageBoot => typeof Object(value).buildHash === 'string';

/** Throws when the document does not say how it was served: it is no document of this shop then. */
export function servedPage(): Served {
  const boot: unknown = JSON.parse(document.getElementById(PAGE_BOOT_ID)?.textContent ?? 'null');
  if (!isPageBoot(boot)) throw new Error(`There is no #${PAGE_BOOT_ID}.`);
  return { boot, pageData: document.getElementById(PAGE_DATA_ID)?.textContent ?? '' };
}
