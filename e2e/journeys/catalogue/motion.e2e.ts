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

const moved = async (page: Page): Promise<string[]> => {
  const names = await page.evaluate(() => {
    const { moved = '' } = document.documentElement.dataset;
    document.documentElement.dataset.moved = '';
    return moved;
  });
  return [...new Set(names.split(' ').filter(Boolean))];
};

/** From a card to the page, to another print, into the bag: what moved at each. */
async function shop(page: Page): Promise<string[][]> {
  await page.goto('/collections/tops/');
  await untilHydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kaila/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Picture 1' }).or(page.locator('#picture-1'))).toBeVisible();
  const grown = await moved(page);

  const here = page.url();
  await page
    .getByRole('navigation', { name: 'Prints' })
    .locator('a:not([aria-current], [aria-label$="sold out"])')
    .first()
    .click();
  await expect(page).not.toHaveURL(here);
  await expect(page.getByRole('navigation', { name: 'Prints' }).locator('a[aria-current]')).toHaveCount(1);
  const swayed = await moved(page);

  await chooseSize(page);
  await addToCart(page);
  await expect(linesOf(page)).not.toHaveCount(0);
  return [grown, swayed, await moved(page)];
}

test('a card grows into its page, another print sways, a piece drops into the bag, and all of it rests for whoever wants rest', async ({
  page,
}) => {
  await noteMotion(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await shop(page)).toEqual([['ul'], ['img'], ['img']]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await shop(page)).toEqual([[], [], []]);
});
