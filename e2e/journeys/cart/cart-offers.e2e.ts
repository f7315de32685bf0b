import { expect, type Locator, type Page } from '@playwright/test';
import { firstByDay } from '../../shopper/by-day.ts';
import { addToCart, cartOf, countIn, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { shopFrom } from '../../shopper/country.ts';
import { insteadOf } from '../../shopper/provider.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

/** An item of one size in the partner's range, 23 dollars: five of them are 115. */
const SMALL_TOWEL = 'splash-towel-angel';
/** Another, 49 dollars. */
const PARTNER_TOWEL = 'big-beach-towel-bratitude';

const giftIn = (cart: Locator): Locator => cart.getByRole('listitem').filter({ hasText: 'Marlo Dolls Mini Pouch' });

async function setQuantity(cart: Locator, change: 'One more' | 'One less', times: number): Promise<void> {
  for (let tap = 0; tap < times; tap += 1) await cart.getByRole('button', { name: change }).first().click();
}

async function enterCode(page: Page, cart: Locator, code: string): Promise<void> {
  const field = cart.getByLabel('Discount code or gift card');
  if (!(await field.isVisible())) await cart.getByText('Add a code or gift card').click();
  await field.fill(code);
  await page.keyboard.press('Enter');
}

test('the gift comes, goes, can be refused and is free at the checkout (PRM-002, PRM-003, PRM-004, PRM-005, PRM-006, PRM-013)', async ({
  page,
}) => {
  await shopFrom(page, 'US');
  await openProduct(page, SMALL_TOWEL);
  const cart = await addToCart(page);
  await expect(cart.getByText('$52 more and shipping is free.')).toBeVisible();
  await expect(giftIn(cart)).toHaveCount(0);
  await expectAccessible(page);

  await setQuantity(cart, 'One more', 3);
  await expect(cart.getByText('$23 more of Marlo Dolls and the mini pouch is free.')).toBeVisible();
  await expect(giftIn(cart)).toHaveCount(0);
  // Exactly 115 is enough.
  await setQuantity(cart, 'One more', 1);
  await expect(giftIn(cart)).toContainText('Free');
  await expect(giftIn(cart)).toContainText('Your gift for $115 or more');
  await expect(giftIn(cart).getByRole('button', { name: 'One more' })).toHaveCount(0);
  await expect(cart.getByText('Both unlocked. Free shipping, free gift.')).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Check out, $115.00' })).toBeVisible();
  await expectAccessible(page);
  await setQuantity(cart, 'One more', 1);
  await expect(cart.getByRole('link', { name: 'Check out, $138.00' })).toBeVisible();
  await expect(giftIn(cart)).toHaveCount(1);

  await setQuantity(cart, 'One less', 2);
  await expect(giftIn(cart)).toHaveCount(0);
  await setQuantity(cart, 'One more', 1);
  await expect(giftIn(cart)).toHaveCount(1);
  await cart.getByRole('button', { name: /^Remove/ }).click();
  await expect(cart.getByText('Nothing in here but sand')).toBeVisible();
  await expect(giftIn(cart)).toHaveCount(0);
  await cart.getByRole('button', { name: 'Undo' }).click();
  await expect(giftIn(cart)).toHaveCount(1);

  await giftIn(cart).getByRole('button', { name: 'No thanks, leave it out' }).click();
  await expect(giftIn(cart)).toHaveCount(0);
  await setQuantity(cart, 'One more', 1);
  await expect(cart.getByRole('link', { name: 'Check out, $138.00' })).toBeVisible();
  await expect(cart.getByText('You have left the gift out.')).toBeVisible();
  await expect(giftIn(cart)).toHaveCount(0);
  await page.reload();
  await countIn(page).click();
  await expect(cart.getByText('You have left the gift out.')).toBeVisible();
  await cart.getByRole('button', { name: 'Put it in after all' }).click();
  await expect(giftIn(cart)).toContainText('Free');
  await expect(cart.getByRole('link', { name: 'Check out, $138.00' })).toBeVisible();

  await goToCheckout(cart);
  // On a phone the summary is folded up; the gift is in it all the same.
  await expect(page.locator('li', { hasText: 'Marlo Dolls Mini Pouch' }).first()).toContainText('Free');
  await expect(page.getByText('$138.00').first()).toBeAttached();
});

test('who leaves for the checkout at once takes along what was just asked for, and the gift it earns', async ({
  page,
}) => {
  await shopFrom(page, 'US');
  await openProduct(page, SMALL_TOWEL);
  const cart = await addToCart(page);
  await setQuantity(cart, 'One more', 3);
  await expect(cart.getByText('$23 more of Marlo Dolls and the mini pouch is free.')).toBeVisible();
  const free = Promise.withResolvers<void>();
  await insteadOf(page, 'CartLinesUpdate', async (route) => {
    await free.promise;
    await route.continue();
  });
  await setQuantity(cart, 'One more', 1);
  const checkout = cart.getByRole('link', { name: /^check out/i });
  await checkout.click();
  await expect(checkout).toHaveAttribute('aria-busy', 'true');
  free.resolve();
  await page.waitForURL(/\/checkouts\//);
  await expect(page.locator('li', { hasText: 'Marlo Dolls Mini Pouch' }).first()).toContainText('Free');
  await expect(page.getByText('$115.00').first()).toBeAttached();
});

test('who takes a code out again is left where the next one is added', async ({ page }) => {
  await shopFrom(page, 'US');
  await openProduct(page, PARTNER_TOWEL);
  const cart = await addToCart(page);
  await enterCode(page, cart, 'hellobay');
  const said = cart.getByText('HELLOBAY is in your bag.');
  await expect(said).toBeAttached();
  await cart.getByRole('button', { name: 'Remove code HELLOBAY' }).press('Enter');
  await expect(cart.getByText('Add a code or gift card')).toBeFocused();
  await expect(said).toHaveCount(0);
  await expect(cart.getByRole('status').filter({ hasText: 'HELLOBAY is off your bag.' })).toBeAttached();
});

test('codes say in words what they do and why they do not', { tag: '@nightly' }, async ({ page }) => {
  await shopFrom(page, 'US');
  await openProduct(page, PARTNER_TOWEL);
  const cart = await addToCart(page);
  await enterCode(page, cart, 'summer20');
  await expect(cart.getByRole('alert')).toHaveText(
    'SUMMER20 ended on 31 August. HELLOBAY still works: 10% off your first order.',
  );
  await expect(cart.getByLabel('Discount code or gift card')).toBeFocused();
  await expectAccessible(page);
  await enterCode(page, cart, 'sunnyside');
  await expect(cart.getByRole('alert')).toContainText('SUNNYSIDE is not one of our codes, or its gift card is spent.');

  await enterCode(page, cart, 'hellobay');
  await expect(cart.getByText('10% off', { exact: true })).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Check out, $44.10' })).toBeVisible();
  await enterCode(page, cart, 'freeship');
  await expect(cart.getByRole('button', { name: 'Remove code FREESHIP' })).toBeVisible();
  await expect(cart.getByText('Shipping already is.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/my-cart/');
  const main = page.getByRole('main');
  await expect(main.getByText('10% off', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Remove code HELLOBAY' }).click();
  await expect(main.getByRole('link', { name: 'Check out, $49.00' })).toBeVisible();
  await expectAccessible(page);
});

test('what rides along to Australia is explained, comes once and not again once refused (PRM-009, PRM-012)', {
  tag: '@nightly',
}, async ({ page }) => {
  await shopFrom(page, 'AU');
  await openProduct(page, 'big-beach-towel-cabana');
  const cart = await addToCart(page);
  const stickers = cart.getByRole('listitem').filter({ hasText: 'Bluebird Sticker Pack for Australia' });
  await expect(stickers).toContainText('Rides along with every Australian order');
  await expect(stickers).toContainText('Free');
  await page.keyboard.press('Escape');
  await addToCart(page);
  await expect(cart.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');
  await expect(stickers).toHaveCount(1);

  await stickers.getByRole('button', { name: 'No thanks, leave it out' }).click();
  await expect(stickers).toHaveCount(0);
  await cart.getByRole('button', { name: 'Undo' }).click();
  await expect(stickers).toHaveCount(1);
  await stickers.getByRole('button', { name: 'No thanks, leave it out' }).click();
  await expect(stickers).toHaveCount(0);
  await setQuantity(cart, 'One more', 1);
  await expect(cart.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('3');
  await expect(cart.getByRole('link', { name: /^Check out, A\$/ })).toBeVisible();
  await expect(stickers).toHaveCount(0);
});

for (const [index, { country, extras }] of [
  { country: 'GB', extras: ['Bluebird Sticker Pack for Britain'] },
  { country: 'PH', extras: [] },
  { country: 'US', extras: [] },
].entries()) {
  test(
    `to ${country} rides along what belongs there, and nothing else (PRM-001, PRM-007, PRM-010, PRM-011, PRM-012)`,
    firstByDay(index),
    async ({ page }) => {
      await shopFrom(page, country);
      await openProduct(page, 'big-beach-towel-cabana');
      const cart = await addToCart(page);
      await expect(cart.getByRole('link', { name: /^Check out, / })).toBeVisible();
      await page.keyboard.press('Escape');
      await addToCart(page);
      await expect(cart.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');
      // The rule of extras has run once the cart is at rest.
      await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0);
      const packs = cart.getByRole('listitem').filter({ hasText: 'Sticker Pack' });
      await expect(packs).toHaveCount(extras.length);
      for (const extra of extras) await expect(packs).toContainText([extra]);
      // Any number of items that are not the partner's earn no gift.
      await setQuantity(cart, 'One more', 3);
      await expect(cart.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('5');
      await expect(cart.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(cart.getByText('Updating')).toHaveCount(0);
      await expect(giftIn(cart)).toHaveCount(0);
    },
  );
}

test.describe('what the bag suggests', () => {
  test.use({ expectedNoise: /GraphQL errors/ });

  test('and cannot take says why below it (D1)', async ({ page }) => {
    await page.goto('/collections/tote-bags/');
    await untilHydrated(page);
    await page
      .getByRole('button', { name: /^Save All-Day Tote/ })
      .first()
      .click();
    await countIn(page).click();
    const suggestion = cartOf(page).getByRole('list', { name: 'From your wishlist' }).getByRole('listitem');
    await insteadOf(page, 'CartLinesAdd', (route) =>
      route.fulfill({ json: { errors: [{ message: 'Field does not exist.' }] } }),
    );
    await suggestion.getByRole('button', { name: /^Add All-Day Tote/ }).click();
    await expect(suggestion.getByText('That did not work. Reload the page and try again.')).toBeVisible();
    await expectAccessible(page);
  });
});
