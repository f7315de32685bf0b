import type { SitemapPage, SitemapPart } from '@bluebird-bay/storefront/src/storefront-renderer.ts';

/** A file of the sitemap as search engines read it, by its address. */
export type SitemapFiles = ReadonlyMap<string, string>;

/** Search engines read no more than 50,000 addresses a file; smaller ones are fetched and read again sooner. */
const MOST_PAGES = 2_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const PICTURES = 'http://www.google.com/schemas/sitemap-image/1.1';

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function urlEntry(origin: string, { address, changed, pictures = [] }: SitemapPage): string {
  const shown = pictures
    .map((picture) => `<image:image><image:loc>${xml(new URL(picture, origin).href)}</image:loc></image:image>`)
    .join('');
  const lastmod = changed ? `<lastmod>${xml(changed)}</lastmod>` : '';
  return `<url><loc>${xml(origin + address)}</loc>${lastmod}${shown}</url>`;
}

function newest(pages: readonly SitemapPage[]): string | undefined {
  return pages.reduce<string | undefined>(
    (latest, { changed }) => (changed && (!latest || changed > latest) ? changed : latest),
    undefined,
  );
}

/** `/sitemap.xml`, which names the parts, and the parts: `/sitemap-products-1.xml` … */
export function sitemapFiles(origin: string, parts: readonly SitemapPart[]): SitemapFiles {
  const files = new Map<string, string>();
  const index: string[] = [];
  for (const { name, pages } of parts) {
    for (let start = 0; start < pages.length; start += MOST_PAGES) {
      const some = pages.slice(start, start + MOST_PAGES);
      const address = `/sitemap-${name}-${start / MOST_PAGES + 1}.xml`;
      const changed = newest(some);
      const urls = some.map((page) => urlEntry(origin, page)).join('\n');
      files.set(address, `${HEAD}<urlset xmlns="${SITEMAPS}" xmlns:image="${PICTURES}">\n${urls}\n</urlset>\n`);
      index.push(
        `<sitemap><loc>${xml(origin + address)}</loc>${changed ? `<lastmod>${xml(changed)}</lastmod>` : ''}</sitemap>`,
      );
    }
  }
  files.set('/sitemap.xml', `${HEAD}<sitemapindex xmlns="${SITEMAPS}">\n${index.join('\n')}\n</sitemapindex>\n`);
  return files;
}

/** What may be read by robots: everything that is a page and fills no bag. Pages that should not be found say so themselves. */
export function robotsTxt(origin: string): string {
  const closed = ['/api/', '/services/', '/checkouts/', '/bb-wishlist', '/discount/', '/cart/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}
