import type { FeedPost, SitemapPart } from '@bluebird-bay/storefront/src/storefront-renderer.ts';
import { createPageCache, type PageCacheOptions } from '../cache/page-cache.ts';
import { type StoredBody, storeBody } from '../cache/stored-body.ts';
import { robotsTxt, sitemapFiles } from './sitemap.ts';

/** The blog as feed readers take it: addresses of the two files, and what is in them. */
const RSS = '/blog/rss.xml';
const ATOM = '/blog/atom.xml';

const TITLE = 'The Bay Log';
const ABOUT = 'Stories from Bluebird Bay, four times a summer.';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Posts bear a day and no hour; noon is that day in most of the world. */
const momentOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const categories = (tags: readonly string[], one: (tag: string) => string): string => tags.map(one).join('');

/** RSS 2.0 (rssboard.org/rss-specification). */
export function rssFeed(origin: string, posts: readonly FeedPost[]): string {
  const items = posts
    .map(({ address, title, summary, author, date, tags }) => {
      const link = xml(origin + address);
      return `<item><title>${xml(title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid><dc:creator>${xml(author)}</dc:creator><pubDate>${momentOf(date).toUTCString()}</pubDate>${categories(tags, (tag) => `<category>${xml(tag)}</category>`)}<description>${xml(summary)}</description></item>`;
    })
    .join('\n');
  const newest = posts[0] ? `<lastBuildDate>${momentOf(posts[0].date).toUTCString()}</lastBuildDate>` : '';
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${TITLE}</title><link>${xml(origin)}/blog/</link><atom:link href="${xml(origin)}${RSS}" rel="self" type="application/rss+xml"/><description>${ABOUT}</description><language>en-gb</language>${newest}\n${items}\n</channel></rss>\n`;
}

/** Atom (RFC 4287). */
export function atomFeed(origin: string, posts: readonly FeedPost[]): string {
  const entries = posts
    .map(({ address, title, summary, author, date, tags }) => {
      const link = xml(origin + address);
      const moment = momentOf(date).toISOString();
      return `<entry><title>${xml(title)}</title><link href="${link}"/><id>${link}</id><published>${moment}</published><updated>${moment}</updated><author><name>${xml(author)}</name></author>${categories(tags, (tag) => `<category term="${xml(tag)}"/>`)}<summary>${xml(summary)}</summary></entry>`;
    })
    .join('\n');
  const updated = momentOf(posts[0]?.date ?? '2026-03-01').toISOString();
  return `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB"><title>${TITLE}</title><subtitle>${ABOUT}</subtitle><link href="${xml(origin)}/blog/"/><link rel="self" href="${xml(origin)}${ATOM}"/><id>${xml(origin)}/blog/</id><updated>${updated}</updated>\n${entries}\n</feed>\n`;
}

export interface SiteFilesOptions {
  origin: string;
  /** What search engines are to know of. */
  listSitemap(): Promise<readonly SitemapPart[]>;
  /** The posts of the blog, the newest first. */
  posts: readonly FeedPost[];
  /** Whether a page wants to be found. */
  isIndexed(address: string): Promise<boolean>;
  onUnmade: PageCacheOptions<unknown>['onUnmade'];
  /** Nobody waits longer for the sitemap; as long as it takes unless told. */
  withinMs: number | undefined;
}

/** What robots ask a site for. */
export interface SiteFiles {
  /** `undefined`: there is no such file. Throws `ProviderFailed`; `TooLate` once who asked at `askedAt` has waited enough. */
  get(pathname: string, askedAt: number): Promise<StoredBody | undefined>;
  /** The addresses of all of them. Throws `ProviderFailed`. */
  addresses(): Promise<string[]>;
}

const FRESH_MS = 600_000;
const ROBOTS = '/robots.txt';
const SITEMAP = /^\/sitemap(?:-[a-z]+-\d+)?\.xml$/;
const XML = 'application/xml; charset=utf-8';

/** `robots.txt` and the feeds of the blog, made once, and the sitemap, made when somebody asks and again ten minutes later. */
export function createSiteFiles({ origin, listSitemap, posts, isIndexed, ...rules }: SiteFilesOptions): SiteFiles {
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
    return new Map(stored);
  }

  // Nothing in them is the provider's. A robot that cannot have the first of them leaves the whole shop alone for hours.
  const fixed: ReadonlyMap<string, Promise<StoredBody>> = new Map([
    [ROBOTS, storeBody('text/plain; charset=utf-8', robotsTxt(origin), 'page')],
    [RSS, storeBody('application/rss+xml; charset=utf-8', rssFeed(origin, posts), 'page')],
    [ATOM, storeBody('application/atom+xml; charset=utf-8', atomFeed(origin, posts), 'page')],
  ]);

  const cache = createPageCache({ ...rules, make, now: Date.now, freshMs: FRESH_MS, maxPages: 1 });
  return {
    addresses: async () => [...((await cache.whenMade('sitemap'))?.keys() ?? []), ...fixed.keys()],
    async get(pathname, askedAt) {
      if (!SITEMAP.test(pathname)) return fixed.get(pathname);
      return (await cache.get('sitemap', askedAt))?.get(pathname);
    },
  };
}
