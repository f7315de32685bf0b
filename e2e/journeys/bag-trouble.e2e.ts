import { expect, type Page } from '@playwright/test';
import { addToBag, goToCheckout, openProduct } from '../shopper/bag.ts';
import { test, untilHydrated } from '../shopper/shop.ts';

const API = '**/api/2025-07/graphql.json';
const bagOf = (page: Page) => page.getByRole('dialog', { name: 'Bag' });
const linesOf = (page: Page) => bagOf(page).getByRole('list', { name: 'Pieces in your bag' }).getByRole('listitem');
const countIn = (page: Page) => page.getByRole('link', { name: /^Bag, / }).first();

test('two tabs fill one bag, and each sees the whole of it', async ({ page, context }) => {
  const other = await context.newPage();
  await openProduct(page, 'big-beach-towel-cabana');
  await openProduct(other, 'all-day-tote-bag-terrazzo');
  await Promise.all([addToBag(page), addToBag(other)]);
  await expect(linesOf(page)).toHaveCount(2);
  await expect(linesOf(other)).toHaveCount(2);

  const more = (tab: Page, name: RegExp) =>
    bagOf(tab).getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'One more' });
  for (let tap = 0; tap < 9; tap += 1) {
    await more(page, /Big Beach Towel/).click();
    await more(other, /All-Day Tote/).click();
  }
  for (const tab of [page, other]) {
    await expect(countIn(tab))
      .toHaveAccessibleName('Bag, 20 pieces', { timeout: 10_000 })
      .catch(() => undefined);
    await expect(bagOf(tab).getByRole('heading', { level: 2 })).toContainText('20 pieces');
  }

  // What goes out in one tab can be put back in the other, once.
  await bagOf(page)
    .getByRole('listitem')
    .filter({ hasText: /All-Day Tote/ })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(linesOf(other)).toHaveCount(1);
  await expect(bagOf(other).getByText('All-Day Tote removed')).toBeVisible();
  await bagOf(other).getByRole('button', { name: 'Undo' }).click();
  for (const tab of [page, other]) {
    await expect(linesOf(tab)).toHaveCount(2);
    await expect(bagOf(tab).getByRole('heading', { level: 2 })).toContainText('20 pieces');
    await expect(bagOf(tab).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  }
  await other.close();
});

test('an outage empties no bag, and a lost connection says so beside the button', async ({ browser, baseURL }) => {
  // What goes wrong here is logged by the shop and by the browser; the console is not silent on purpose.
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await openProduct(page, 'big-beach-towel-cabana');
  await addToBag(page);
  await expect(bagOf(page).getByRole('link', { name: /^Check out, / })).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('cartId'));
  const cartId = await stored();

  await context.route(API, (route) => route.fulfill({ status: 503, body: 'Back in a moment.' }));
  await page.goto('/my-cart/');
  await untilHydrated(page);
  const lastSeen = page.getByText('We cannot reach your bag right now: this is how you last saw it', { exact: false });
  await expect(lastSeen).toBeVisible();
  expect(await stored()).toBe(cartId);
  await context.unroute(API);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lastSeen).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Big Beach Towel' }).first()).toBeVisible();

  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  // The drawer's script is here: what is lost from now on is the provider alone.
  await expect(page.locator('dialog[aria-label="Bag"]')).toBeAttached();
  await context.setOffline(true);
  const add = page.getByRole('button', { name: /^add to bag/i }).first();
  await add.click();
  await expect(
    page.getByText('We could not reach the shop. Check your connection, then try again.').first(),
  ).toBeVisible();
  await expect(bagOf(page)).toBeHidden();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  await context.setOffline(false);
  await add.click();
  await expect(linesOf(page)).toHaveCount(2);
  expect(await stored()).toBe(cartId);

  // What the provider will not sell does not lead to the checkout either.
  const refusal = { code: 'INVALID', field: ['lines', '0'], message: 'Only members can buy this one.' };
  await context.route(API, (route) =>
    (route.request().postData() ?? '').includes('cartLinesAdd')
      ? route.fulfill({ json: { data: { cartLinesAdd: { cart: null, userErrors: [refusal], warnings: [] } } } })
      : route.continue(),
  );
  await page.keyboard.press('Escape');
  await expect(bagOf(page)).toBeHidden();
  // The line is in sight before the provider has answered; until it has, the form takes no other wish.
  await expect(page.locator('main button[aria-busy="true"]')).toHaveCount(0);
  await page
    .getByRole('button', { name: /buy it now/i })
    .first()
    .click();
  await expect(page.getByText(refusal.message).first()).toBeVisible();
  await expect(page).toHaveURL(/\/products\/all-day-tote-bag-terrazzo\/$/);
  await context.unroute(API);

  // The bag was checked out, and Back brings the page as it was left: it looks again.
  const checkedOut = 'gid://shopify/Cart/0123456789abcdef?key=none';
  await page.evaluate((id) => {
    localStorage.setItem('cartId', id);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, checkedOut);
  await expect(countIn(page)).toHaveAccessibleName('Bag, empty');
  expect(await stored()).not.toBe(checkedOut);

  // Somebody has checked the bag out elsewhere: a fresh one takes its place, and the add goes into that.
  await page.evaluate(() => localStorage.setItem('cartId', 'gid://shopify/Cart/0123456789abcdef?key=none'));
  await page.goto('/products/all-day-tote-bag-terrazzo/');
  await untilHydrated(page);
  await addToBag(page);
  await expect(bagOf(page).getByRole('link', { name: /^Check out, / })).toBeVisible();
  await expect(bagOf(page).getByRole('group', { name: /^Quantity of/ })).toHaveCount(1);
  expect(await stored()).toMatch(/^gid:\/\/shopify\/Cart\/(?!0123456789abcdef)/);
  await context.close();
});

test('where nothing may be stored a piece still goes into the bag, and the bag to the checkout (W2)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await goToCheckout(await addToBag(page));
  await expect(page.getByText('All-Day Tote').first()).toBeAttached();
});

test('a visit without a need makes no bag, and asks nothing of the provider', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('graphql')) asked.push(request.postData() ?? '');
  });
  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  await page.waitForTimeout(2000);
  await page.goto('/my-cart/');
  await expect(page.getByRole('heading', { name: 'Nothing in here but sand' })).toBeVisible();
  expect(asked.filter((body) => /mutation|RetrieveCart/.test(body))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('cartId'))).toBeNull();
});
