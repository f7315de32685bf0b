import type { MakeThrottle } from '@bluebird-bay/services/shared-throttles.ts';
import { marketOf } from '@bluebird-bay/storefront/src/features/country/current-country.ts';
import type { CatalogueSnapshot } from '@bluebird-bay/storefront/src/page-data/catalogue/catalogue-snapshot.ts';
import type { PageDataContext } from '@bluebird-bay/storefront/src/page-data/page-data.ts';
import type { Rating } from '@bluebird-bay/storefront/src/page-data/structured-data/structured-data.ts';
import { APP_DATA_URL, WORKER_URL } from '@bluebird-bay/storefront/src/page-runtime/names.ts';
import type { StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import type { CountryCode } from '@bluebird-bay/storefront/src/storefront-api/generated/operations.ts';
import type { ShopConfig } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { BuiltPage, StorefrontRenderer } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import type { Log } from '@bluebird-bay/telemetry/log.ts';
import type { Caller } from '../http/caller.ts';
import { readClientFiles } from './answer/client-files.ts';
import { createPageResponder } from './answer/page-responder.ts';
import { createQueryPages } from './answer/query-pages.ts';
import { createReadyPages, type ReadyPages } from './answer/ready-pages.ts';
import { buildFolder } from './build/build-files.ts';
import { readBuildRecord } from './build/build-record.ts';
import { shareAssets } from './build/shared-assets.ts';
import { readArchive, writeArchive } from './cache/page-archive.ts';
import { createPageCache, type PageCacheFigures } from './cache/page-cache.ts';
import { createPageChanges } from './cache/page-changes.ts';
import { createPricedData } from './cache/priced-data.ts';
import { recompress, type StoredBody, storeBody } from './cache/stored-body.ts';
import { HTML, JSON_TYPE, type StoredPage, storedPage } from './cache/stored-page.ts';
import { documentRenderer, type RenderDocument } from './render/document-renderer.ts';
import { prerender, withRetries } from './render/prerender.ts';
import { createRenderPool, type RenderPool } from './render/render-pool.ts';
import { RETIRING_WORKER } from './render/retiring-worker.ts';
import { createSiteFiles } from './site/site-files.ts';

/** Kept of each kind; in a shop that has more, readers wait for those that nobody has read for long. */
const MOST_PAGES = 10_000;

export interface PageStoreOptions {
  /** The provider, as pages are built from it. */
  api: StorefrontClient;
  /** Goes into every document, for the browser. */
  shopConfig: ShopConfig;
  /** What shoppers think of a product, by its handle; never rejects. */
  rating?: (handle: string) => Promise<Rating | undefined>;
  /** One line for whoever runs the shop. */
  log: Log;
  /** Whether browsers are given the service worker; otherwise one that ends those they have. */
  serviceWorker?: boolean;
  /** A page older than this is made again in the background. */
  freshMs?: number;
  /** Nobody waits longer for a page that is not there yet; as long as it takes unless told. */
  withinMs?: number | undefined;
  /** How many searches of a network are answered is counted by this; by this process alone unless told. */
  throttle?: MakeThrottle;
  /** A folder in which every version leaves its scripts and styles for the others; see {@link shareAssets}. */
  assetsDir?: string | undefined;
  /**
   * Nothing changes while these pages are made, and nobody reads: the catalogue is read once, and rendering waits for
   * no one.
   */
  isStill?: boolean;
  /**
   * Where the pages outlive a stop, and what the provider's catalogue is called. Pages of the same build, settings and
   * catalogue are served at once at the next start, and made again as they are read.
   */
  archive?: { file: string; catalogue: string };
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
  respond(request: Request, caller?: Caller): Promise<Response>;
  /** What of it can be answered at once. */
  ready: ReadyPages;
  /** Something shown on this page has changed: it is made again now. */
  purge(address: string): void;
  /**
   * A product or collection has changed: its own pages are made again now, every other page that shows it when it is
   * read next.
   */
  changed(handle: string): void;
  /** Changes may have been missed: every page is made again when it is read next. */
  expireAll(): void;
  /** Compresses every page harder, one after another, while nobody waits. `signal` ends it early. */
  recompress(signal: AbortSignal): Promise<void>;
  /** Addresses of everything that is served beside pages and their data. */
  otherFiles(): Promise<string[]>;
  /** Beginnings of addresses that share one document, whatever stands behind. */
  dynamicBeginnings: readonly string[];
  /** How readers fared, by what they read, and how many pages are kept. */
  figures(): { reads: Record<'page' | 'search' | 'prices', PageCacheFigures>; pages: number };
  /** Makes nothing more, and waits for what is being made. */
  close(): Promise<void>;
}

/** For fewer pages than these, their products are asked for one by one, and this thread renders them. */
const MANY_PAGES = 100;
/** How far render threads stand back behind the one that answers shoppers. */
const BEHIND_SHOPPERS = 10;

/** What shoppers think of the product a page is about. */
async function ratingFor({ template, path }: BuiltPage, { rating }: PageStoreOptions): Promise<Rating | undefined> {
  return template === 'product' ? rating?.(path.split('/').at(-2) ?? '') : undefined;
}

/** The catalogue in the prices of each country that is asked for, read once. */
function snapshotsOnce(
  renderer: StorefrontRenderer,
  context: PageDataContext,
): (country: CountryCode) => Promise<CatalogueSnapshot> {
  const read = new Map<CountryCode, Promise<CatalogueSnapshot>>();
  return (country) => {
    const catalogueSnapshot =
      read.get(country) ?? withRetries(() => renderer.readCatalogueSnapshot({ ...context, country }));
    read.set(country, catalogueSnapshot);
    return catalogueSnapshot;
  };
}

/** Makes pages: data from the provider, HTML from the data, bytes from both. */
function pageMaker(renderer: StorefrontRenderer, renderDocument: RenderDocument, options: PageStoreOptions) {
  const { api, shopConfig } = options;
  const context: PageDataContext = {
    api,
    country: marketOf(shopConfig).home.countryCode,
    pictureBase: shopConfig.pictureBase,
    linkedCollections: shopConfig.linkedCollections,
    market: shopConfig.market,
    lacks: shopConfig.lacks,
  };
  const snapshots = options.isStill ? snapshotsOnce(renderer, context) : undefined;
  const readCatalogueSnapshot = (): Promise<CatalogueSnapshot> =>
    snapshots?.(context.country) ?? renderer.readCatalogueSnapshot(context);
  const make = async (address: string, before?: StoredPage, search?: string): Promise<StoredPage | undefined> => {
    const page = await renderer.buildPage(address, {
      ...context,
      search,
      catalogueSnapshot: await snapshots?.(context.country),
    });
    if (!page) return undefined;
    const document = renderDocument(page, await ratingFor(page, options));
    // While a page is made again its readers have the old one, so it is worth the time.
    const effort = before ? 'recompress' : 'page';
    const [html, json] = await Promise.all([
      storeBody(HTML, document, effort, before?.html),
      storeBody(JSON_TYPE, page.json, effort, before?.json),
    ]);
    return storedPage(page, document, { html, json });
  };
  /** One of many, from a catalogue that has been read and in a thread of its own. */
  const makeOneOfMany = async (
    address: string,
    catalogueSnapshot: CatalogueSnapshot,
    pool: RenderPool,
  ): Promise<StoredPage | undefined> => {
    const page = await renderer.buildPage(address, { ...context, catalogueSnapshot });
    return page && pool.render(page, await ratingFor(page, options));
  };
  const makePriced = async (
    address: string,
    country: CountryCode,
    catalogueSnapshot?: CatalogueSnapshot,
  ): Promise<StoredBody | undefined> => {
    const page = await renderer.buildPage(address, { ...context, country, catalogueSnapshot });
    return page && storeBody(JSON_TYPE, page.json, 'page');
  };
  return { make, makeOneOfMany, makePriced, readCatalogueSnapshot, context };
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
  const sources = { build, buildHash, shopConfig: options.shopConfig };
  const { renderer, renderDocument } = await documentRenderer(sources);
  const { make, makeOneOfMany, makePriced, readCatalogueSnapshot, context } = pageMaker(
    renderer,
    renderDocument,
    options,
  );
  const rules = {
    onUnmade: (address: string, error: unknown, isNew: boolean) =>
      options.log.warn(`a page could not be made ${isNew ? 'at all' : 'again'}`, { address }, error),
    now: Date.now,
    freshMs: options.freshMs ?? 60_000,
    withinMs: options.withinMs,
    maxPages: MOST_PAGES,
  };
  const cache = createPageCache<StoredPage>({ make, ...rules });
  const queryPages = createQueryPages({
    ...rules,
    answeredQuery: renderer.answeredQuery,
    answersQuery: renderer.answersQuery,
    make: (address, search) => make(address, undefined, search),
    throttle: options.throttle,
    log: options.log,
  });
  const priced = createPricedData({
    ...rules,
    make: makePriced,
    countries: marketOf(options.shopConfig).countries,
    page: cache.get,
  });
  const files = new Map(await readClientFiles(build));
  if (options.serviceWorker === false) {
    const body = await storeBody('text/javascript; charset=utf-8', RETIRING_WORKER, 'page');
    files.set(WORKER_URL, { body, isHashed: false });
  }
  const siteFiles = createSiteFiles({
    origin: options.shopConfig.shopOrigin,
    listSitemap: () => renderer.listSitemap(context),
    posts: renderer.posts,
    isIndexed: async (address) => (await cache.whenMade(address))?.isIndexed ?? false,
    onUnmade: rules.onUnmade,
    withinMs: rules.withinMs,
  });
  const shared = createPageCache<StoredBody>({
    ...rules,
    make: async (path) => {
      const text = await renderer.sharedFile(path, context);
      return text === undefined ? undefined : storeBody(JSON_TYPE, text, 'page');
    },
  });
  const { assetsDir, log } = options;
  const sharedAssets = assetsDir === undefined ? undefined : await shareAssets(build, assetsDir, log);
  const respond = createPageResponder({
    find: renderer.find,
    page: cache.get,
    queryPages,
    pricedData: async (address, country, askedAt) =>
      country === context.country ? (await cache.get(address, askedAt))?.json : priced.get(address, country, askedAt),
    siteFile: async (path, askedAt) =>
      renderer.sharedFiles.includes(path) ? shared.get(path, askedAt) : siteFiles.get(path, askedAt),
    files,
    sharedFile: sharedAssets?.find,
    appData: await storeBody(JSON_TYPE, JSON.stringify({ webpackCompilationHash: buildHash }), 'page'),
    log: options.log,
  });
  const changes = createPageChanges({ cache, priced });
  return {
    buildHash,
    open: async () => {
      const archived = archive && (await readArchive(archive));
      if (archived) for (const [address, page] of archived) cache.setStale(address, page);
      else await prerender(await withRetries(() => renderer.listFrontPages(context)), make, cache.set);
      return cache.size();
    },
    prerenderAll: async (onProgress, signal) => {
      const addresses = await withRetries(() => renderer.listPages(context), signal);
      const missing = addresses.filter((address) => !cache.has(address));
      await changes.whileMaking(async () => {
        if (missing.length < MANY_PAGES) return prerender(missing, make, cache.set, onProgress, signal);
        const pool = createRenderPool({ sources, priority: options.isStill ? 0 : BEHIND_SHOPPERS });
        try {
          const catalogueSnapshot = await withRetries(readCatalogueSnapshot, signal);
          const makeOne = (address: string) => makeOneOfMany(address, catalogueSnapshot, pool);
          await prerender(missing, makeOne, cache.set, onProgress, signal);
        } finally {
          await pool.close();
        }
      });
      if (archive && missing.length > 0 && !signal?.aborted) await writeArchive(archive, cache.entries());
      return addresses;
    },
    respond,
    ready: createReadyPages({ files, fresh: cache.fresh }),
    purge: (address) => changes.purge(renderer.find(address).address),
    changed: (handle) => {
      changes.changed(handle);
      queryPages.changed();
    },
    expireAll: () => {
      changes.expireAll();
      queryPages.changed();
    },
    recompress: async (signal) => {
      for (const [, page] of cache.entries()) {
        if (signal.aborted) return;
        await recompress(page.html, 'asset');
        await recompress(page.json);
      }
      if (archive) await writeArchive(archive, cache.entries());
    },
    otherFiles: async () => [...files.keys(), APP_DATA_URL, ...renderer.sharedFiles, ...(await siteFiles.addresses())],
    dynamicBeginnings: renderer.dynamicBeginnings,
    figures: () => ({
      reads: { page: cache.figures(), search: queryPages.figures(), prices: priced.figures() },
      pages: cache.size(),
    }),
    close: async () => {
      const closing = [cache.close(), queryPages.close(), priced.close(), shared.close(), sharedAssets?.close()];
      await Promise.all(closing);
    },
  };
}
