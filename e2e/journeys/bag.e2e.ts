import { expect } from '@playwright/test';
import { addToBag, openProduct } from '../shopper/bag.ts';
import { requestsOf } from '../shopper/runtime.ts';
import { expectAccessible, test, untilHydrated } from '../shopper/shop.ts';

test('quantity, removal and the bag page follow each other', async ({ page }) => {
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  const drawer = await addToBag(page);
  await drawer.getByRole('button', { name: /more|increase|one more/i }).click();
  await expect(drawer.getByText('₱4,490.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /^add to bag/i }).first()).toBeFocused();

  await page.goto('/my-cart/');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /All-Day Tote/ }).first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(main.getByText('₱6,735.00').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Bag, / }).first()).toHaveAccessibleName('Bag, 3 pieces');
  await main.getByRole('button', { name: /remove/i }).click();
  await expect(page.getByText('Nothing in here but sand', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('buy it now goes straight to the checkout host', async ({ page }) => {
  await openProduct(page, 'big-beach-towel-cabana');
  await page.getByRole('button', { name: /buy it now/i }).click();
  await page.waitForURL(/\/checkouts\//);
  expect(new URL(page.url()).host).toMatch(/^checkout\.localhost:/);
  // On a phone the summary is folded up; the piece is in it all the same.
  await expect(page.getByText('Big Beach Towel').first()).toBeAttached();
});

test('other tools hear which bag and which visit this is; what they say is logged, and nothing else', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('merchant-session', (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail);
    });
  });
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await addToBag(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId'))).toBeTruthy();
  const cartId = await page.evaluate(() => localStorage.getItem('cartId'));
  await expect
    .poll(() => page.evaluate('window.heard.at(-1)'))
    .toEqual({ cartId, sessionId: expect.stringMatching(/^[\da-f]{32}$/) });

  await page.waitForLoadState('networkidle');
  const asked = requestsOf(page, (path) => /graphql|services/.test(path));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('cart-attributes'));
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('cart-attributes', { detail: [{ key: 'gift', value: 'yes' }] })),
  );
  expect(await (await logged).args()[1]?.jsonValue()).toEqual([{ key: 'gift', value: 'yes' }]);
  expect(asked).toEqual([]);
});
