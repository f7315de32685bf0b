import { expect, type Page } from '@playwright/test';
import { follow, isDocument, openLive, requestsOf } from '../shopper/runtime.ts';
import { test, untilHydrated } from '../shopper/shop.ts';

const PRODUCT = '/products/kaila-top-wildflowers/';
const DATA = '**/page-data/products/kaila-top-wildflowers/page-data.json';

test.use({
  expectedNoise: /status of 50|ERR_FAILED|page resources for|answered 503|dynamically imported|There is nobody/,
});

test('data that cannot be had is asked for four times, then the document is loaded, query, hash and all', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.route(DATA, (route) => route.fulfill({ status: 503 }));
  const data = requestsOf(page, (path) => path.includes('kaila-top-wildflowers/page-data.json'));
  const documents = requestsOf(page, isDocument);
  await follow(page, `${PRODUCT}?x=1#main`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
  await expect(page).toHaveURL(`${PRODUCT}?x=1#main`);
  expect(data).toHaveLength(4);
  expect(documents).toEqual([PRODUCT]);
});

test('a page the server broke over is the error page, under the address that was asked for', async ({ page }) => {
  await openLive(page, '/');
  await page.route(DATA, (route) => route.fulfill({ status: 500 }));
  const asked = requestsOf(page, (path) => path === '/page-data/500.html/page-data.json');
  await follow(page, PRODUCT);
  await expect(page.getByRole('heading', { level: 1, name: /a wave/i })).toBeVisible();
  await expect(page).toHaveURL(PRODUCT);
  expect(asked).toHaveLength(1);
});

/** Times, from now, at which the runtime says that a page is late. */
async function watchDelays(page: Page): Promise<() => Promise<{ pathname: string; after: number }[]>> {
  await page.evaluate(() => {
    const told: object[] = [];
    const start = performance.now();
    window.addEventListener('shop:delayed-page', (event) => {
      if (event instanceof CustomEvent) told.push({ ...event.detail, after: performance.now() - start });
    });
    Object.assign(window, { told });
  });
  return () => page.evaluate('window.told');
}

test('a late page is announced after a second, once, and shows that it is on its way', async ({ page }) => {
  await openLive(page, '/');
  const told = await watchDelays(page);
  await follow(page, '/collections/tops/');
  await expect(page).toHaveURL('/collections/tops/');
  expect((await told()).filter(({ after }) => after < 990)).toEqual([]);
  await page.route('**/page-data/**/page-data.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  const late = await watchDelays(page);
  await follow(page, PRODUCT);
  await expect(page.getByRole('progressbar', { name: /on its way/i })).toBeVisible();
  await expect(page).toHaveURL(PRODUCT);
  await expect(page.getByRole('progressbar', { name: /on its way/i })).toHaveCount(0);
  const [first, ...more] = await late();
  expect([first?.pathname, more.length]).toEqual([PRODUCT, 0]);
  expect(first?.after).toBeGreaterThan(990);
  expect(first?.after).toBeLessThan(4000);
});

test('the shop opens without knowing which build the server serves', async ({ page }) => {
  await page.route('**/page-data/app-data.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(PRODUCT);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
});

test('a document whose data cannot be had stays as the server wrote it, and says why', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const html = (await (await page.request.get(PRODUCT)).text()).replace(/(id="page-data">).*?(<\/script>)/s, '$1$2');
  await page.route(`**${PRODUCT}`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
  await page.route(DATA, (route) => route.fulfill({ status: 503 }));
  const data = requestsOf(page, (path) => path.includes('kaila-top-wildflowers/page-data.json'));
  await page.goto(PRODUCT);
  await expect.poll(() => errors).toContain(`page resources for ${PRODUCT} not found. Not rendering React`);
  // One of them is the country's script or none; the page's own data is asked for four times.
  expect(data).toHaveLength(4);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
});

test('a document without its page is given it', async ({ page }) => {
  const html = await (await page.request.get(PRODUCT)).text();
  const empty = html.replace(/(<div id="page">).*?(<\/div><script type="application\/json")/s, '$1$2');
  expect(empty).not.toContain('<h1');
  await page.route(`**${PRODUCT}`, (route) => route.fulfill({ body: empty, contentType: 'text/html' }));
  await page.goto(PRODUCT);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
});

test('a page whose script is lost becomes a document, and no circle', async ({ page }) => {
  await openLive(page, '/');
  await page.route('**/assets/product-page-*.js', (route) => route.abort());
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const documents = requestsOf(page, isDocument);
  await follow(page, `${PRODUCT}?x=1`);
  await expect(page).toHaveURL(`${PRODUCT}?x=1`);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
  await expect.poll(() => said).toContain(`page resources for ${PRODUCT} not found. Not rendering React`);
  expect(documents).toEqual([PRODUCT]);
});
