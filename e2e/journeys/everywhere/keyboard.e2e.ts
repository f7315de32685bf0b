import { expect, type Page } from '@playwright/test';
import { cartOf } from '../../shopper/cart.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** What has the focus, in words: its name, its label, or its text. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText.trim() : undefined;
    return element?.getAttribute('aria-label') ?? label ?? element?.textContent?.trim() ?? '';
  });

/** Walks on by Tab, or back, until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No ${name} within ${most} steps; the focus is on "${await focused(page)}".`);
}

/** The ring that shows where one is: three pixels of it. */
const ring = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth);

// Phones have no Tab key.
test('from the home page by the cart and a code to the checkout without a mouse', { tag: '@desktop-only' }, async ({
  page,
}) => {
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
  await tabTo(page, /^add to bag,/i);
  expect(await ring(page)).toBe('3px');
  await page.keyboard.press('Enter');
  const drawer = cartOf(page);
  await expect(drawer.getByText('Kaila Triangle Top').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^(add to bag|added)/i }).first()).toBeFocused();
  await tabTo(page, /^Save Kaila Triangle Top/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Wishlist, 1 piece' })).toBeVisible();

  await tabTo(page, /^Bag, 1 piece/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The line has its stepper once the provider has said what is in the cart.
  await expect(drawer.getByRole('group', { name: /^Quantity of/ })).toBeVisible();
  await tabTo(page, /^Increase|^One more/);
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');
  await tabTo(page, /^Add a code or gift card/);
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Discount code or gift card')).toBeFocused();
  await page.keyboard.type('hellobay');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Remove code HELLOBAY' })).toBeVisible();
  await expect(drawer.getByText('Add a code or gift card')).toBeFocused();
  await tabTo(page, /^check out/i);
  expect(await ring(page)).toBe('3px');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkouts\//);
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('Code HELLOBAY')).toBeVisible();
  await tabTo(page, /^Email/);
  await expect(page.getByLabel('Email')).toBeFocused();
});
