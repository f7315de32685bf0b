import { expect } from '@playwright/test';
import { test } from '../../shopper/shop.ts';

interface Link {
  /** An address of the shop, without query. */
  to: string;
  /** The place on it, or ''. */
  anchor: string;
}

/** Where the document at `address` leads within the shop, and the places in it that can be led to. */
function readDocument(html: string, address: string): { links: Link[]; anchors: ReadonlySet<string> } {
  return {
    links: [...html.matchAll(/<a [^>]*?href="([/#][^"]*)"/g)].map(([, href = '']) => {
      const [before = '', anchor = ''] = href.replaceAll('&amp;', '&').split('#');
      return { to: (before || address).replace(/\?.*$/, ''), anchor };
    }),
    anchors: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)),
  };
}

interface Heading {
  level: number;
  text: string;
}

/** What a document calls itself, and the headings that are read out of it. */
function readHeadings(html: string): { title: string; canonical: string; headings: Heading[] } {
  const first = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
  const read = html.replace(/<(noscript|template|dialog|script|style)\b.*?<\/\1>/gs, '');
  return {
    title: first(/<title[^>]*>([^<]*)</),
    canonical: first(/<link [^>]*rel="canonical"[^>]*href="([^"]*)"/),
    headings: [...read.matchAll(/<h([1-6])[ >].*?<\/h\1>/gs)].map(([tag, level]) => ({
      level: Number(level),
      text: tag.replace(/<[^>]+>/g, ''),
    })),
  };
}

/** Headings that come more than one rank below the one before. */
const skipped = (headings: readonly Heading[]): string[] =>
  headings.flatMap(({ level, text }, index) => (level > (headings[index - 1]?.level ?? 0) + 1 ? [text] : []));

/** Lists of products are many and all made the same way: they are asked for, and what they list is not followed. */
const IS_LIST = /^\/(?:products|collections|account|user-account|pictures)\//;

/** What is wrong with how a page is named and ordered; `titles` are those of the pages before. */
function faultsOf(address: string, html: string, titles: Map<string, string>): string[] {
  const { title, canonical, headings } = readHeadings(html);
  const isUnlisted = /<meta [^>]*name="robots"[^>]*noindex/.test(html);
  const ones = headings.filter(({ level }) => level === 1).length;
  const twin = titles.get(title);
  titles.set(title, address);
  return [
    ones === 1 ? '' : `${ones} headings of the first rank`,
    isUnlisted || new URL(canonical, 'http://nowhere.example').pathname === address
      ? ''
      : `is called ${canonical || 'nothing'}`,
    title !== '' && twin === undefined ? '' : `is titled like ${twin ?? 'nothing'}`,
    ...skipped(headings).map((text) => `skips a rank before “${text}”`),
  ].flatMap((fault) => (fault === '' ? [] : [`${address} ${fault}`]));
}

test('every link of every page of words leads to a page of its own name, and to a place on it (RTE-009…049) @desktop-only', async ({
  request,
}) => {
  const found = new Map<string, ReadonlySet<string>>();
  const led: Array<{ from: string; to: string; anchor: string }> = [];
  const waiting = [{ from: 'the beginning', to: '/' }];
  const known = new Set(['/']);
  const dead: string[] = [];
  const misnamed: string[] = [];
  const titles = new Map<string, string>();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { from, to } = next;
    const response = await request.get(to, { maxRedirects: 0 });
    if (response.status() !== 200) dead.push(`${to} (${response.status()}) from ${from}`);
    const isDocument = response.headers()['content-type']?.includes('html');
    const html = isDocument ? await response.text() : '';
    const { links, anchors } = readDocument(html, to);
    found.set(to, anchors);
    if (IS_LIST.test(to)) continue;
    if (isDocument) misnamed.push(...faultsOf(to, html, titles));
    led.push(...links.filter(({ anchor }) => anchor !== '').map((link) => ({ from: to, ...link })));
    const fresh = new Set(links.map((link) => link.to).filter((address) => !known.has(address)));
    for (const address of fresh) {
      known.add(address);
      waiting.push({ from: to, to: address });
    }
  }
  expect(dead).toEqual([]);
  expect(misnamed).toEqual([]);
  expect(led.filter(({ to, anchor }) => !found.get(to)?.has(anchor))).toEqual([]);
  expect(found.size).toBeGreaterThan(60);
  expect(led.length).toBeGreaterThan(30);
});
