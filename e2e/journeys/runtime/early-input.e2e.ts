import { expect } from '@playwright/test';
import { linesOf } from '../../shopper/cart.ts';
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
