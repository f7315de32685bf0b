import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageDataContext } from '@bluebird-bay/storefront/src/page-data/page-data.ts';
import type { DocumentFiles } from '@bluebird-bay/storefront/src/page-document.ts';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import type { ShopConfig } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { StorefrontRenderer } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { buildFolder } from './build-files.ts';
import { readBuildRecord } from './build-record.ts';
import { readClientFiles } from './client-files.ts';
import { documentFiles, type Manifest } from './document-files.ts';
import { loadRenderer } from './load-renderer.ts';
import { readArchive, writeArchive } from './page-archive.ts';
import { createPageCache } from './page-cache.ts';
import { createPageResponder } from './page-responder.ts';
import { prerender } from './prerender.ts';
import { type StoredBody, storeBody } from './stored-body.ts';

export interface PageStoreOptions {
  /** The provider, as pages are built from it. */
  api: StorefrontClient;
  /** Goes into every document, for the browser. Pages show the prices of its country. */
  shopConfig: ShopConfig;
  /** One line for whoever runs the shop. */
  log: (line: string) => void;
  /** A page older than this is made again in the background. */
  freshMs?: number;
  maxPages?: number;
  /**
   * Where the pages outlive a stop, and what the provider's catalogue is called. Pages of the same build, settings and
   * catalogue are served at once at the next start, and made again as they are read.
   */
  archive?: { file: string; catalogue: string };
}

/** One page, as it is sent. */
export interface StoredPage {
  html: StoredBody;
  json: StoredBody;
}

export interface PageStore {
  /** What `app-data.json` names. */
  buildHash: string;
  /** Makes the shop's front pages, or takes all pages from the archive. Returns how many are there. */
  open(): Promise<number>;
  /**
   * Makes every page that is not there yet, so that no shopper waits, and keeps them for the next start. Returns the
   * addresses of all pages.
   */
  prerenderAll(onProgress?: (done: number, of: number) => void, signal?: AbortSignal): Promise<readonly string[]>;
  /** Answers everything of the storefront: pages, their data, scripts, styles and fonts. Never throws. */
  respond(request: Request): Promise<Response>;
  /** Something shown on this page has changed: it is made again now. */
  purge(address: string): void;
}

/** What a shop cannot open without: everything but the pages of single collections and products. */
const isFrontPage = (address: string): boolean => !/^\/(?:collections|products)\//.test(address);

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

function filesByTemplate(manifest: Manifest, fonts: readonly string[]): (template: string) => DocumentFiles {
  const known = new Map<string, DocumentFiles>();
  return (template) => {
    const files = known.get(template) ?? documentFiles(manifest, template, fonts);
    known.set(template, files);
    return files;
  };
}

/** Makes pages: data from the provider, HTML from the data, bytes from both. */
function pageMaker(renderer: StorefrontRenderer, manifest: Manifest, buildHash: string, options: PageStoreOptions) {
  const { api, shopConfig } = options;
  const context: PageDataContext = { api, country: shopConfig.country, pictureBase: shopConfig.pictureBase };
  const filesOf = filesByTemplate(manifest, renderer.fonts);
  const make = async (address: string): Promise<StoredPage | undefined> => {
    const page = await renderer.buildPage(address, context);
    if (!page) return undefined;
    const document = renderer.renderDocument(page, { buildHash, shopConfig, files: filesOf(page.template) });
    const [html, json] = await Promise.all([
      storeBody(HTML, document, 'page'),
      storeBody(JSON_TYPE, page.json, 'page'),
    ]);
    return { html, json };
  };
  return { make, context };
}

/** Serves the build in `storefront/dist`; see `buildStorefront`. Throws when there is none. */
export async function createPageStore(options: PageStoreOptions): Promise<PageStore> {
  const record = await readBuildRecord();
  if (!record) throw new Error('The storefront has not been built.');
  const { buildHash } = record;
  const archive = options.archive && {
    file: options.archive.file,
    madeFor: [buildHash, options.archive.catalogue, JSON.stringify(options.shopConfig)],
  };
  const build = buildFolder(record.inputs);
  const renderer = await loadRenderer(build, buildHash);
  const manifest: Manifest = JSON.parse(await readFile(join(build, 'client/.vite/manifest.json'), 'utf8'));
  const { make, context } = pageMaker(renderer, manifest, buildHash, options);
  const cache = createPageCache<StoredPage>({
    make,
    onStale: (address, error) => options.log(`${address} could not be made again: ${String(error)}`),
    now: Date.now,
    freshMs: options.freshMs ?? 60_000,
    maxPages: options.maxPages ?? 10_000,
  });
  const respond = createPageResponder({
    find: renderer.find,
    page: cache.get,
    files: await readClientFiles(build),
    appData: await storeBody(JSON_TYPE, JSON.stringify({ webpackCompilationHash: buildHash }), 'page'),
    log: options.log,
  });
  return {
    buildHash,
    open: async () => {
      const kept = archive && (await readArchive(archive));
      if (kept) for (const [address, page] of kept) cache.setStale(address, page);
      else await prerender((await renderer.listPages(context)).filter(isFrontPage), make, cache.set);
      return cache.size();
    },
    prerenderAll: async (onProgress, signal) => {
      const addresses = await renderer.listPages(context);
      const missing = addresses.filter((address) => !cache.has(address));
      await prerender(missing, make, cache.set, onProgress, signal);
      if (archive && missing.length > 0 && !signal?.aborted) await writeArchive(archive, cache.entries());
      return addresses;
    },
    respond,
    purge: (address) => cache.refresh(renderer.find(address).address),
  };
}
