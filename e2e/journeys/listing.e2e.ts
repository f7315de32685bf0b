import { expect, type Page } from '@playwright/test';
import { expectAccessible, test, untilHydrated } from '../shopper/shop.ts';

const cards = (page: Page) => page.locator('[data-page] > [data-id]');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a collection goes on from page to page', async ({ page }) => {
    await page.goto('/collections/tops/');
    await expect(cards(page)).toHaveCount(24);
    const first = await cards(page).first().getAttribute('data-id');
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    await expect(page).toHaveURL(/\/collections\/tops\/page\/2\/$/);
    await expect(page.getByText(/^Pieces 25 to 48 of \d+$/)).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    expect(await cards(page).first().getAttribute('data-id')).not.toBe(first);
    await page.getByRole('link', { name: 'Show earlier pieces' }).click();
    await expect(page).toHaveURL(/\/collections\/tops\/$/);
  });

  test('there is no page beyond the last', async ({ page }) => {
    const answer = await page.goto('/collections/tops/page/99/');
    expect(answer?.status()).toBe(404);
  });
});

test('the list grows in place, and Back finds it as it was left', async ({ page }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  for (const seen of [48, 72]) {
    await page.getByRole('link', { name: 'Show 24 more' }).click();
    await expect(page.getByText(new RegExp(`^You’ve seen ${seen} of \\d+$`))).toBeVisible();
    await expect(cards(page)).toHaveCount(seen);
  }
  await expect(page).toHaveURL(/\/collections\/tops\/page\/3\/$/);
  const piece = cards(page).nth(60);
  await piece.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await piece.getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(72);
  await expect(piece).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
});

test('a reload shows the page the shopper was on, and the way to what came before', async ({ page }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Show 24 more' }).click();
  await expect(page).toHaveURL(/\/page\/2\/$/);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText(/^Pieces 25 to 48 of \d+$/)).toBeVisible();
  const first = cards(page).first();
  const piece = await first.getAttribute('data-id');
  await page.getByRole('link', { name: 'Show earlier pieces' }).scrollIntoViewIfNeeded();
  const before = await first.boundingBox();
  await page.getByRole('link', { name: 'Show earlier pieces' }).click();
  await expect(cards(page)).toHaveCount(48);
  const after = await page.locator(`[data-id="${piece}"]`).boundingBox();
  expect(after?.y).toBeCloseTo(before?.y ?? 0, -1);
});

test('a page further down is accessible', async ({ page }) => {
  await page.goto('/collections/tops/page/2/');
  await untilHydrated(page);
  await expectAccessible(page);
});
