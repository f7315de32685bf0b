import { expect } from '@playwright/test';
import { follow, openRouted, requestsOf, waitForRouter } from '../../shopper/runtime.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const PRODUCT = '/products/kaila-top-wildflowers/';

// A page that is not there is asked for all the same.
test.use({ expectedNoise: /status of 404.*\/(?:no\/such\/page|products\/gone-for-good)\// });

test('a page under another address moves to its own, with query and hash, in the same entry (13.4, 13.18, S-4, X-14, RTE-065, RTE-066, RTE-067)', async ({
  page,
}) => {
  const html = await (await page.request.get(PRODUCT)).text();
  await page.goto('/');
  const entries = await page.evaluate(() => history.length);
  for (const [index, alias] of ['/an/old/address', `${PRODUCT}index.html`, PRODUCT.slice(0, -1)].entries()) {
    await page.route(new RegExp(`${alias}(?:\\?|$)`), (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    await page.goto(`${alias}?x=1#reviews`);
    await untilHydrated(page);
    await expect(page).toHaveURL(`${PRODUCT}?x=1#reviews`);
    expect(await page.evaluate(() => history.length)).toBe(entries + index + 1);
    await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeAttached();
    await expect(page.locator('#reviews')).toBeInViewport();
  }
  // The first way on from there is an entry of its own, and the way back leads out of it.
  await waitForRouter(page);
  await follow(page, '/size-guide/');
  await expect(page).toHaveURL('/size-guide/');
  expect(await page.evaluate(() => history.length)).toBe(entries + 4);
  await page.goBack();
  await expect(page).toHaveURL(`${PRODUCT}?x=1#reviews`);
  await page.goBack();
  await expect(page).toHaveURL(`${PRODUCT}?x=1#reviews`);
  await untilHydrated(page);
});

test('addresses that are none say so: in place, with one request, under their own address (13.5, 13.21, L-5, N-16, X-9, X-11, RTE-063, RTE-068, RUN-013)', async ({
  page,
}) => {
  await openRouted(page, '/');
  const data = requestsOf(page, (path) => path.includes('/404'));
  await follow(page, '/no/such/page/');
  await expect(page.getByRole('heading', { level: 1, name: /washed/i })).toBeVisible();
  await expect(page).toHaveURL('/no/such/page/');
  expect(data).toEqual(['/page-data/404.html/page-data.json']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page-focus');
  await expect(page.locator('#route-announcer')).toHaveText(/^Navigated to .*washed/i);
  await expectAccessible(page);

  // A product that is gone has an address like those that are not.
  await follow(page, '/size-guide/');
  await expect(page.getByRole('heading', { level: 1, name: /size/i })).toBeVisible();
  await follow(page, '/products/gone-for-good/?x=1');
  await expect(page.getByRole('heading', { level: 1, name: /washed/i })).toBeVisible();
  await expect(page).toHaveURL('/products/gone-for-good/?x=1');

  for (const path of ['/no/such/page/?x=1#y', '/bad%zz/']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: /washed/i })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
  expect((await page.goto('/?ref=%'))?.status()).toBe(200);
  await untilHydrated(page);
});

test('no address leads off the site, and unknown data is never a page (A10, B9, RTE-007, RTE-008, WAP-007)', async ({
  page,
}) => {
  const base = new URL((await page.goto('/'))?.url() ?? '').origin;
  for (const path of [
    '//evil.example/',
    '/%2f%2fevil.example/',
    '/%5cevil.example/',
    '/..%2f..%2fetc/passwd',
    `/${'a'.repeat(10_000)}/`,
  ]) {
    const answer = await page.request.get(base + path, { maxRedirects: 0 });
    const to = answer.headers().location;
    expect([404, 308]).toContain(answer.status());
    if (to) expect(to).toMatch(/^\/(?![/\\])/);
  }
  for (const path of ['products/gone', '..%2f..%2fpackage', 'a/b/c', '%zz']) {
    const answer = await page.request.get(`${base}/page-data/${path}/page-data.json`);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([404, 'application/json']);
  }
  const slashless = await page.request.get(`${base}/collections/tops?ref=a%20b`, { maxRedirects: 0 });
  expect([slashless.status(), slashless.headers().location]).toEqual([308, '/collections/tops/?ref=a%20b']);
  for (const file of ['404.html', '500.html', 'robots.txt', 'sitemap.xml', 'page-data/app-data.json', 'sw.js'])
    expect([file, (await page.request.get(`${base}/${file}`, { maxRedirects: 0 })).status()]).toEqual([file, 200]);
});
