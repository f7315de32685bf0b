import { type APIRequestContext, expect } from '@playwright/test';
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

/** The addresses of the specification: each is there whether or not anything leads to it (RTE-009…049). */
const SPECIFIED = [
  ...['', 'about-us', 'as-seen-on-you', 'bikini-style-guide', 'bay-club', 'manual-returns', 'reviews', 'size-guide'],
  ...['blog', 'blog/bluebird-bay-x-marlo-dolls', 'blog/what-to-wear-on-a-night-out', 'blog/the-blue-pact-one-year-on'],
  ...['blog/meet-the-sunchasers', 'blue-pact', 'marlo-dolls', 'marlo-dolls-terms-and-conditions', 'congratulations'],
  ...[
    'contact-us',
    'fall-sets-terms-conditions',
    'giveaway',
    'la-isla-bonita-sign-up',
    'my-cart',
    'newsletter-sign-up',
  ],
  ...[
    'newsletter-sign-up-uk',
    'newsletter-sign-up-us',
    'our-commitment',
    'press',
    'privacy-policy',
    'request-a-return',
  ],
  ...['return-a-product', 'sale-sign-up', 'search', 'shipping-and-order-information', 'stockists', 'student-discount'],
  ...['tariffs', 'terms-and-conditions', 'terms-conditions', 'waitlist', 'welcome-to-bb', 'wishlist'],
].map((name) => (name === '' ? '/' : `/${name}/`));

/** Products are many and all made the same way: a page of words that leads to one has it asked for, a list has it looked up. */
const IS_PRODUCT = /^\/products\//;
/** They show products by the dozen. */
const IS_LIST = /^\/(?:collections|products|prints|lookbooks|make-a-set)\//;
/** Leafing on from the second page is what leafing on from the first was. */
const IS_LEAFED = /\/page\/(?!2\/)\d+\/$/;
/** What lies behind them is somebody's own, or is no page. */
const LEADS_NO_FURTHER = /^\/(?:account|user-account|pictures)\//;
/** Asked for side by side: more would only stand in line before a machine of two cores. */
const AT_ONCE = 4;

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

/** The products the shop tells search engines of: by address, asked for by the few files of its sitemap. */
async function productsInSitemap(request: APIRequestContext): Promise<ReadonlySet<string>> {
  const locations = async (address: string): Promise<string[]> =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]+)</g)].map(
      ([, found = '']) => new URL(found).pathname,
    );
  const parts = await locations('/sitemap.xml');
  const products = await Promise.all(parts.filter((part) => part.includes('products')).map(locations));
  return new Set(products.flat());
}

test('every link of every page of words and of every list leads to a page of its own name, and to a place on it (RTE-009…049) @desktop-only', async ({
  request,
}) => {
  const sold = await productsInSitemap(request);
  const found = new Map<string, ReadonlySet<string>>();
  const led: Array<{ from: string; to: string; anchor: string }> = [];
  const waiting = SPECIFIED.map((to) => ({ from: 'the specification', to }));
  const known = new Set(SPECIFIED);
  const dead: string[] = [];
  const misnamed: string[] = [];
  const titles = new Map<string, string>();
  let listed = 0;

  function follow(from: string, { to }: Link): void {
    if (IS_LIST.test(from) && IS_PRODUCT.test(to)) {
      listed += 1;
      if (!sold.has(to)) dead.push(`${to} (not in the sitemap) from ${from}`);
    } else if (!known.has(to) && !IS_LEAFED.test(to)) {
      known.add(to);
      waiting.push({ from, to });
    }
  }
  async function read({ from, to }: { from: string; to: string }): Promise<void> {
    const response = await request.get(to, { maxRedirects: 0 });
    if (response.status() !== 200) dead.push(`${to} (${response.status()}) from ${from}`);
    const isDocument = response.headers()['content-type']?.includes('html');
    const html = isDocument ? await response.text() : '';
    const { links, anchors } = readDocument(html, to);
    found.set(to, anchors);
    if (!isDocument || LEADS_NO_FURTHER.test(to)) return;
    misnamed.push(...faultsOf(to, html, titles));
    led.push(...links.filter(({ anchor }) => anchor !== '').map((link) => ({ from: to, ...link })));
    for (const link of links) follow(to, link);
  }
  async function readOn(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) await read(next);
  }
  // Whoever finds nothing waiting may be early: the others are still reading what leads on.
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, readOn));

  expect(dead).toEqual([]);
  expect(misnamed).toEqual([]);
  expect(led.filter(({ to, anchor }) => found.has(to) && !found.get(to)?.has(anchor))).toEqual([]);
  expect(found.size).toBeGreaterThan(120);
  expect(listed).toBeGreaterThan(1_000);
  expect(led.length).toBeGreaterThan(30);
});
