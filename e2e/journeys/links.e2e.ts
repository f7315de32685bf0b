import { expect } from '@playwright/test';
import { test } from '../shopper/shop.ts';

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

/** Lists of products are many and all made the same way: they are asked for, and what they list is not followed. */
const IS_LIST = /^\/(?:products|collections|account|user-account|pictures)\//;

test('every link of every page of words leads to a page, and to a place on it (RTE-009…049) @desktop-only', async ({
  request,
}) => {
  const found = new Map<string, ReadonlySet<string>>();
  const led: Array<{ from: string; to: string; anchor: string }> = [];
  const waiting = [{ from: 'the beginning', to: '/' }];
  const known = new Set(['/']);
  const dead: string[] = [];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { from, to } = next;
    const response = await request.get(to, { maxRedirects: 0 });
    if (response.status() !== 200) dead.push(`${to} (${response.status()}) from ${from}`);
    const isDocument = response.headers()['content-type']?.includes('html');
    const { links, anchors } = readDocument(isDocument ? await response.text() : '', to);
    found.set(to, anchors);
    if (IS_LIST.test(to)) continue;
    led.push(...links.filter(({ anchor }) => anchor !== '').map((link) => ({ from: to, ...link })));
    const fresh = new Set(links.map((link) => link.to).filter((address) => !known.has(address)));
    for (const address of fresh) {
      known.add(address);
      waiting.push({ from: to, to: address });
    }
  }
  expect(dead).toEqual([]);
  expect(led.filter(({ to, anchor }) => !found.get(to)?.has(anchor))).toEqual([]);
  expect(found.size).toBeGreaterThan(60);
  expect(led.length).toBeGreaterThan(30);
});
