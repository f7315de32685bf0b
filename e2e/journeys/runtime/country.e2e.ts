import { expect, type Page } from '@playwright/test';
import { openProduct } from '../../shopper/cart.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const PRODUCT = '/products/kaila-top-wildflowers/';

// Prices that cannot be had are asked for all the same.
test.use({ expectedNoise: /status of 404.*\/page-data\.(?:US|XX)\.json/ });

async function buysIn(page: Page, countryCode: string): Promise<void> {
  await page.addInitScript(
    (code) => localStorage.setItem('userCountry', JSON.stringify({ countryCode: code })),
    countryCode,
  );
}

/** Everything on show that reads like an amount. */
async function amountsOnShow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-currency]:not(script)')]
      .filter((amount) => amount.checkVisibility({ visibilityProperty: true }))
      .map((amount) => amount.innerText),
  );
}

/** Adds up how far things have moved while nobody touched anything, and whose amounts and which country were ever to be seen. */
async function watchLoading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    const seen = new Set<string>();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      for (const said of document.querySelectorAll<HTMLElement>('[data-currency]:not(script), [data-served]')) {
        if (said.checkVisibility({ visibilityProperty: true })) seen.add(said.dataset.currency ?? said.innerText);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { loading: () => ({ shift, seen: [...seen] }) });
  });
}

const loading = (page: Page) => page.evaluate<{ shift: number; seen: string[] }>('window.loading()');

test('shoppers in the United States see dollars and nothing else, wherever they go', async ({ page }) => {
  await buysIn(page, 'US');
  await watchLoading(page);
  await page.goto(PRODUCT);
  const add = page.getByRole('button', { name: /^add to bag,/i }).first();
  await expect(add).toContainText('$');
  await expect(add).not.toContainText('₱');
  const { shift, seen } = await loading(page);
  expect(seen).toEqual(['USD']);
  expect(shift).toBeLessThan(0.001);
  for (const amount of await amountsOnShow(page)) expect(amount).not.toContain('₱');
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /^bluebird bay/i })
    .first()
    .click();
  await expect(page).toHaveURL('/');
  await page.goto('/collections/tops/');
  await expect.poll(async () => (await amountsOnShow(page)).length).toBeGreaterThan(4);
  const listed = await amountsOnShow(page);
  expect(listed.filter((amount) => !amount.includes('$'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: /Kaila/ }).first().click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('button', { name: /^add to bag,/i }).first()).toContainText('$');
  expect((await loading(page)).seen).toEqual(['USD']);

  // Pages without an amount say whose country it is, and never somebody else's first.
  for (const path of ['/my-cart/', '/wishlist/', '/no/such/page/']) {
    await page.goto(path);
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Country/ })
      .scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByText('United States')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-country-pending');
    expect((await loading(page)).seen, path).toEqual([]);
  }
});

test('yen and won have no decimals', { tag: '@nightly' }, async ({ page, browser, baseURL }) => {
  await buysIn(page, 'JP');
  await page.goto(PRODUCT);
  await expect(page.getByRole('button', { name: /^add to bag, ¥[\d,]+$/i }).first()).toBeVisible();
  // Tabs of one browser share their country.
  const another = await browser.newContext({ ...(baseURL && { baseURL }) });
  const korea = await another.newPage();
  await buysIn(korea, 'KR');
  await korea.goto(PRODUCT);
  await expect(korea.getByRole('button', { name: /^add to bag, ₩[\d,]+$/i }).first()).toBeVisible();
  await another.close();
});

test('prices that cannot be had are never passed off as the right ones', async ({ page }) => {
  await page.route('**/page-data.US.json', (route) => route.fulfill({ status: 404, body: '{}' }));
  await buysIn(page, 'US');
  await page.goto(PRODUCT);
  await expect(page.getByText(/prices for united states did not come through/i)).toBeVisible();
  await expect(page.getByRole('button', { name: /^add to bag, ₱/i }).first()).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: /^add to bag, \$/i }).first()).toBeVisible();
});

test('a country chosen in another tab is this tab’s too', { tag: '@nightly' }, async ({ page, context }) => {
  await openProduct(page, 'kaila-top-wildflowers');
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  const other = await context.newPage();
  await other.goto('/offline/');
  await other.evaluate(() => localStorage.setItem('userCountry', JSON.stringify({ countryCode: 'US' })));
  await page.bringToFront();
  await expect(page.getByRole('button', { name: /^add to bag, \$/i }).first()).toBeVisible();
});

test('a country we do not sell to, and garbage in its place, leave the page as it was served', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const stored of ['{"countryCode":"XX"}', '{"countryCode":7}', '{', 'null', '"US"']) {
    await page.addInitScript((text) => localStorage.setItem('userCountry', text), stored);
    await openProduct(page, 'kaila-top-wildflowers');
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: /^add to bag, ₱/i }).first()).toBeVisible();
  }
});
