import { SUPPORTED_COUNTRIES } from '@bluebird-bay/contract/countries.ts';
import { expect, type Page } from '@playwright/test';
import { aShopper, comeSignedUp } from '../../shopper/account.ts';
import { addToCart, cartOf, countIn, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { PAGE_OF_EVERY_KIND } from '../../shopper/pages.ts';
import { heldBack, recordSent } from '../../shopper/provider.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** From the line above the header on a desktop, from the menu on a phone. */
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

test('a change of country takes cart, prices, form and scroll along (CTY-001, CTY-002, CTY-004, CTY-005, CTY-007, CTY-008, CTY-009, CTY-010, CTY-013, STO-002)', async ({
  page,
  isMobile,
}) => {
  await openProduct(page, 'kaila-top-wildflowers', 'M');
  await addToCart(page);
  await expect(cartOf(page).getByText('₱2,695.00').first()).toBeVisible();
  await page.keyboard.press('Escape');

  const dialog = await openCountries(page, isMobile);
  const countries = dialog.getByRole('listitem');
  await expect(countries).toHaveCount(SUPPORTED_COUNTRIES.length);
  const codes = (await countries.allTextContents()).map((text) => text.slice(0, 2));
  expect(codes.toSorted()).toEqual(SUPPORTED_COUNTRIES.toSorted());
  expect(codes.slice(0, 4)).toEqual(['US', 'GB', 'AU', 'PH']);
  const names = (await countries.allTextContents())
    .map((text) => text.slice(2).replace(/ ?[A-Z]{3} \S*$/, ''))
    .slice(4);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(names[0]).toContain('Austria');
  await expect(countries.nth(0)).toContainText('USD $');
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
  const drawer = cartOf(page);
  await expect(drawer.getByText(/£\d/).first()).toBeVisible();
  await expect(drawer.getByText('₱')).toHaveCount(0);
  const total = await drawer.getByRole('link', { name: /^Check out, £/ }).innerText();
  await goToCheckout(drawer);
  const amount = /£[\d.]+/.exec(total)?.[0] ?? 'no amount';
  expect(await page.getByText(amount).count()).toBeGreaterThan(0);
  await expect(page.getByText('₱')).toHaveCount(0);
});

test('what is on its way into the bag goes in before a change of country loads the page again (CTY-010)', async ({
  page,
  isMobile,
}) => {
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  const bag = await heldBack(page, 'CartCreate');
  await addToCart(page);
  await bag.sent;
  await page.keyboard.press('Escape');
  const dialog = await openCountries(page, isMobile);
  await dialog.getByRole('button', { name: /Japan/ }).click();
  const reloaded = page.waitForEvent('domcontentloaded');
  await bag.letGo();
  await reloaded;
  await expect(page.getByText('Sending to Japan now.')).toBeVisible();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
});

test('where nothing can be kept a change of country says so, and loses neither the bag nor what was chosen before (CTY-007, CTY-010)', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
  });
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await expect((await addToCart(page)).getByRole('link', { name: /^Check out, ₱/ })).toBeVisible();
  await page.keyboard.press('Escape');
  const dialog = await openCountries(page, isMobile);
  await dialog.getByRole('button', { name: /Vietnam/ }).click();
  const words = dialog.getByText('This browser keeps nothing just now');
  await expect(words).toBeInViewport();
  await expectAccessible(page);
  // Who chooses again hears it again: a status reads out what is new in it.
  await words.evaluate((said) => said.setAttribute('data-read-out', ''));
  await dialog.getByRole('button', { name: /Vietnam/ }).click();
  await expect(dialog.locator('[data-read-out]')).toHaveCount(0);
  await expect(words).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // A page that had been loaded again would not know of the bag.
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  await openCountries(page, isMobile);
  await expect(dialog.getByRole('button', { name: /Philippines/ })).toHaveAttribute('aria-current', 'true');
  await expect(words).toHaveCount(0);
});

test.describe('what could not be told is logged', () => {
  test.use({ expectedNoise: /Error updating buyer identity|Error retrieving cart|ERR_FAILED/ });

  test('a choice outlives a provider that does not hear of it, and the cart follows later (CTY-014)', async ({
    page,
    isMobile,
  }) => {
    await openProduct(page, 'all-day-tote-bag-terrazzo');
    await expect((await addToCart(page)).getByRole('link', { name: /^Check out, ₱/ })).toBeVisible();
    await page.goto('/search/');
    await untilHydrated(page);
    await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
    await page.getByRole('textbox', { name: 'Search the bay' }).first().fill('zebra');
    const dialog = await openCountries(page, isMobile);
    const countries = dialog.getByRole('listitem');
    await expect(countries).toHaveCount(SUPPORTED_COUNTRIES.length);
    await page.route('**/graphql.json', (route) => route.abort());
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Error updating buyer identity'),
    );
    await dialog.getByRole('textbox').fill('jpy');
    await expect(countries).toHaveCount(1);
    const reloaded = page.waitForEvent('domcontentloaded');
    await page.keyboard.press('Enter');
    await logged;
    await reloaded;
    await page.unroute('**/graphql.json');
    await untilHydrated(page);
    await expect(page.getByRole('textbox', { name: 'Search the bay' }).first()).toHaveValue('zebra');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userCountry') ?? 'null').countryCode)).toBe('JP');
    await countIn(page).click();
    await expect(cartOf(page).getByRole('link', { name: /^Check out, ¥/ })).toBeVisible();
  });
});

// What is sent does not depend on the screen.
test('a customer’s cart is theirs from the start, and in a new country too (CTY-011)', {
  tag: '@desktop-only',
}, async ({ page, isMobile }) => {
  await comeSignedUp(page, aShopper('mover'));
  const customerAccessToken = await page.evaluate(
    () => JSON.parse(localStorage.getItem('customerAccessToken') ?? '{}').accessToken,
  );
  expect(customerAccessToken).toMatch(/./);
  const sent = recordSent(page);
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await addToCart(page);
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  await expect
    .poll(() => sent)
    .toContainEqual({
      operation: 'CartCreate',
      variables: { input: { buyerIdentity: { countryCode: 'PH', customerAccessToken } } },
    });
  await page.keyboard.press('Escape');
  const dialog = await openCountries(page, isMobile);
  const reloaded = page.waitForEvent('domcontentloaded');
  await dialog.getByRole('button', { name: /Australia/ }).click();
  await reloaded;
  expect(sent).toContainEqual({
    operation: 'UpdateBuyerIdentity',
    variables: { cartId: expect.any(String), buyerIdentity: { countryCode: 'AU', customerAccessToken } },
  });
  await untilHydrated(page);
  await expect(page.getByText('Sending to Australia now.')).toBeVisible();
});

test('country and currency can be chosen on every page (CTY-012)', { tag: '@nightly' }, async ({ page, isMobile }) => {
  for (const path of [...PAGE_OF_EVERY_KIND, '/500.html']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: /^Country:/ }), path).toBeVisible();
  }
  await untilHydrated(page);
  const dialog = await openCountries(page, isMobile);
  await expect(dialog.getByRole('button', { name: /Philippines/ })).toHaveAttribute('aria-current', 'true');
});
