import { expect, type Page } from '@playwright/test';
import { addToBag, openProduct } from '../shopper/bag.ts';
import { PAGE_OF_EVERY_KIND } from '../shopper/pages.ts';
import { expectAccessible, test, untilHydrated } from '../shopper/shop.ts';

/** From the line above the header at a desk, from the menu on a phone. */
async function openCountries(page: Page, isMobile: boolean) {
  if (isMobile) {
    // A plain click would scroll the sticky header to where it stands in the page.
    await page.getByRole('link', { name: 'Menu' }).dispatchEvent('click');
    await page
      .getByRole('dialog', { name: 'Menu' })
      .getByRole('button', { name: /^Country:/ })
      .click();
  } else {
    await page
      .getByRole('button', { name: /^Country:/ })
      .first()
      .click();
  }
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  await expect(dialog).toBeVisible();
  // The menu has made way for it.
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  return dialog;
}

test('a change of country takes bag, prices, form and scroll along', async ({ page, isMobile }) => {
  await openProduct(page, 'kaila-top-wildflowers', 'M');
  await addToBag(page);
  await expect(page.getByRole('dialog', { name: 'Bag' }).getByText('₱2,695.00').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const dialog = await openCountries(page, isMobile);
  const countries = dialog.getByRole('listitem');
  await expect(countries).toHaveCount(40);
  await expect(countries.nth(0)).toContainText('United States');
  await expect(countries.nth(0)).toContainText('USD $');
  await expect(countries.nth(3)).toContainText('Philippines');
  await expect(countries.nth(4)).toContainText('Austria');
  await expect(dialog.getByRole('button', { name: /Philippines/ })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  const typing = dialog.getByRole('textbox', { name: 'Find a country' });
  // On a phone the keyboard would hide the list.
  if (!isMobile) await expect(typing).toBeFocused();
  await typing.fill('atlantis');
  await expect(dialog.getByText('Not there yet.')).toBeVisible();
  await typing.fill('kingdom');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: /United Kingdom/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  const again = await openCountries(page, isMobile);
  const scrolled = await page.evaluate(() => window.scrollY);
  if (isMobile) expect(scrolled).toBe(500);
  const identified = page.waitForRequest((request) => (request.postData() ?? '').includes('cartBuyerIdentityUpdate'));
  const reloaded = page.waitForEvent('domcontentloaded');
  await again.getByRole('button', { name: /United Kingdom/ }).click();
  expect(JSON.parse((await identified).postData() ?? '{}').variables.buyerIdentity.countryCode).toBe('GB');
  await reloaded;
  await untilHydrated(page);

  await expect(page.getByText('Sending to United Kingdom now. Prices are in GBP.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^add to bag, £/i }).first()).toBeAttached();
  await expect(page.getByRole('radio', { name: 'M', exact: true }).first()).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  const choice = await page.evaluate(() => JSON.parse(localStorage.getItem('userCountry') ?? 'null'));
  expect(choice).toEqual({
    countryCode: 'GB',
    currencyCode: 'GBP',
    countryName: 'United Kingdom',
    label: 'British Pound',
    priority: 1,
  });
  if (!isMobile) await expect(page.getByRole('button', { name: /^Country:/ }).first()).toHaveText('GB, £');

  await page.getByRole('link', { name: /^Bag/ }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Bag' });
  await expect(drawer.getByText(/£\d/).first()).toBeVisible();
  await expect(drawer.getByText('₱')).toHaveCount(0);
});

test('a choice outlives a provider that does not hear of it', async ({ page, isMobile }) => {
  await page.goto('/search/');
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'Search the bay' }).first().fill('zebra');
  const dialog = await openCountries(page, isMobile);
  await page.route('**/graphql.json', (route) => route.abort());
  await dialog.getByRole('textbox').fill('jpy');
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.keyboard.press('Enter');
  await reloaded;
  await page.unroute('**/graphql.json');
  await untilHydrated(page);
  await expect(page.getByRole('textbox', { name: 'Search the bay' }).first()).toHaveValue('zebra');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userCountry') ?? 'null').countryCode)).toBe('JP');
});

test('country and currency can be chosen on every page', async ({ page, isMobile }) => {
  for (const path of [...PAGE_OF_EVERY_KIND, '/500.html']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: /^Country:/ }), path).toBeVisible();
  }
  await untilHydrated(page);
  const dialog = await openCountries(page, isMobile);
  await expect(dialog.getByRole('button', { name: /Philippines/ })).toHaveAttribute('aria-current', 'true');
});
