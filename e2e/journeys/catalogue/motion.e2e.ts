import { expect, type Page } from '@playwright/test';
import { addToCart, chooseSize, linesOf } from '../../shopper/cart.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

/** Notes what the page's scripts set in motion from now on: the elements, by their kind. */
const noteMotion = (page: Page) =>
  page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function moved(...how) {
      document.documentElement.dataset.moved = `${document.documentElement.dataset.moved ?? ''} ${this.localName}`;
      return animate.apply(this, how);
    };
  });

/** What has moved since this was last asked. */
async function expectMoved(page: Page, expected: readonly string[]): Promise<void> {
  const moved = () => page.evaluate(() => document.documentElement.dataset.moved?.match(/\w+/g) ?? []);
  await expect.poll(async () => [...new Set(await moved())]).toEqual(expected);
  await page.evaluate(() => delete document.documentElement.dataset.moved);
}

/** From a card to the page, to another print, into the bag. */
async function shop(page: Page, [grows, sways, drops]: readonly string[][]): Promise<void> {
  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  // The router remembers cards once it is there: whoever has gone from page to page has it.
  await page
    .getByRole('navigation', { name: /breadcrumb/i })
    .getByRole('link', { name: 'Tops' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kaila/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Picture 1' }).or(page.locator('#picture-1'))).toBeVisible();
  await expectMoved(page, grows ?? []);

  const here = page.url();
  await page
    .getByRole('navigation', { name: 'Prints' })
    .locator('a:not([aria-current], [aria-label$="sold out"])')
    .first()
    .click();
  await expect(page).not.toHaveURL(here);
  await expect(page.getByRole('navigation', { name: 'Prints' }).locator('a[aria-current]')).toHaveCount(1);
  await expectMoved(page, sways ?? []);

  await chooseSize(page);
  await addToCart(page);
  await expect(linesOf(page)).not.toHaveCount(0);
  await expectMoved(page, drops ?? []);
}

test('a card grows into its page, another print sways, a piece drops into the bag, and all of it rests for whoever wants rest', async ({
  page,
}) => {
  await noteMotion(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await shop(page, [['ul'], ['img'], ['img']]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop(page, []);
});
