import type { FeedPost, SitemapPart } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { type StoredBody, storeBody } from '../cache/stored-body.ts';
import { ATOM, atomFeed, RSS, rssFeed } from './feeds.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

export interface SiteFilesOptions {
  origin: string;
  /** What search engines are to know of. */
  listSitemap(): Promise<readonly SitemapPart[]>;
  /** The posts of the blog, the newest first. */
  posts: readonly FeedPost[];
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
const FILES: ReadonlySet<string> = new Set([ROBOTS, RSS, ATOM]);
const XML = 'application/xml; charset=utf-8';

/** `robots.txt`, the sitemap and the feeds of the blog, made when somebody asks and again ten minutes later. */
export function createSiteFiles({ origin, listSitemap, posts, isIndexed, onStale }: SiteFilesOptions): SiteFiles {
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
    return new Map([
      ...stored,
      [ROBOTS, await storeBody('text/plain; charset=utf-8', robotsTxt(origin), 'page')],
      [RSS, await storeBody('application/rss+xml; charset=utf-8', rssFeed(origin, posts), 'page')],
      [ATOM, await storeBody('application/atom+xml; charset=utf-8', atomFeed(origin, posts), 'page')],
    ]);
  }

  const cache = createPageCache({ make, onStale, now: Date.now, freshMs: FRESH_MS, maxPages: 1 });
  return {
    addresses: async () => [...((await cache.get('sitemap'))?.keys() ?? [])],
    async get(pathname) {
      if (!FILES.has(pathname) && !/^\/sitemap(?:-[a-z]+-\d+)?\.xml$/.test(pathname)) return undefined;
      return (await cache.get('sitemap'))?.get(pathname);
    },
  };
}
