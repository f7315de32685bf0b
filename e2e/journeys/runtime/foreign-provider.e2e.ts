import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { COUNTRIES } from '../../foreign-provider/goods.ts';
import { addToCart, countIn, storedCartId } from '../../shopper/cart.ts';
import { expectPublishedQuestions, testElsewhere } from '../../shopper/elsewhere.ts';
import { expectAccessible, untilHydrated } from '../../shopper/shop.ts';

const test = testElsewhere(async () => ({}));

// Who was here while the shop sold to the Philippines: their prices are asked for, and there are none, be it early or late.
test.use({ expectedNoise: /\/page-data\.PH\.json/ });

test.afterEach(({ elsewhere }) => {
  elsewhere.foreign.trouble('503', 0);
  expectPublishedQuestions(elsewhere);
});

const RING = '/products/rettungsring-sylt/';

/** Presses what a shopper sees of a size, as a shopper would: once, where it stands. */
async function chooseRingSize(page: Page, size: string): Promise<void> {
  const radio = page.getByRole('group', { name: /^Größe/ }).getByRole('radio', { name: size, exact: true });
  await radio.locator('..').click();
  await expect(radio).toBeChecked();
}

async function chooseRing(page: Page, colour: string, size: string): Promise<void> {
  await page.goto(RING);
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Farbe' }).selectOption(colour);
  await chooseRingSize(page, size);
}

test('a shop of three strange products is led through, bought from and searched', async ({
  page,
  elsewhere: { foreign },
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await expectAccessible(page);
  // Nobody can sign in there: nothing says one could.
  await expect(page.locator('a[href^="/account/"]:visible, a[href^="/user-account/"]:visible')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'See the shop' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sommer' })).toBeVisible();
  await expectAccessible(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /بدلة سباحة زرقاء/ }).first()).toBeVisible();
  await expect(main.getByRole('img', { name: 'بدلة سباحة زرقاء' })).toHaveAttribute('src', '/no-picture.svg');
  await expect(main.getByText('CA$30.00')).toBeVisible();

  // A hundred of one: they stay in the picture, and so does the way out.
  await main.getByRole('button', { name: /^Quick buy: Rettungsring/ }).click();
  const sizes = main.getByRole('group', { name: 'Pick a size' });
  await expect(sizes.getByText('There may be more to choose from on its page.')).toBeAttached();
  expect((await sizes.boundingBox())?.height).toBeLessThan(300);
  await sizes.getByRole('button', { name: 'Close sizes' }).click();

  await chooseRing(page, 'Denim', 'Size 40');
  await expectAccessible(page);
  const drawer = await addToCart(page);
  await expect(drawer.getByText('Denim / Size 40', { exact: true })).toBeVisible();
  await expect(countIn(page)).toHaveAccessibleName(/1/);
  await expect(drawer.locator(`img[src^="${foreign.elsewhere}/s/files/"]`).first()).toBeVisible();
  await expectAccessible(page);
  const cart = await storedCartId(page);
  expect(cart).toMatch(/^gid:\/\/shopify\/Cart\/[\w-]+\?key=/);

  await page.goto('/my-cart/');
  await expect(page.getByRole('main').getByText('Rettungsring “Sylt” <XXL>').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^check out/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Kasse der Nordsee' })).toBeVisible();
  expect(new URL(page.url()).origin).toBe(foreign.elsewhere);

  // Paid: the provider has thrown the cart away, and the next piece goes into a new one.
  expect(foreign.complete(/Cart\/([\w-]+)/.exec(cart ?? '')?.[1] ?? '')).toBe(true);
  await chooseRing(page, 'Jade', 'Size 34');
  const next = await addToCart(page);
  await expect(next.getByText('Jade / Size 34', { exact: true })).toBeVisible();
  await expect(next.getByText('Denim / Size 40', { exact: true })).toHaveCount(0);
  expect(await storedCartId(page)).not.toBe(cart);

  await page.goto('/search/?q=rettung');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Rettungsring/ })
      .first(),
  ).toBeVisible();
});

test('what the provider does not have is said in words, and nothing else leads there', {
  tag: '@nightly',
}, async ({ page }) => {
  const doors = [
    'student-discount',
    'track-order',
    'request-a-return',
    'tariffs',
    'bay-club',
    'account',
    'user-account',
  ];
  const open = page.locator(doors.map((door) => `a[href^="/${door}/"]:not(p a):visible`).join(','));
  for (const path of ['/', '/contact-us/', '/help/', RING, '/wishlist/', '/my-cart/']) {
    await page.goto(path);
    await untilHydrated(page);
    await expect(open).toHaveCount(0);
  }
  await page.goto('/help/');
  await expect(page.getByText('Bay Club').filter({ visible: true })).toHaveCount(0);
  await page.goto('/contact-us/');
  await untilHydrated(page);
  // A sentence keeps its link: the page behind it says why, and where help is, without a document as with one.
  await page.getByRole('main').getByRole('link', { name: 'Track an order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your order knows the way' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Say hello' })).toBeVisible();
});

test('country and currency are the provider’s, in documents, lists, pages and cart', {
  tag: '@nightly',
}, async ({ page, request }) => {
  const document = await (await request.get(RING)).text();
  expect(document).toContain('CA$120.00');
  expect(document).toContain('CA, $');
  expect(document).not.toMatch(/₱|Philippine/);

  // Somebody who was here while the shop sold to the Philippines.
  await page.addInitScript(() => {
    const stored = { countryCode: 'PH', currencyCode: 'PHP', countryName: 'Philippines', label: 'Philippine Peso' };
    if (!localStorage.getItem('userCountry')) localStorage.setItem('userCountry', JSON.stringify(stored));
  });
  await chooseRing(page, 'Ecru', 'Size 44');
  await expect(page.getByText('CA$120.00').filter({ visible: true }).first()).toBeVisible();
  const drawer = await addToCart(page);
  await expect(drawer.getByText('CA$120.00').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/₱|Philippine/).filter({ visible: true })).toHaveCount(0);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Country: Canada, Canadian Dollar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where shall we send it?' });
  const choices = dialog.getByRole('button').filter({ hasText: /[A-Z]{3}\b/ });
  await expect(choices).toHaveCount(COUNTRIES.length);
  for (const { name, currency } of COUNTRIES)
    await expect(choices.filter({ hasText: name })).toContainText([`${name}${currency.isoCode}`]);
  await dialog.getByRole('button', { name: 'Germany' }).click();
  await expect(footer.getByRole('button', { name: 'Country: Germany, Euro' })).toBeVisible();
  await expect(page.getByText('€72.00').filter({ visible: true }).first()).toBeVisible();
  await page.goto('/my-cart/');
  await expect(page.getByRole('main').getByText('€72.00').first()).toBeVisible();
  // What sending costs is the provider's to say.
  await expect(page.getByText('Worked out at checkout')).toBeVisible();
  await expect(page.getByText(/shipping is free/i)).toHaveCount(0);
});

test.describe('a provider that is busy', () => {
  test.use({ expectedNoise: /status of 429|GraphQL errors/ });

  test('is asked again, and its being so for long is told in words', { tag: '@nightly' }, async ({
    page,
    elsewhere: { foreign },
  }) => {
    await chooseRing(page, 'Gold', 'Size 36');
    const drawer = await addToCart(page);
    await expect(drawer.getByText('Gold / Size 36', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    foreign.trouble('throttled', 1);
    await chooseRingSize(page, 'Size 38');
    await addToCart(page);
    await expect(drawer.getByText('Gold / Size 38', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');

    foreign.trouble('429', 1_000);
    await chooseRingSize(page, 'Size 42');
    await page
      .getByRole('button', { name: /^add to bag,/i })
      .first()
      .click();
    await expect(
      page.getByText('The counter is busy. Give it a moment, then try again.').filter({ visible: true }).first(),
    ).toBeVisible();
  });
});
