import { expect, type Page } from '@playwright/test';
import { cartOf } from '../../shopper/cart.ts';
import { focused, keysOn } from '../../shopper/keys.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** The ring that shows where one is: three pixels of it. */
const ring = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineWidth);

// Phones have no Tab key.
test('from the home page by the cart and a code to the checkout without a mouse', { tag: '@desktop-only' }, async ({
  page,
}) => {
  const keys = keysOn(page);
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
  // Before anything is typed the panel has something to offer from edge to edge.
  const halfway = 720;
  const right = (): Promise<number> =>
    panel
      .getByRole('link')
      .evaluateAll((links, from) => links.filter((link) => link.getBoundingClientRect().left >= from).length, halfway);
  await expect.poll(right).toBeGreaterThanOrEqual(12);
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
  await keys.walkTo(/^add to bag,/i);
  expect(await ring(page)).toBe('3px');
  await page.keyboard.press('Enter');
  const drawer = cartOf(page);
  await expect(drawer.getByText('Kaila Triangle Top').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^(add to bag|added)/i }).first()).toBeFocused();
  await keys.walkTo(/^Save Kaila Triangle Top/);
  await page.keyboard.press('Space');
  await expect(page.getByRole('link', { name: 'Wishlist, 1 piece' })).toBeVisible();

  await keys.walkTo(/^Bag, 1 piece/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The line has its stepper once the provider has said what is in the cart.
  await expect(drawer.getByRole('group', { name: /^Quantity of/ })).toBeVisible();
  await keys.walkTo(/^Increase|^One more/);
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');
  await keys.walkTo(/^Add a code or gift card/);
  await page.keyboard.press('Enter');
  await expect(drawer.getByLabel('Discount code or gift card')).toBeFocused();
  await page.keyboard.type('hellobay');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Remove code HELLOBAY' })).toBeVisible();
  await expect(drawer.getByText('Add a code or gift card')).toBeFocused();
  await keys.walkTo(/^check out/i);
  expect(await ring(page)).toBe('3px');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/checkouts\//);
  await expect(page.getByRole('complementary', { name: 'Order summary' }).getByText('Code HELLOBAY')).toBeVisible();
  await keys.walkTo(/^Email/);
  await expect(page.getByLabel('Email')).toBeFocused();
});
