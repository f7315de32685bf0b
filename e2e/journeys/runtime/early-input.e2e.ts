import { expect } from '@playwright/test';
import { cartOf, linesOf } from '../../shopper/cart.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

test('sizes chosen, and a button pressed, before the part they stand in has come alive count (CRT-032)', async ({
  page,
}) => {
  await page.goto('/products/kaila-top-wildflowers/');
  await untilHydrated(page);
  let come = (): void => undefined;
  const scripts = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', (route) => scripts.then(() => route.continue()));
  const set = page.getByRole('region', { name: 'Make it a set' });
  const lines = linesOf(page, page);
  const picked = set.getByRole('radio').nth(1);
  await picked.check({ force: true });
  await set.getByLabel('Top size').selectOption({ label: 'M' });
  await set.getByRole('button', { name: 'Add both to bag' }).click();
  await expect(lines).toHaveCount(0);
  come();
  // The other bottoms have sizes of their own: theirs is not chosen yet, and the part says so.
  await expect(set.getByText('Pick a size.')).toHaveCount(1);
  await expect(picked).toBeChecked();
  await expect(set.getByLabel('Top size').locator('option:checked')).toHaveText('M');
  await set.getByLabel('Bottoms size').selectOption({ label: 'M' });
  await set.getByRole('button', { name: 'Add both to bag' }).click();
  await expect(lines).toHaveCount(2);
});

test('a button pressed before its part has come alive counts on a page whose address says more than the page knows, too', async ({
  page,
}) => {
  let come = (): void => undefined;
  const script = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/product-parts-*.js', (route) => script.then(() => route.continue()));
  // Only now that it is alive, the page hears of the query: it is shown anew while its parts still sleep.
  await page.goto('/products/kaila-top-wildflowers/?utm_source=letter');
  await untilHydrated(page);
  const set = page.getByRole('region', { name: 'Make it a set' });
  await set.getByRole('button', { name: 'Add both to bag' }).click();
  await expect(set.getByText('Pick a size.')).toHaveCount(0);
  come();
  await expect(set.getByText('Pick a size.')).toHaveCount(2);
});

test('a button pressed before its part has come alive counts, although what was done since takes it away', async ({
  page,
  rows,
}) => {
  const [product] = await rows<{ handle: string; size: string }>(
    `select product.handle, min(variant.option_value) filter (where variant.on_hand <= 0) as size
       from commerce.product as product join commerce.variant as variant on variant.product_id = product.id
      where product.kind = 'top' group by product.handle
     having count(*) filter (where variant.on_hand <= 0) = 1 and count(*) > 1 order by product.handle limit 1`,
  );
  let come = (): void => undefined;
  const script = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/product-parts-*.js', (route) => script.then(() => route.continue()));
  await page.goto(`/products/${product?.handle}/`);
  await untilHydrated(page);
  const tellMe = page.getByRole('button', { name: `Tell me when ${product?.size} is back` });
  await tellMe.first().click();
  // Once this size is chosen, the form's own button says it, and the one that was pressed goes.
  await page.getByRole('radio', { name: `${product?.size}, sold out` }).check({ force: true });
  await expect(tellMe).toHaveCount(2);
  come();
  await expect(page.getByRole('dialog', { name: 'Tell me when it’s back' })).toBeVisible();
  await expect(tellMe).toHaveCount(1);
});

test('a button pressed before the amount picked above it has been heard of counts as soon as it is', async ({
  page,
}) => {
  let come = (): void => undefined;
  const script = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/product-parts-*.js', (route) => script.then(() => route.continue()));
  await page.goto('/products/gift-card/');
  await untilHydrated(page);
  await page.getByRole('radio').nth(1).locator('..').click();
  const amount = await page.getByRole('radio').nth(1).getAttribute('aria-label');
  await page
    .getByRole('button', { name: /^add to bag,/i })
    .first()
    .click();
  come();
  const drawer = cartOf(page);
  await expect(drawer).toBeVisible();
  await expect(drawer.getByRole('listitem').first()).toContainText(amount ?? '');
});

test('the first tap of all, on “My size”, counts although its part sleeps', async ({ page }) => {
  for (const [path, part] of [
    ['/collections/tops/', 'collection-parts'],
    ['/search/?q=kaila', 'search-view'],
  ] as const) {
    let come = (): void => undefined;
    const script = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(`**/assets/${part}-*.js`, (route) => script.then(() => route.continue()));
    await page.goto(path);
    await page.getByRole('button', { name: 'My size' }).click();
    const dialog = page.getByRole('dialog', { name: 'Shop in my size' });
    await expect(dialog).toHaveCount(0);
    come();
    await expect(dialog).toBeVisible();
  }
});
