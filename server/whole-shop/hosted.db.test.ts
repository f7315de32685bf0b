import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { until } from '@bluebird-bay/database/testing/own-server.ts';
import {
  FOREIGN_PRIVATE_TOKEN,
  FOREIGN_TOKEN,
  type ForeignProvider,
  openForeignProvider,
} from '@bluebird-bay/e2e/foreign-provider/foreign-provider.ts';
import { COUNTRIES } from '@bluebird-bay/e2e/foreign-provider/goods.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_WEBHOOK } from '../pages/page-webhook.ts';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const LIST_MODULES = new URL('../testing/list-modules.mjs', import.meta.url);
const REPOSITORY = new URL('../../', import.meta.url);
const SECRET = 'what the provider signs with';
const STARTING_MS = 240_000;

describe('a shop on a provider elsewhere', () => {
  let foreign: ForeignProvider;
  let shop: ShopProcess;
  let folder: string;
  let list: string;
  beforeAll(async () => {
    foreign = await openForeignProvider({
      products: 130,
      redirects: [{ path: '/products/ring', target: '/products/rettungsring-sylt' }],
    });
    folder = await mkdtemp(join(tmpdir(), 'bluebird-bay-modules-'));
    list = join(folder, 'modules');
    shop = await shopProcess({
      environment: {
        COMMERCE_URL: foreign.origin,
        COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN,
        COMMERCE_PRIVATE_TOKEN: FOREIGN_PRIVATE_TOKEN,
        COMMERCE_WEBHOOK_SECRET: SECRET,
        MODULE_LIST: list,
        NODE_OPTIONS: `--import ${LIST_MODULES}`,
        // All pages are made from what is read in stretches, in threads of their own.
        MAKE_AHEAD: 'all',
      },
    });
  }, STARTING_MS);
  afterAll(async () => {
    await shop?.clear();
    await foreign?.close();
    if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  });

  const titleOf = async (path: string): Promise<string | undefined> =>
    /<h1[^>]*>(.*?)<\/h1>/.exec((await shop.ask(path)).body)?.[1];

  it('loads nothing of the embedded one', async () => {
    // The build runs before, in a process of its own, and writes types of both sides.
    const loaded = (await readFile(list, 'utf8')).split('\n').flatMap((line) => {
      const [program = '', url = ''] = line.split(' ');
      return /\/(?:run-build|codegen)\.ts$/.test(program) ? [] : [url.replace(String(REPOSITORY), '')];
    });
    expect(loaded).toContain('server/commerce/hosted/hosted-commerce.ts');
    expect(loaded).toContain('services/services.ts');
    expect(loaded.filter((path) => /^commerce\/|\/graphql-yoga\//.test(path))).toEqual([]);
    expect(loaded.filter((path) => path.startsWith('server/commerce/embedded/'))).toEqual([]);
  });

  it('makes its pages from what the provider answers', async () => {
    expect(await titleOf('/products/rettungsring-sylt/')).toBe('Rettungsring “Sylt” &lt;XXL&gt;');
    expect(await titleOf(`/products/${encodeURIComponent('بدلة-سباحة')}/`)).toBe('بدلة سباحة زرقاء');
    expect(await titleOf('/collections/sommer/')).toBe('Sommer');
    expect((await shop.ask('/products/kaila-top-wildflowers/')).status).toBe(404);
    expect((await shop.ask('/sitemap.xml')).status).toBe(200);
  });

  it('writes a foreign description in its own direction, as it was written', async () => {
    const { body } = await shop.ask(`/products/${encodeURIComponent('بدلة-سباحة')}/`);
    expect(body).toContain('<p dir="auto">بدلة سباحة مريحة وسريعة الجفاف.</p>');
  });

  it('sells where the provider does', async () => {
    const market = /data-market="([^"]+)"/.exec((await shop.ask('/')).body)?.[1]?.replaceAll('&quot;', '"');
    expect(JSON.parse(market ?? '')).toEqual({
      home: { countryCode: 'CA', currencyCode: 'CAD', countryName: 'Canada', label: 'Canadian Dollar' },
      countries: COUNTRIES.map(({ isoCode }) => isoCode),
    });
    expect(new Set(COUNTRIES.map(({ currency }) => currency.isoCode)).size).toBe(40);
  });

  it('leads to the collections there are, and to no others', async () => {
    const home = await shop.ask('/');
    const main = /<nav[^>]*aria-label="Main"[\s\S]*?<\/nav>/.exec(home.body)?.[0] ?? '';
    expect([...main.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(['/collections/sommer/', '/lookbooks/']);
    expect(home.body).not.toMatch(/href="\/collections\/(?:new-arrivals|best-sellers|sale)\//);
    // No empty place either where something else would stand.
    expect(home.body).toContain('id="game"');
    expect(home.body).not.toContain('id="students"');
    const missing = await fetch(`${shop.url}/collections/new-arrivals/`, { redirect: 'manual' });
    expect([missing.status, missing.headers.get('location')]).toEqual([302, '/collections/sommer/']);
    const renamed = await fetch(`${shop.url}/products/ring/`, { redirect: 'manual' });
    expect([renamed.status, renamed.headers.get('location')]).toEqual([302, '/products/rettungsring-sylt/']);
  });

  it('knows the routes by which hosted checkouts and their emails lead back', async () => {
    const shown: Record<string, [number, string]> = {};
    for (const path of [
      '/cart',
      '/account/login',
      '/collections/sommer/products/rettungsring-sylt',
      '/collections/sommer/products/ring',
      '/fr/products/ring',
      '/pages/contact-us',
      '/policies/terms-of-service',
      '/policies/no',
    ]) {
      const answer = await fetch(shop.url + path, { redirect: 'manual' });
      const to = answer.headers.get('location') ?? '';
      shown[path] = to ? [(await shop.ask(to)).status, to] : [answer.status, ''];
    }
    expect(shown).toEqual({
      '/cart': [200, '/my-cart/'],
      '/account/login': [200, '/account/sign-in/'],
      '/collections/sommer/products/rettungsring-sylt': [200, '/products/rettungsring-sylt/'],
      '/collections/sommer/products/ring': [200, '/products/rettungsring-sylt/'],
      '/fr/products/ring': [200, '/products/rettungsring-sylt/'],
      '/pages/contact-us': [200, '/contact-us/'],
      '/policies/terms-of-service': [200, '/terms-and-conditions/'],
      '/policies/no': [404, ''],
    });
  });

  it('says in words what the provider does not have, and leads there from nowhere', async () => {
    for (const [path, words] of [
      ['/student-discount/', 'No student code'],
      ['/track-order/', 'the link is in the letter'],
      ['/request-a-return/', 'Write to us with your order number'],
      ['/tariffs/', 'The checkout works them out'],
      ['/account/sign-in/', 'No account'],
      ['/user-account/order-history/', 'No account'],
      ['/bay-club/', 'No club'],
    ] as const) {
      const page = await shop.ask(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.body).toContain(words);
      expect(page.body).toContain('<meta name="robots" content="noindex"/>');
      expect(page.body).not.toContain('<form method="post" action="/student-discount/"');
    }
    const closed = /href="\/(?:student-discount|track-order|request-a-return|tariffs|bay-club|account|user-account)\//;
    for (const path of ['/', '/contact-us/', '/help/', '/search/', '/my-cart/', '/wishlist/', '/message-sent/']) {
      // Sentences keep their words; the page behind says why.
      const main = (await shop.ask(path)).body.replace(/<p\b.*?<\/p>/gs, '');
      const doors = [...main.matchAll(/<a [^>]*>/g)].map(([tag]) => tag).filter((tag) => closed.test(tag));
      expect([path, doors.filter((tag) => !tag.includes('hidden=""'))]).toEqual([path, []]);
    }
    const shipping = await shop.ask('/shipping-and-order-information/');
    expect(shipping.body).toContain('the checkout says before you pay');
    expect(shipping.body).not.toContain('>Free from<');
  });

  it('sends browsers to the provider, and answers nothing of its own in its place', async () => {
    expect((await shop.ask(API_PATH, { method: 'POST' })).status).toBe(404);
    const checkout = await fetch(`${shop.url}/checkouts/c/1/`, { redirect: 'manual' });
    expect([checkout.status, checkout.headers.get('location')]).toEqual([
      302,
      `https://${new URL(foreign.elsewhere).host}/checkouts/c/1/`,
    ]);
    const home = await fetch(`${shop.url}/`);
    const policy = home.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src 'self' ${foreign.origin};`);
    expect(policy).toMatch(new RegExp(`img-src 'self' data: [^;]*${foreign.elsewhere}`));
    const document = await home.text();
    expect(document).toContain(`"endpoint":"${foreign.origin}${API_PATH}"`);
    expect(document).toContain(FOREIGN_TOKEN);
    expect(document).not.toContain(FOREIGN_PRIVATE_TOKEN);
  });

  it('keeps its own services', async () => {
    expect((await shop.ask('/services/reviews?product=rettungsring-sylt')).status).toBe(200);
    expect((await shop.ask('/bb-wishlist', { headers: { 'x-user-id': '1' } })).status).toBe(401);
    // What is asked about somebody is asked in their name, or all shoppers would be one busy one to the provider.
    await shop.ask('/bb-wishlist', { headers: { 'x-user-id': '1', authorization: 'Bearer nobody-in-particular' } });
    expect(foreign.seen().find(({ operation }) => operation === 'WishlistOwner')).toMatchObject({
      by: 'private',
      buyer: expect.stringMatching(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/),
    });
    const found = await shop.ask('/services/orders/find', { method: 'POST', body: '{}' });
    expect(JSON.parse(found.body)).toMatchObject({ error: { message: expect.stringContaining('email') } });
  });

  it('makes a page anew when the provider says so, and believes nobody else', async () => {
    const path = '/products/rettungsring-sylt/';
    foreign.rename('rettungsring-sylt', 'Rettungsring “Amrum”');
    const tell = (secret: string) =>
      foreign.tell(
        `${shop.url}${PAGE_WEBHOOK}`,
        'products/update',
        { id: 788_032_119, handle: 'rettungsring-sylt', title: 'Rettungsring “Amrum”', body_html: null },
        secret,
      );
    expect((await tell('what somebody else signs with')).status).toBe(401);
    expect(await titleOf(path)).toBe('Rettungsring “Sylt” &lt;XXL&gt;');
    expect((await tell(SECRET)).status).toBe(204);
    await until(async () => (await titleOf(path)) === 'Rettungsring “Amrum”');
  });

  it('has asked nothing that the published schema does not have', () => {
    expect(foreign.seen().length).toBeGreaterThan(5);
    expect(foreign.seen().filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
});

describe('a shop that cannot be opened on its provider', () => {
  let foreign: ForeignProvider;
  beforeAll(async () => {
    foreign = await openForeignProvider();
  });
  afterAll(() => foreign.close());

  const started = (environment: Record<string, string>) =>
    shopProcess({ environment, start: fileURLToPath(new URL('../start.ts', import.meta.url)) });

  it('says in a line that nobody is there, and ends', async () => {
    const start = started({ COMMERCE_URL: 'http://127.0.0.1:9', COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN });
    await expect(start).rejects.toThrow(/COMMERCE_URL http:\/\/127\.0\.0\.1:9 cannot be reached/);
  });

  it.each([
    ['COMMERCE_PUBLIC_TOKEN', { COMMERCE_PUBLIC_TOKEN: 'somebody-elses' }],
    ['COMMERCE_PRIVATE_TOKEN', { COMMERCE_PUBLIC_TOKEN: FOREIGN_TOKEN, COMMERCE_PRIVATE_TOKEN: 'somebody-elses' }],
  ])('says in a line which token is not taken, and not what it is: %s', async (name, tokens) => {
    const failure = await started({ COMMERCE_URL: foreign.origin, ...tokens }).then(
      () => 'open',
      (error: unknown) => String(error),
    );
    expect(failure).toContain(`COMMERCE_URL ${foreign.origin} does not take ${name}.`);
    expect(failure).not.toContain('somebody-elses');
  });
});
