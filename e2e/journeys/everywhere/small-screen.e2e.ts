import { expect } from '@playwright/test';
import { addToCart, openProduct } from '../../shopper/cart.ts';
import { shopFrom } from '../../shopper/country.ts';
import { brokenRules } from '../../shopper/screen-rules.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

// Where a picture is missing its words stand in its place, and take more room than it.
test.use({ viewport: { width: 360, height: 640 }, pictures: true });

test('on a low phone the bag shows its lines, and the head of the page says what is saved and from where sending is free', async ({
  page,
}) => {
  await openProduct(page, 'sunny-hat-happy-check');
  await page
    .getByRole('button', { name: /^Save Sunny Bucket Hat/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Wishlist, 1 piece' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Good to know' })).toContainText(/Free shipping from ₱[\d,]+\./);

  const drawer = await addToCart(page);
  await drawer.getByText('Add a code or gift card').click();
  const line = await drawer.getByRole('listitem').first().boundingBox();
  const codeField = await drawer.getByLabel('Discount code or gift card').boundingBox();
  const checkout = await drawer.getByRole('link', { name: /^Check out/ }).boundingBox();
  // a whole line and the start of the next stand above the foot, and the way to the checkout below
  expect((codeField?.y ?? 0) - (line?.y ?? 0)).toBeGreaterThan(200);
  expect((checkout?.y ?? 0) + (checkout?.height ?? 0)).toBeLessThanOrEqual(640);
});

test('what is searched for the suitcase, and its button, fit a small phone beside each other', async ({ page }) => {
  await page.goto('/suitcase/');
  await untilHydrated(page);
  await expect(page.getByRole('searchbox', { name: 'Search for a piece' })).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
});

test('where amounts are long, reduced ones take two lines, and nothing is wider than the screen', async ({ page }) => {
  await shopFrom(page, 'HU');
  await page.goto('/collections/sale/');
  await untilHydrated(page);
  await expect(page.getByRole('main').getByText(/^HUF/).first()).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  const tooWide = await page
    .locator('main p[data-currency]')
    .evaluateAll((amounts) => amounts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(tooWide).toBe(0);
});

test('with letters twice as large, nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/collections/tops/', '/products/kaila-top-wildflowers/']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await untilHydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Our commitment' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 390]);
  }
});

test('with letters twice as large on a laptop everything of the header is on the screen, and nothing is wider than it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/collections/tops/', '/products/kaila-top-wildflowers/', '/account/sign-in/']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await untilHydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^Bag, / }).first()).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, path).toBe(1280);
    // What sticks or is led to below the header reckons with its height.
    const header = await page.getByRole('banner').boundingBox();
    const reckoned = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
    );
    expect(header?.height, path).toBeLessThanOrEqual(reckoned);
  }
});

test.describe('a phone lying down', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('shows a picture whole, and not a strip of it', async ({ page }) => {
    await page.goto('/products/sunny-hat-happy-check/');
    await untilHydrated(page);
    const share = await page
      .getByRole('list', { name: 'Product pictures' })
      .getByRole('img')
      .first()
      .evaluate((picture) => {
        const { left, top, width, height } = picture.getBoundingClientRect();
        const rows = Array.from({ length: 40 }, (_, row) => top + ((row + 0.5) / 40) * height);
        const button = picture.closest('button');
        // Right of the badge that lies on it.
        const x = left + width * 0.75;
        const seen = rows.filter((y) => button?.contains(document.elementFromPoint(x, y)));
        return seen.length / rows.length;
      });
    expect(share).toBe(1);
  });
});
