import { expect } from '@playwright/test';
import { addToBag, openProduct } from '../shopper/bag.ts';
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
