import { expect } from '@playwright/test';
import { NO_PAGE, PAGE_OF_EVERY_KIND } from '../shopper/pages.ts';
import { test } from '../shopper/shop.ts';

test('every shared result and slice a page names is there, and every part of the sitemap', async ({
  request,
  baseURL,
}) => {
  const page = await (await request.get('/page-data/index/page-data.json')).json();
  expect(page.staticQueryHashes.length).toBeGreaterThan(0);
  for (const hash of page.staticQueryHashes) {
    const answer = await request.get(`/page-data/sq/d/${hash}.json`);
    expect([answer.status(), Object.keys(await answer.json())]).toEqual([200, ['data']]);
  }
  for (const name of Object.values(page.slicesMap)) {
    const slice = await (await request.get(`/slice-data/${name}.json`)).json();
    for (const hash of slice.staticQueryHashes) expect(page.staticQueryHashes).toContain(hash);
  }
  expect((await (await request.get('/page-data/app-data.json')).json()).webpackCompilationHash).toMatch(/^[\da-f]+$/);
  expect((await request.get('/slice-data/none.json')).status()).toBe(404);
  expect((await request.get('/page-data/sq/d/1.json')).status()).toBe(404);

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
  for (const closed of ['/404.html', '/my-cart/', '/offline/', '/user-account/'])
    expect(addresses).not.toContain(baseURL + closed);
  expect((await request.get('/manifest.webmanifest')).headers()['content-type']).toContain('application/manifest+json');
});

test('a product says in its document what it is, costs and is thought of, and where it lives', async ({
  page,
  baseURL,
}) => {
  await page.goto('/products/kaila-top-wildflowers/');
  const told: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? 'null');
  expect(told).toMatchObject({
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

test('every class of answer carries the headers that keep it what it is', async ({ request }) => {
  for (const path of [
    '/',
    '/no/such/page/',
    '/page-data/index/page-data.json',
    '/page-data/none/page-data.json',
    '/sw.js',
    '/collections/tops',
    '/robots.txt',
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
});

test('every kind of page has its data, and links and files are the shop’s own', async ({ request }) => {
  for (const path of PAGE_OF_EVERY_KIND) {
    const answer = await request.get(`/page-data${path === '/' ? '/index/' : path}page-data.json`);
    const isThere = path !== NO_PAGE;
    expect([path, answer.status()]).toEqual([path, isThere ? 200 : 404]);
    const told: unknown = await answer.json();
    if (isThere)
      expect(told).toMatchObject({
        path: expect.any(String),
        matchPath: expect.any(String),
        result: expect.any(Object),
      });
  }
  for (const path of PAGE_OF_EVERY_KIND) {
    const html = await (await request.get(path)).text();
    const addresses = [...html.matchAll(/<(?:a|link|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g)].map(
      ([, to]) => to ?? '',
    );
    expect(addresses.length, path).toBeGreaterThan(30);
    const canonical = /rel="canonical" href="([^"]+)"|href="([^"]+)" rel="canonical"/.exec(html);
    const elsewhere = addresses.filter((to) => !/^(?:\/(?!\/)|#|mailto:)/.test(to) && !canonical?.includes(to));
    expect([path, elsewhere]).toEqual([path, []]);
  }
});
