import { describe, expect, it } from 'vitest';
import { TooLate } from '../cache/page-cache.ts';
import { atomFeed, createSiteFiles, rssFeed } from './site-files.ts';

const POST = {
  address: '/blog/salt-and-straps/',
  title: 'Salt & straps, <how> to "rinse"',
  summary: 'Cold water & shade.',
  author: 'Ines & Co',
  date: '2026-08-04',
  tags: ['care & repair'],
};
const OLDER = { ...POST, address: '/blog/older/', date: '2026-03-02', tags: [] };
const ORIGIN = 'https://shop.example';

/** Names of the elements of a document that is well-formed; throws on one that is not. */
function elementsOf(document: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const body = document.replace(/^<\?xml [^?]*\?>/, '');
  for (const [, closes, name = '', empty] of body.matchAll(
    /<(\/?)([\w:]+)(?: [\w:]+="[^"<&]*(?:&\w+;[^"<&]*)*")*(\/?)>/g,
  )) {
    if (closes && open.pop() !== name) throw new SyntaxError(`</${name}> closes something else`);
    if (!closes) names.push([...open, name].join('/'));
    if (!closes && !empty) open.push(name);
  }
  const text = body.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot);/g, '');
  if (open.length > 0 || /[<>&]/.test(text)) throw new SyntaxError('Not well-formed');
  return names;
}

const filesOf = (listSitemap: () => Promise<never>) =>
  createSiteFiles({
    origin: ORIGIN,
    listSitemap,
    posts: [POST],
    isIndexed: async () => true,
    onUnmade: () => undefined,
    withinMs: 60_000,
  });

it('robots and readers of the feeds get what is theirs while nobody can say what is in the sitemap', async () => {
  const files = filesOf(() => Promise.reject(new Error('The provider is away.')));
  for (const path of ['/robots.txt', '/blog/rss.xml', '/blog/atom.xml'])
    expect(await files.get(path, Date.now()), path).toMatchObject({ tag: expect.any(String) });
  await expect(files.get('/sitemap.xml', Date.now())).rejects.toThrow('away');
  expect(await files.get('/sitemap.txt', Date.now())).toBeUndefined();
});

it('nobody waits for the sitemap longer than for a page', async () => {
  const files = filesOf(() => new Promise(() => undefined));
  await expect(files.get('/sitemap.xml', Date.now() - 60_000)).rejects.toThrow(TooLate);
});

describe('the blog’s feeds (CNT-011)', () => {
  it('are well-formed whatever a title holds, and the check can fail', () => {
    for (const feed of [rssFeed, atomFeed]) {
      expect(() => elementsOf(feed(ORIGIN, [POST, OLDER]))).not.toThrow();
      expect(() => elementsOf(feed(ORIGIN, []))).not.toThrow();
    }
    expect(() => elementsOf('<a><b></a></b>')).toThrow();
    expect(() => elementsOf('<a>salt & straps</a>')).toThrow();
  });

  it('RSS has what RSS 2.0 asks for, in absolute addresses and dates of RFC 822', () => {
    const feed = rssFeed(ORIGIN, [POST, OLDER]);
    const names = elementsOf(feed);
    for (const name of ['title', 'link', 'description', 'item/guid', 'item/pubDate'])
      expect(names).toContain(`rss/channel/${name}`);
    expect(feed).toContain('<guid isPermaLink="true">https://shop.example/blog/salt-and-straps/</guid>');
    expect(feed).toContain('<lastBuildDate>Tue, 04 Aug 2026 12:00:00 GMT</lastBuildDate>');
  });

  it('Atom has what RFC 4287 asks for: of each entry an id, a title, a moment and an author', () => {
    const names = elementsOf(atomFeed(ORIGIN, [POST, OLDER]));
    for (const name of ['id', 'title', 'updated'])
      expect(names.filter((one) => one === `feed/${name}`)).toHaveLength(1);
    for (const name of ['id', 'title', 'updated', 'author/name', 'summary'])
      expect(names.filter((one) => one === `feed/entry/${name}`)).toHaveLength(2);
    expect(atomFeed(ORIGIN, [POST, OLDER])).toContain('<updated>2026-08-04T12:00:00.000Z</updated>');
  });
});
