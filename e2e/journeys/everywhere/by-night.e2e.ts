import { expect, type Locator, type Page } from '@playwright/test';
import { addToCart, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { PAGE_OF_EVERY_KIND } from '../../shopper/pages.ts';
import { leaf } from '../../shopper/screen-rules.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({ colorScheme: 'dark' });

/** How light a colour of an element is, from 0 to 255. */
const lightness = (of: Locator, property: 'backgroundColor' | 'color'): Promise<number> =>
  of.evaluate((element, name) => {
    const channels = getComputedStyle(element)[name].match(/[\d.]+/g) ?? [];
    return channels.slice(0, 3).reduce((sum, channel) => sum + Number(channel), 0) / 3;
  }, property);

async function expectNight(page: Page): Promise<void> {
  expect(await lightness(page.locator('body'), 'backgroundColor')).toBeLessThan(60);
  expect(await lightness(page.locator('body'), 'color')).toBeGreaterThan(200);
}

test('by night a piece is found, put in the bag and bought in the dark', async ({ page }) => {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await expectNight(page);
  await expectAccessible(page);

  await openProduct(page, 'kaila-top-wildflowers', 'M');
  await expectNight(page);
  // What lies on a picture, which is as light as by day, is too.
  expect(await lightness(page.getByRole('main').getByText('Best seller').first(), 'color')).toBeLessThan(120);
  const drawer = await addToCart(page);
  await expectAccessible(page);

  await goToCheckout(drawer);
  await expectNight(page);
  await expectAccessible(page);
  await fillInAndPay(page, { email: 'nina@bay.example', card: CARD.pays });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
  await expectNight(page);
  await expectAccessible(page);

  // Paper is white.
  await page.emulateMedia({ media: 'print' });
  expect(await lightness(page.locator('body'), 'color')).toBeLessThan(120);
});

test('by night what is cut out lies on something light, so that thin dark pieces are seen', {
  tag: '@nightly',
}, async ({ page }) => {
  for (const [path, among] of [
    ['/make-a-set/', page.getByRole('group', { name: 'Top', exact: true })],
    ['/suitcase/', page.getByRole('region', { name: 'What goes in' }).getByRole('listitem')],
  ] as const) {
    await page.goto(path);
    const cutOut = among.locator('img').first();
    await expect(cutOut).toHaveAttribute('src', /\/c\//);
    expect(await lightness(cutOut, 'backgroundColor'), path).toBeGreaterThan(220);
  }
});

for (const path of PAGE_OF_EVERY_KIND) {
  test(`by night ${path} can be read by everybody`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    await leaf(page);
    await expectNight(page);
    await expectAccessible(page);
  });
}
