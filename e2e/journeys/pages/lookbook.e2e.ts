import { expect } from '@playwright/test';
import { cartOf, countIn, linesOf } from '../../shopper/cart.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test('the index leads to ten lookbooks that all open', async ({ page, request }) => {
  await page.goto('/lookbooks/');
  await untilHydrated(page);
  await expectAccessible(page);
  const covers = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') });
  await expect(covers).toHaveCount(10);
  const titles = new Set<string>();
  for (const cover of await covers.all()) {
    const answer = await request.get((await cover.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    titles.add(/<title>([^<]+)</.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(10);
  await covers.first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Afterglow' })).toBeVisible();
});

test('a dot sells what it lies on, by keyboard alone', async ({ page }) => {
  await page.goto('/lookbooks/sunchasers/');
  await untilHydrated(page);
  const dots = page.getByRole('group', { name: 'Pieces in this picture' }).first();
  const dot = dots.getByRole('button', { name: /Scoop Top, Citrus Grove/ });
  const box = await dot.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await dot.focus();
  await page.keyboard.press('Enter');
  const card = dots.getByRole('group', { name: /^Buy / });
  await expect(card).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(dot).toBeFocused();

  await page.keyboard.press('Enter');
  await card.locator('[data-size]:not([aria-disabled])').first().press('Enter');
  await expect(
    cartOf(page)
      .getByText(/Citrus Grove/)
      .first(),
  ).toBeVisible();
});

test('a whole look goes into the cart at once', async ({ page }) => {
  await page.goto('/lookbooks/studio-to-sea/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Shop the whole look' }).click();
  const look = page.getByRole('dialog', { name: /piece by piece/ });
  await expect(look).toBeVisible();
  await look.getByRole('button', { name: 'Add the pieces to bag' }).click();
  await expect(look.getByText('Pick a size of at least one piece first.')).toBeVisible();
  await expectAccessible(page);

  const products = look.getByRole('listitem');
  for (const product of await products.all()) await product.locator('button:not([aria-disabled])').first().click();
  const count = await products.count();
  // A key that is pressed once more while the first press is on its way adds nothing.
  const { promise: pressedTwice, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/graphql.json', (route) => pressedTwice.then(() => route.continue()));
  await look.getByRole('button', { name: `Add ${count} pieces to bag` }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  letThrough();
  await expect(look).toBeHidden();
  await expect(linesOf(page)).toHaveCount(count);
  await expect(countIn(page)).toHaveAccessibleName(`Bag, ${count} pieces`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a lookbook lists its products as plain links', async ({ page }) => {
    await page.goto('/lookbooks/the-bridal-edit/');
    await expect(page.getByRole('button', { name: 'Shop the whole look' })).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: /Dress/ }).first().click();
    await expect(page).toHaveURL(/\/products\/picnic-dress-white-eyelet\/$/);
  });
});
