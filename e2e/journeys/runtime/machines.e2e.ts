import { API_PATH } from '@bluebird-bay/contract/api.ts';
import { expect } from '@playwright/test';
import { NO_PAGE, PAGE_OF_EVERY_KIND } from '../../shopper/pages.ts';
import { test } from '../../shopper/shop.ts';

test('every shared result and slice a page names is there, and every part of the sitemap (A-3, A-4, A-5, WAP-004, WAP-005, WAP-006, WAP-007)', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/page-data/index/page-data.json')).json();
  expect(page.staticQueryHashes.length).toBeGreaterThan(0);
  for (const hash of page.staticQueryHashes) {
    expect(hash).toMatch(/^\d+$/);
    const answer = await request.get(`/page-data/sq/d/${hash}.json`);
    expect([answer.status(), Object.keys(await answer.json())]).toEqual([200, ['data']]);
  }
  for (const name of Object.values(page.slicesMap)) {
    const slice = await (await request.get(`/slice-data/${name}.json`)).json();
    expect(slice).toMatchObject({ componentChunkName: name, result: { sliceContext: {} } });
    for (const hash of slice.staticQueryHashes) expect(page.staticQueryHashes).toContain(hash);
  }
  expect((await (await request.get('/page-data/app-data.json')).json()).webpackCompilationHash).toMatch(/^[\da-f]+$/);
  for (const none of [
    '/slice-data/none.json',
    '/page-data/sq/d/1.json',
    '/page-data/',
    '/page-data/x/page-data.json',
  ]) {
    const answer = await request.get(none);
    expect([none, answer.status(), answer.headers()['content-type']]).toEqual([none, 404, 'application/json']);
  }

  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, part]) => part ?? '');
  expect(parts.length).toBeGreaterThanOrEqual(3);
  const pages = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  const addresses = pages.flatMap((text) =>
    [...text.matchAll(/<url><loc>([^<]+)<\/loc>/g)].map(([, address]) => address),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).toContain(`${baseURL}/products/kaila-top-wildflowers/`);
  for (const unlisted of ['/404.html', '/my-cart/', '/offline/', '/user-account/'])
    expect(addresses).not.toContain(baseURL + unlisted);

  const robots = await (await request.get('/robots.txt')).text();
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => `${baseURL}${path}`);
  expect(addresses.filter((address) => closed.some((path) => address?.startsWith(path)))).toEqual([]);
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest: { start_url: string; icons: { src: string }[]; shortcuts: { url: string }[] } = await answer.json();
  const named = [
    manifest.start_url,
    ...manifest.icons.map(({ src }) => src),
    ...manifest.shortcuts.map(({ url }) => url),
  ];
  expect(named.length).toBeGreaterThan(5);
  for (const path of named) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

/** What the documents of each kind tell search engines of in schema.org's words; the others tell of nothing. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/collections/tops/': ['ItemList', 'BreadcrumbList'],
  '/products/kaila-top-wildflowers/': ['Product', 'BreadcrumbList'],
  '/lookbooks/': ['ItemList', 'BreadcrumbList'],
  '/lookbooks/afterglow/': ['ItemList', 'BreadcrumbList'],
  '/prints/': ['ItemList', 'BreadcrumbList'],
  '/prints/citrus-grove/': ['ItemList', 'BreadcrumbList'],
  '/blog/meet-the-sunchasers/': ['Article', 'BreadcrumbList'],
};

function thingsIn(html: string): string[] {
  const notified: { '@graph': { '@type': string }[] } = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}',
  );
  return notified['@graph'].map((thing) => thing['@type']);
}

/** What a document's head lacks, or has too much of, for those who find pages and those who share links. */
function headOf(html: string, origin: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const all = (pattern: RegExp): string[] => [...head.matchAll(pattern)].map(([, content]) => content ?? '');
  const meta = (name: string): string[] => all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`, 'g'));
  const canonical = all(/<link rel="canonical" href="([^"]+)"/g);
  const isFound = meta('robots').length === 0;
  const always = ['og:site_name', 'og:type', 'og:title', 'og:image', 'twitter:card'];
  const wanted = isFound ? [...always, 'description', 'og:description', 'og:url'] : always;
  const wrong = wanted.filter((name) => meta(name).length !== 1);
  if (all(/<title>([^<]+)<\/title>/g).length !== 1) wrong.push('title');
  if (canonical.length !== (isFound ? 1 : 0) || canonical[0] !== meta('og:url')[0]) wrong.push('canonical');
  const absolute = [...canonical, ...meta('og:image')];
  return [...wrong, ...absolute.filter((address) => !address.startsWith(`${origin}/`))];
}

test('a product says in its document what it is, costs and is thought of, and where it lives', async ({
  page,
  baseURL,
}) => {
  await page.goto('/products/kaila-top-wildflowers/');
  const notified: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null',
  );
  expect(notified).toMatchObject({
    '@graph': [
      {
        '@type': 'Product',
        name: expect.stringContaining('Kaila'),
        offers: expect.arrayContaining([expect.objectContaining({ priceCurrency: 'PHP' })]),
        aggregateRating: { bestRating: 5 },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${baseURL}/products/kaila-top-wildflowers/`,
  );
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
});

test('every class of answer carries the headers that keep it what it is (A12, A13)', async ({ request }) => {
  for (const path of [
    '/',
    '/no/such/page/',
    '/page-data/index/page-data.json',
    '/page-data/none/page-data.json',
    '/sw.js',
    '/page-data/sq/d/1.json',
    '/collections/tops',
    '/500.html',
    '/bad%zz/',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/icon.svg',
    '/assets/none.js',
    '/pictures/none',
    API_PATH,
    '/services/none',
    '/bb-wishlist',
    '/checkouts/none',
    '/webhooks/pages',
    '/account/reset/1/secret/',
    '/account/activate/1/secret',
    '/healthz',
  ]) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers();
    expect([path, headers['x-content-type-options'], headers['cross-origin-opener-policy']]).toEqual([
      path,
      'nosniff',
      'same-origin',
    ]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['referrer-policy']).toBeTruthy();
  }
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  // What is a person's, or leads to a person, is kept nowhere; an address with a secret in it is told to nobody.
  for (const path of ['/account/reset/1/secret/', '/account/activate/1/secret', '/checkouts/none', '/bb-wishlist']) {
    const { 'cache-control': lifetime, 'referrer-policy': referrer } = (
      await request.get(path, { maxRedirects: 0 })
    ).headers();
    expect([path, lifetime]).toEqual([path, 'no-store']);
    if (path !== '/bb-wishlist') expect([path, referrer]).toEqual([path, 'no-referrer']);
  }
});

test('every kind of page has its data, and links and files are the shop’s own (A-1, A-2, H-1, H-2, H-3, H-4, H-5, M-4, RTE-075, RUN-012, WAP-003)', async ({
  request,
  baseURL,
}) => {
  for (const path of PAGE_OF_EVERY_KIND) {
    const answer = await request.get(`/page-data${path === '/' ? '/index/' : path}page-data.json`);
    const isThere = path !== NO_PAGE;
    expect([path, answer.status()]).toEqual([path, isThere ? 200 : 404]);
    const notified: unknown = await answer.json();
    if (isThere)
      expect(notified).toMatchObject({
        path: expect.any(String),
        matchPath: expect.any(String),
        componentChunkName: expect.any(String),
        result: expect.any(Object),
        staticQueryHashes: expect.any(Array),
        slicesMap: expect.any(Object),
      });
  }
  const { webpackCompilationHash: buildHash } = await (await request.get('/page-data/app-data.json')).json();
  for (const path of PAGE_OF_EVERY_KIND) {
    const html = await (await request.get(path)).text();
    const addresses = [...html.matchAll(/<(?:a|link|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g)].map(
      ([, to]) => to ?? '',
    );
    expect(addresses.length, path).toBeGreaterThan(30);
    expect(html).toMatch(/<body><div id="page">(?:<[^>]+>)?<div id="page-focus" tabindex="-1">/);
    expect(html).toMatch(
      /<\/div><div id="route-announcer" aria-live="assertive" aria-atomic="true"><\/div><\/div><script/,
    );
    const boot: unknown = JSON.parse(/id="page-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
    const { path: pagePath } = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
    expect(boot).toMatchObject({ pagePath, buildHash });
    expect([path, ...headOf(html, baseURL ?? '')]).toEqual([path]);
    expect([path, thingsIn(html)]).toEqual([path, THINGS[path] ?? []]);
    const canonical = /rel="canonical" href="([^"]+)"|href="([^"]+)" rel="canonical"/.exec(html);
    const elsewhere = addresses.filter((to) => !/^(?:\/(?!\/)|#|mailto:)/.test(to) && !canonical?.includes(to));
    expect([path, elsewhere]).toEqual([path, []]);
  }
});
