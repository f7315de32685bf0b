import { expect, type Page } from '@playwright/test';
import { cartOf } from '../../shopper/cart.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** Addresses of the links in sight that the shop does not answer with a page. */
async function deadLinks(page: Page, addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    addresses.map(async (address) => ({ address, status: (await page.request.get(address)).status() })),
  );
  return answers.filter(({ status }) => status !== 200).map(({ address, status }) => `${address} ${status}`);
}

const addressesIn = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

// Phones have a menu of their own.
test('a department opens what lies below it, by mouse and by keyboard', { tag: '@desktop-only' }, async ({ page }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Swim', exact: true })).toHaveAttribute('aria-current', 'page');

  await nav.getByRole('link', { name: 'Accessories', exact: true }).hover();
  await expect(nav.getByText('Shop accessories')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nav.getByText('Shop accessories')).toBeHidden();
  await nav.getByRole('link', { name: 'Men’s', exact: true }).hover();
  await expect(nav.getByText('Shop men’s')).toBeVisible();
  await page.mouse.move(700, 860);
  await expect(nav.getByText('Shop men’s')).toBeHidden();

  await nav.getByRole('link', { name: 'Swim', exact: true }).focus();
  await page.keyboard.press('Tab');
  const more = nav.getByRole('button', { name: 'More of Swim' });
  await expect(more).toBeFocused();
  await expect(more).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'All swim' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(nav.getByText('Shop swim')).toBeHidden();

  await nav.getByRole('link', { name: 'Beachwear', exact: true }).hover();
  await nav.getByRole('link', { name: 'Kaftans' }).click();
  await expect(page).toHaveURL('/collections/kaftans/');
  await expect(nav.getByText('Shop beachwear')).toBeHidden();

  await nav.getByRole('link', { name: 'Accessories', exact: true }).hover();
  await nav.getByRole('link', { name: /^Dress-Up Bay/ }).click();
  await expect(page.getByRole('button', { name: 'Let’s play' })).toBeVisible();
});

// Phones have a menu of their own, and its links with it.
test('every department opens, and all that lies below it leads somewhere', {
  tag: ['@desktop-only', '@nightly'],
}, async ({ page }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  const nav = page.getByRole('navigation', { name: 'Main' });
  const addresses: string[] = [];
  for (const name of ['New', 'Swim', 'Men’s', 'Beachwear', 'Accessories', 'Sale']) {
    const department = nav.getByRole('link', { name, exact: true }).first();
    await department.focus();
    await page.keyboard.press('ArrowDown');
    await expect(nav.locator('div[id^="menu-"] a').first()).toBeFocused();
    addresses.push(...(await addressesIn(page, 'nav div[id^="menu-"] a')));
    await page.keyboard.press('Escape');
  }
  expect(addresses.length).toBeGreaterThan(80);
  expect(await deadLinks(page, [...new Set(addresses)])).toEqual([]);
});

// Desktops have the header.
test('the menu of phones folds out, leads on, and gives the focus back (SHP-014, SHP-020, SHP-026)', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const opener = page.getByRole('link', { name: 'Menu' });
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await menu.getByText('Swim', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'One-pieces' })).toBeVisible();
  await menu.getByText('Sale', { exact: true }).click();
  await expect(menu.getByRole('link', { name: 'One-pieces' }).first()).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Underwire and support' })).toBeHidden();
  await expectAccessible(page);
  const addresses = await addressesIn(page, 'dialog[open] a[href^="/"]');
  expect(addresses.length).toBeGreaterThan(60);
  expect(await deadLinks(page, addresses)).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

  await opener.click();
  await menu.getByRole('link', { name: 'Sign in' }).click();
  const signIn = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(signIn.getByLabel('Email')).toBeVisible();
  await expect(menu).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(opener).toBeFocused();

  // The page behind a dialog is inert; a script, or the shop itself, may still open another: one is shown at a time.
  await opener.click();
  await expect(menu).toBeVisible();
  await page.getByRole('link', { name: /^Bag/ }).dispatchEvent('click');
  await expect(cartOf(page)).toBeVisible();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Search the bay' }).dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await opener.click();
  await menu.getByRole('link', { name: /^Wishlist/ }).click();
  await expect(page).toHaveURL('/wishlist/');
  await expect(menu).toBeHidden();
});
