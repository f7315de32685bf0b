import { expect } from '@playwright/test';
import { cartOf, linesOf } from '../../shopper/cart.ts';
import { insteadOf, recordSent } from '../../shopper/provider.ts';
import { expectAccessible, test, untilHydrated, wake } from '../../shopper/shop.ts';

const stored = () => JSON.parse(localStorage.getItem('visitorWishlist') ?? 'null');

test('a visitor saves products, picks a size, moves one to the cart, and passes the list on (WSH-001, WSH-002, WSH-004, WSH-010, STO-004)', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));

  await page.goto('/collections/tote-bags/');
  await untilHydrated(page);
  const saveButton = page.getByRole('button', { name: /^Save All-Day Tote/ }).first();
  await saveButton.click();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Saved. Your wishlist holds 1 piece.')).toBeAttached();

  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  const other = await context.newPage();
  await other.goto('/wishlist/');
  await expect(other.getByRole('heading', { name: 'All-Day Tote' })).toBeVisible();
  await page.getByRole('button', { name: 'Save Kaila Triangle Top, Wildflowers' }).first().click();
  await expect(other.getByRole('heading', { name: 'Kaila Triangle Top' })).toBeVisible();
  await other.close();

  const variants = expect.arrayContaining([{ id: expect.stringMatching(/^gid:\/\/shopify\/ProductVariant\/\d+$/) }]);
  expect(await page.evaluate(stored)).toEqual({
    visitorWishlist: [
      { handle: 'kaila-top-wildflowers', variants },
      { handle: expect.stringMatching(/^all-day-tote-bag-/), variants },
    ],
  });

  await page.goto('/wishlist/');
  const products = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(products).toHaveCount(2);
  const top = products.filter({ hasText: 'Kaila Triangle Top' });
  await expect(top.getByText('₱2,695.00')).toBeVisible();
  // The way onto a doll comes late, and to the top alone: the buttons stand level all the same.
  await wake(page);
  await expect(top.getByRole('link', { name: /^Try it on a doll/ })).toBeVisible();
  const [first, second] = await products
    .getByRole('button', { name: 'Move to bag' })
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(first).toBe(second);
  await expectAccessible(page);
  await top.getByRole('button', { name: 'Move to bag' }).click();
  await expect(top.getByText('Pick a size first.')).toBeVisible();
  await top.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await top.getByRole('button', { name: 'Move size M to bag' }).click();
  const drawer = cartOf(page);
  await expect(drawer.getByText('Kaila Triangle Top').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(products).toHaveCount(1);
  await expect(page.getByText('Kaila Triangle Top is in your bag.').first()).toBeVisible();

  await page.getByRole('button', { name: /^Remove All-Day Tote/ }).click();
  await expect(page.getByText('Nothing pinned yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(products).toHaveCount(1);

  await page.goto('/wishlist/?pieces=kaila-top-wildflowers,no-such-piece');
  await expect(page.getByRole('heading', { name: 'A list for you', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kaila Triangle Top' })).toBeVisible();
  await expect(page.getByText('Swam off for good')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save them all' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved. Your wishlist holds 2 pieces.' })).toBeVisible();

  await page.evaluate(() => {
    const full = Array.from({ length: 250 }, (_, index) => ({ handle: `p${index}`, variants: [{ id: `v${index}` }] }));
    localStorage.setItem('visitorWishlist', JSON.stringify({ visitorWishlist: full }));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Save them all' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A wishlist holds 250 pieces' })).toBeVisible();

  expect(sent.filter((url) => url.includes('bb-wishlist'))).toEqual([]);
});

test.describe('where the provider refuses once', () => {
  test.use({ expectedNoise: /GraphQL errors/ });

  test('all that is ready goes into the bag in one request; what stays says why, and undo brings the rest back (WSH-010)', async ({
    page,
  }) => {
    for (const [handle, name] of [
      ['all-day-tote-bag-terrazzo', 'All-Day Tote, Terrazzo'],
      ['big-beach-towel-cabana', 'Big Beach Towel, Cabana'],
    ] as const) {
      await page.goto(`/products/${handle}/`);
      await untilHydrated(page);
      await page
        .getByRole('button', { name: `Save ${name}` })
        .first()
        .click();
    }
    await page.goto('/wishlist/');
    const products = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const moveAll = page.getByRole('button', { name: 'Move 2 to bag' });
    const sent = recordSent(page);
    const again = await insteadOf(page, 'CartLinesAdd', (route) =>
      route.fulfill({ json: { errors: [{ message: 'Field does not exist.' }] } }),
    );
    await moveAll.click();
    await expect(page.getByText('That did not work. Reload the page and try again.').first()).toBeVisible();
    await expect(products).toHaveCount(2);
    await again();

    sent.length = 0;
    await moveAll.click();
    await expect(linesOf(page)).toHaveCount(2);
    expect(sent.filter(({ operation }) => operation === 'CartLinesAdd')).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 pieces are in your bag.').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(products).toHaveCount(2);
  });
});

test('an entry goes by its first variant, a broken list is an empty one, and without storage the save button still holds (WSH-005, WSH-014, STO-010)', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  const save = page.getByRole('button', { name: 'Save Kaila Triangle Top, Wildflowers' }).first();
  await save.click();
  const [own] = (await page.evaluate(stored)).visitorWishlist;
  const other = { handle: own.handle, variants: own.variants.slice(1) };
  const both = JSON.stringify({ visitorWishlist: [other, own] });
  await page.evaluate((list) => localStorage.setItem('visitorWishlist', list), both);
  await page.goto('/wishlist/');
  await page
    .getByRole('button', { name: /^Remove Kaila Triangle Top/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(stored)).toEqual({ visitorWishlist: [own] });

  await page.goto('/products/kaila-top-wildflowers/');
  for (const broken of ['', 'null', '{}', '[]', '{"visitorWishlist":"not a list"}']) {
    await page.evaluate((text) => localStorage.setItem('visitorWishlist', text), broken);
    await page.reload();
    await untilHydrated(page);
    await expect(save).toHaveAttribute('aria-pressed', 'false');
  }
  await page.addInitScript(() => localStorage.setItem('visitorWishlist', '{"visitorWishlist":[{"handle":7},'));
  await page.goto('/wishlist/');
  await expect(page.getByText('Nothing pinned yet')).toBeVisible();

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/products/all-day-tote-bag-terrazzo/');
  await untilHydrated(page);
  const saveButton = page.getByRole('button', { name: 'Save All-Day Tote, Terrazzo' }).first();
  await saveButton.click();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
  await saveButton.click();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
});

// A phone has a share sheet of its own.
test('a link that is copied says so at the top right, for three seconds, and cannot be closed (ERR-015)', {
  tag: ['@desktop-only', '@nightly'],
}, async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/products/all-day-tote-bag-terrazzo/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Save All-Day Tote, Terrazzo' }).first().click();
  await page.goto('/wishlist/');
  await page.getByRole('button', { name: 'Share list' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Link copied.' });
  await expect(toast).toBeVisible();
  const shownAt = Date.now();
  const box = await toast.boundingBox();
  expect(box && box.x + box.width).toBeGreaterThan(1400);
  expect(box?.y).toBeLessThan(160);
  await expect(toast.getByRole('button')).toHaveCount(0);
  await expect(toast.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/wishlist\/\?pieces=all-day-tote-bag-terrazzo$/,
  );
  await expect(toast).toBeHidden({ timeout: 5000 });
  expect(Date.now() - shownAt).toBeGreaterThan(1500);

  await page.evaluate(() => {
    const full = Array.from({ length: 250 }, (_, index) => ({ handle: `p${index}`, variants: [{ id: `v${index}` }] }));
    localStorage.setItem('visitorWishlist', JSON.stringify({ visitorWishlist: full }));
  });
  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  const saveButton = page.getByRole('button', { name: 'Save Kaila Triangle Top, Wildflowers' }).first();
  await saveButton.click();
  await expect(page.getByRole('status').filter({ hasText: 'A wishlist holds 250 pieces' })).toBeVisible();
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
});
