import { expect } from '@playwright/test';
import { addToCart, cartOf, chooseSize, countIn, linesOf, openProduct } from '../../shopper/cart.ts';
import { heldBack, insteadOf } from '../../shopper/provider.ts';
import { requestsOf } from '../../shopper/runtime.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test('quantity, removal and the cart page follow each other (CRT-040, CRT-041)', async ({ page }) => {
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  const drawer = await addToCart(page);
  await drawer.getByRole('button', { name: 'One more' }).click();
  await expect(drawer.getByText('₱4,490.00').first()).toBeVisible();
  await expect(drawer.getByRole('link', { name: 'Check out, ₱4,490.00' })).toBeVisible();
  await drawer.getByRole('button', { name: /^Remove/ }).click();
  await expect(drawer.getByText('Nothing in here but sand', { exact: false })).toBeVisible();
  await expect(drawer.getByRole('listitem').filter({ hasText: 'All-Day Tote' })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Undo' }).click();
  await expect(drawer.getByRole('link', { name: 'Check out, ₱4,490.00' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /^add to bag,/i }).first()).toBeFocused();

  await page.goto('/my-cart/');
  await untilHydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /All-Day Tote/ }).first()).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'One more' }).click();
  await expect(main.getByRole('link', { name: 'Check out, ₱6,735.00' })).toBeVisible();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 3 pieces');
  await main.getByRole('button', { name: 'Remove All-Day Tote' }).click();
  await expect(page.getByText('Nothing in here but sand', { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test('a press that has begun finds its line drawn; one that ends elsewhere has put nothing in', async ({ page }) => {
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  const drawn = page.locator('dialog[data-near] li').filter({ hasText: 'All-Day Tote' });
  await page
    .getByRole('button', { name: /^add to bag,/i })
    .first()
    .hover();
  await page.mouse.down();
  await expect(drawn).toHaveCount(1);
  await expect(drawn).toBeHidden();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expectAccessible(page);

  await countIn(page).click();
  await expect(cartOf(page).getByText('Nothing in here but sand', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cartOf(page)).toBeHidden();
  await addToCart(page);
  await expect(linesOf(page)).toHaveCount(1);
});

test('a piece in the bag becomes another size, joins what is there in that size, and goes back', async ({ page }) => {
  await openProduct(page, 'aaliyah-skirt-flutter', 'S');
  const drawer = await addToCart(page);
  const sizeOf = (size: string) => drawer.getByRole('button', { name: `Size ${size} of Aaliyah Wrap Skirt` });
  const sizes = drawer.getByRole('group', { name: 'Sizes of Aaliyah Wrap Skirt' });
  await sizeOf('S').click();
  await expect(sizes.getByRole('button', { name: /^S\b/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(sizes.getByRole('button', { name: 'L, sold out' })).toBeDisabled();
  await expectAccessible(page);
  // Esc closes the sizes, and not the drawer.
  await page.keyboard.press('Escape');
  await expect(sizes).toHaveCount(0);
  await expect(sizeOf('S')).toBeFocused();

  await page.keyboard.press('Enter');
  const changing = await heldBack(page, 'CartLinesUpdate');
  await sizes.getByRole('button', { name: /^M\b/ }).click();
  await expect(sizeOf('M')).toBeFocused();
  await changing.sent;
  await changing.letGo();
  const changed = drawer.getByRole('status').filter({ hasText: 'Aaliyah Wrap Skirt changed to M' });
  await expect(changed).toBeVisible();
  await expect(sizeOf('M')).toBeFocused();
  await changed.getByRole('button', { name: 'Undo' }).click();
  await expect(sizeOf('S')).toBeVisible();

  await page.keyboard.press('Escape');
  await chooseSize(page, 'M');
  await addToCart(page);
  await expect(linesOf(page)).toHaveCount(2);
  await sizeOf('S').click();
  const joining = await heldBack(page, 'CartLinesUpdate');
  await sizes.getByRole('button', { name: /^M\b/ }).click();
  await joining.sent;
  // Which of the two stays is not known yet: nothing can be asked of either.
  await expect(linesOf(page).locator('[inert]').getByText('Remove')).toHaveCount(2);
  await joining.letGo();
  await expect(linesOf(page)).toHaveCount(1);
  await expect(linesOf(page).locator('[inert]')).toHaveCount(0);
  await expect(drawer.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');
  await changed.getByRole('button', { name: 'Undo' }).click();
  await expect(linesOf(page)).toHaveCount(2);
  await expect(sizeOf('S')).toBeVisible();
});

test('while the provider works the cart says so, and shows what comes back; an add is celebrated for three seconds (CRT-029, CRT-031, CRT-032)', async ({
  page,
}) => {
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await page.clock.install();
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^(add to bag|added)/i })
    .first();
  const adding = await heldBack(page, 'CartLinesAdd');
  await add.click();
  const drawer = cartOf(page);
  await expect(drawer.getByText('On its way in')).toBeVisible();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  await adding.sent;
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await adding.letGo();
  await expect(add).toHaveText('Added');
  await expect(add).not.toHaveAttribute('aria-busy');
  await page.clock.runFor(2900);
  await expect(add).toHaveText('Added');
  await page.clock.runFor(200);
  await expect(add).toHaveText(/^Add to bag/);
  await page.clock.resume();

  // The quantity follows the finger, the amounts follow the provider, whatever it says.
  const changing = await heldBack(page, 'CartLinesUpdate', (text) => text.replaceAll('"4490.0"', '"4321.0"'));
  await drawer.getByRole('button', { name: 'One more' }).click();
  await expect(drawer.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('2');
  await expect(drawer.getByText('Updating').first()).toBeAttached();
  await expect(drawer.getByRole('link', { name: 'Check out', exact: true })).toBeVisible();
  await changing.sent;
  await changing.letGo();
  await expect(drawer.getByRole('link', { name: 'Check out, ₱4,321.00' })).toBeVisible();
  await expect(drawer.getByText('Updating')).toHaveCount(0);
});

test('a second press of a key on the way to the checkout is no second departure', async ({ page }) => {
  await openProduct(page, 'big-beach-towel-cabana');
  const drawer = await addToCart(page);
  await expect(drawer.getByRole('link', { name: /^Check out, / })).toBeVisible();
  await page.route('**/checkouts/**', (route) => route.fulfill({ status: 204 }));
  await page.evaluate(() => {
    const departures: string[] = [];
    Object.assign(window, { departures });
    window.navigation.addEventListener('navigate', ({ destination }) => departures.push(destination.url));
  });
  const departures = () => page.evaluate((): unknown => Reflect.get(window, 'departures'));
  const changing = await heldBack(page, 'CartLinesUpdate');
  await drawer.getByRole('button', { name: 'One more' }).click();
  await changing.sent;
  const checkOut = drawer.getByRole('link', { name: /^Check out/ });
  await checkOut.press('Enter');
  await expect(checkOut).toHaveAttribute('aria-busy', 'true');
  await checkOut.press('Enter');
  await changing.letGo();
  await expect(drawer.getByRole('link', { name: /^Check out, / })).not.toHaveAttribute('aria-busy');
  await expect.poll(departures).toEqual([expect.stringContaining('/checkouts/')]);
});

test('twenty adds one after the other are twenty items', { tag: '@nightly' }, async ({ page }) => {
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /^(add to bag|added)/i })
    .first();
  for (let press = 0; press < 20; press += 1) {
    await add.click();
    await expect(cartOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cartOf(page)).toBeHidden();
    await expect(add).not.toHaveAttribute('aria-busy');
  }
  await expect(countIn(page)).toHaveAccessibleName('Bag, 20 pieces');
  await page.reload();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 20 pieces');
});

test('buy it now puts the item in and goes straight to the checkout host (CAT-075, CRT-033)', async ({ page }) => {
  await openProduct(page, 'big-beach-towel-cabana');
  // Read on its way: the page is left as soon as it has it.
  let answer = '';
  await insteadOf(page, 'CartLinesAdd', async (route) => {
    const response = await route.fetch();
    answer = await response.text();
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /buy it now/i }).click();
  await page.waitForURL(/\/checkouts\//);
  const there = new URL(page.url());
  expect(there.host).toMatch(/^checkout\.localhost:/);
  // The provider's own address but for the host.
  expect(
    new URL(/"checkoutUrl":"([^"]+)"/.exec(answer)?.[1] ?? '').href.replace(/^https?:\/\/[^/]+/, there.origin),
  ).toBe(there.href);
  // On a phone the summary is folded up; the item is in it all the same.
  await expect(page.getByText('Big Beach Towel').first()).toBeAttached();
});

test('other tools hear which cart and which visit this is; what they say is logged, and nothing else (STO-008, STO-009)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    window.addEventListener('merchant-session', (event) => {
      if (event instanceof CustomEvent) heard.push(event.detail);
    });
  });
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await addToCart(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartId'))).toBeTruthy();
  const cartId = await page.evaluate(() => localStorage.getItem('cartId'));
  await expect
    .poll(() => page.evaluate('window.heard.at(-1)'))
    .toEqual({ cartId, sessionId: expect.stringMatching(/^[\da-f]{32}$/) });

  await page.waitForLoadState('networkidle');
  const sent = requestsOf(page, (path) => /graphql|services/.test(path));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('cart-attributes'));
  await page.evaluate(() =>
    document.dispatchEvent(new CustomEvent('cart-attributes', { detail: [{ key: 'gift', value: 'yes' }] })),
  );
  expect(await (await logged).args()[1]?.jsonValue()).toEqual([{ key: 'gift', value: 'yes' }]);
  expect(sent).toEqual([]);
});
