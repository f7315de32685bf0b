import { expect, type Page } from '@playwright/test';
import { expectAccessible, test, untilHydrated } from '../shopper/shop.ts';

/** What has the focus, in words: its name, or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Walks on by Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No ${name} within ${most} steps; the focus is on "${await focused(page)}".`);
}

/** The ring that shows where one is: three pixels of it. */
const ring = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth);

// Phones have no Tab key.
test('from the door to the checkout without a mouse', { tag: '@desk-only' }, async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);

  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to the shop');
  await expect(page.getByRole('link', { name: 'Skip to the shop' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(await ring(page)).toBe('3px');

  await page.getByRole('link', { name: 'Search the bay' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('kaila wildflowers');
  const found = panel.getByRole('link', { name: /Kaila Triangle Top/ }).first();
  await expect(found).toBeVisible();
  for (let step = 0; step < 20 && !(await found.evaluate((link) => link === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/kaila-top-/);
  await expect(panel).toBeHidden();

  await page.getByRole('radio', { name: 'S', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'M', exact: true }).first()).toBeChecked();
  await tabTo(page, /^Save Kaila Triangle Top/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Wishlist, 1 piece' })).toBeVisible();
  await page
    .getByRole('button', { name: /^add to bag/i })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Bag' });
  await expect(drawer.getByText('Kaila Triangle Top').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^(add to bag|added)/i }).first()).toBeFocused();

  await page.getByRole('link', { name: /^Bag, 1 piece/ }).focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await tabTo(page, /^check out/i);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkouts\//);
});
