import type { FeedPost } from '@bluebird-bay/storefront/src/storefront-renderer.ts';

/** The blog as feed readers take it: addresses of the two files, and what is in them. */
export const RSS = '/blog/rss.xml';
export const ATOM = '/blog/atom.xml';

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
