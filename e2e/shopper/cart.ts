import { expect, type Locator, type Page } from '@playwright/test';
import { untilHydrated } from './shop.ts';

/** Opens a product and chooses a size that is there. */
export async function openProduct(page: Page, handle: string, size?: string): Promise<void> {
  await page.goto(`/products/${handle}/`);
  await untilHydrated(page);
  await chooseSize(page, size);
}

export async function chooseSize(page: Page, size?: string): Promise<void> {
  const sizes = page.getByRole('group', { name: /size/i }).first();
  const radio = size
    ? sizes.getByRole('radio', { name: size, exact: true })
    : sizes.locator('input:not([data-out])').first();
  // While one page fades into the next, presses reach neither; hands are slower than that, a forced press is not.
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
  await radio.check({ force: true });
}

/** Adds what the product page shows, by the button with a price: cards below have some of their own. Returns the drawer, open, with the line in it. */
export async function addToCart(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^add to bag,/i })
    .first()
    .click();
  const drawer = cartOf(page);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The drawer with the cart in it. */
export const cartOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Bag' });

/** The lines of a cart: in the drawer or, on a page of its own, in what is given instead. */
export const linesOf = (page: Page, shownIn: Page | Locator = cartOf(page)): Locator =>
  shownIn.getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem');

/** From the drawer to the hosted checkout. */
export async function goToCheckout(drawer: Locator): Promise<void> {
  await drawer.getByRole('link', { name: /^check out/i }).click();
  await drawer.page().waitForURL(/\/checkouts\//);
}

/** The way to the cart, which says how many items are in it. */
export const countIn = (page: Page): Locator => page.getByRole('link', { name: /^Bag, / }).first();

/** What this browser keeps of the cart. */
export const storedCartId = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('cartId'));
