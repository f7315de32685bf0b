import type { SitemapPart } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { createPageCache } from './page-cache.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';
import { type StoredBody, storeBody } from './stored-body.ts';

export interface SiteFilesOptions {
  origin: string;
  /** What search engines are to know of. */
  listSitemap(): Promise<readonly SitemapPart[]>;
  /** Whether a page wants to be found. */
  isIndexed(address: string): Promise<boolean>;
  onStale(address: string, error: unknown): void;
}

/** What robots ask a site for. */
export interface SiteFiles {
  /** `undefined`: there is no such file. Throws `ProviderFailed`. */
  get(pathname: string): Promise<StoredBody | undefined>;
  /** The addresses of all of them. Throws `ProviderFailed`. */
  addresses(): Promise<string[]>;
}

const FRESH_MS = 600_000;
const ROBOTS = '/robots.txt';
const XML = 'application/xml; charset=utf-8';

/** `robots.txt` and the sitemap, made when somebody asks and again ten minutes later. */
export function createSiteFiles({ origin, listSitemap, isIndexed, onStale }: SiteFilesOptions): SiteFiles {
  async function parts(): Promise<SitemapPart[]> {
    const all = await listSitemap();
    return Promise.all(
      all.map(async ({ name, pages }) => {
        if (name !== 'pages') return { name, pages };
        const wanted = await Promise.all(pages.map(({ address }) => isIndexed(address)));
        return { name, pages: pages.filter((_, index) => wanted[index]) };
      }),
    );
  }

  async function make(): Promise<ReadonlyMap<string, StoredBody>> {
    const files = sitemapFiles(origin, await parts());
    const stored = await Promise.all(
      [...files].map(async ([address, text]) => [address, await storeBody(XML, text, 'page')] as const),
    );
    return new Map([...stored, [ROBOTS, await storeBody('text/plain; charset=utf-8', robotsTxt(origin), 'page')]]);
  }

  const cache = createPageCache({ make, onStale, now: Date.now, freshMs: FRESH_MS, maxPages: 1 });
  return {
    addresses: async () => [...((await cache.get('sitemap'))?.keys() ?? [])],
    async get(pathname) {
      if (pathname !== ROBOTS && !/^\/sitemap(?:-[a-z]+-\d+)?\.xml$/.test(pathname)) return undefined;
      return (await cache.get('sitemap'))?.get(pathname);
    },
  };
}
