import { expect, type Page } from '@playwright/test';
import { addToCart, chooseSize } from '../../shopper/cart.ts';
import { follow, openRouted, waitForRouter } from '../../shopper/runtime.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

test.use({ serviceWorkers: 'allow', expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Error retrieving cart/ });

const PRODUCT = '/products/kaila-top-wildflowers/';

/** Waits until a worker is in control and has everything it brings along. */
async function untilStored(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 40_000,
  });
}

const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });

test('what was seen opens without a connection and says so; the rest has a page of its own (13.22, O-2, O-5, W-10, X-19, W1, D20, SWK-008)', async ({
  page,
  context,
}) => {
  await openRouted(page, PRODUCT);
  await untilStored(page);
  // The document came before the worker did.
  await expect.poll(() => cachedAddresses(page)).toContain(PRODUCT);
  await follow(page, '/shipping-and-order-information/');
  await expect(page).toHaveURL('/shipping-and-order-information/');
  await expect.poll(() => cachedAddresses(page)).toContain('/shipping-and-order-information/');
  await page.goBack();
  await expect(page).toHaveURL(PRODUCT);
  expect(
    (await cachedAddresses(page)).filter((path) =>
      /^\/(?:api|services|checkouts|account|user-account|wishlist|bb-wishlist)/.test(path),
    ),
  ).toEqual([]);

  await chooseSize(page);
  await expect((await addToCart(page)).getByRole('link', { name: /^Check out, / })).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(PRODUCT);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();
  await expect(page.getByText(/no connection.*last saw them/i)).toBeVisible();
  const text = await page.evaluate(() => {
    const price = document.querySelector('p[data-currency]');
    return price && getComputedStyle(price, '::after').content;
  });
  expect(text).toContain('last seen');
  await expectAccessible(page);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Never a document of its own: it was come to by a link.
  await page.goto('/shipping-and-order-information/?x=1');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: /shipping/i })).toBeVisible();

  // The cart's page was never opened; it comes along with the worker, and the cart itself with this browser.
  await page.goto('/my-cart/');
  await expect(page.getByText('this is how you last saw it', { exact: false })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kaila Triangle Top/ })
      .first(),
  ).toBeVisible();

  await page.goto('/collections/new-arrivals/');
  await expect(page.getByRole('heading', { level: 1, name: /last mast/i })).toBeVisible();
  await expect(page).toHaveURL('/collections/new-arrivals/');
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: /still open/i })
    .getByRole('link', { name: /Kaila/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kaila Triangle Top' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilHydrated(page);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-last-seen');

  // A page that is come to by a link says so as long as it is on show, and the one it left is fresh.
  await waitForRouter(page);
  await context.setOffline(true);
  await follow(page, '/shipping-and-order-information/');
  await expect(page).toHaveURL('/shipping-and-order-information/');
  await expect(html).toHaveAttribute('data-last-seen', /^\d{4}-/);
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(html).toHaveAttribute('data-last-seen', /^\d{4}-/);
  await page.goBack();
  await expect(page).toHaveURL(PRODUCT);
  await expect(html).not.toHaveAttribute('data-last-seen');
});

test('a search shows without a connection what it found, and never what another one did (SWK-008)', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await openRouted(page, '/search/');
  await untilStored(page);
  await expect.poll(() => cachedAddresses(page)).toContain('/search/');
  await page.goto('/search/?q=zebra');
  const zebra = page.getByRole('heading', { level: 1, name: /^\d+ pieces for “zebra”$/ });
  await expect(zebra).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await caches.match('/search/?q=zebra')) !== undefined)).toBe(true);

  await context.setOffline(true);
  await page.goto('/search/?q=gingham');
  await expect(page.getByText('That search did not come through.')).toBeVisible();
  await expect(page.getByText('zebra')).toHaveCount(0);
  await page.goto('/search/?q=zebra');
  await untilHydrated(page);
  await expect(zebra).toBeVisible();
});

test('the worker forgets pages when told to, keeps what it brought, and ignores what it does not know (O-4, W-8, X-20, SWK-009)', {
  tag: '@nightly',
}, async ({ page, context }) => {
  await openRouted(page, PRODUCT);
  await untilStored(page);
  await expect.poll(() => cachedAddresses(page)).toContain(PRODUCT);
  const post = (message: unknown): Promise<unknown> =>
    page.evaluate((message) => {
      const { port1, port2 } = new MessageChannel();
      const answer = new Promise((resolve) => {
        port1.onmessage = ({ data }) => resolve(data);
      });
      navigator.serviceWorker.controller?.postMessage(message, [port2]);
      return answer;
    }, message);
  for (const nonsense of [null, 7, {}, { type: 'nonsense' }, { type: 'setPathResources', resources: 'all' }])
    expect(await post(nonsense)).toEqual({ done: true });
  expect(await post({ type: 'clearPathResources' })).toEqual({ done: true });
  const left = await cachedAddresses(page);
  expect(left).not.toContain(PRODUCT);
  expect(left).toContain('/offline/');
  expect(left.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(10);

  await context.setOffline(true);
  await page.goto(PRODUCT);
  await expect(page.getByRole('heading', { level: 1, name: /last mast/i })).toBeVisible();
});
