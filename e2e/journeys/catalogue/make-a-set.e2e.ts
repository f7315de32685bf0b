import { expect } from '@playwright/test';
import { holdPrices, shopFrom } from '../../shopper/country.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

test.use({ pictures: true });

test('a set of any top, any bottoms and any print is drawn, has one price and goes into the bag as one', async ({
  page,
}) => {
  await page.goto('/make-a-set/?top=kaila-top-wildflowers');
  await untilHydrated(page);
  await page.mouse.wheel(0, 2);
  await expect(page.getByRole('heading', { level: 1, name: 'Make a set' })).toBeVisible();
  const tops = page.getByRole('group', { name: 'Top' });
  const bottoms = page.getByRole('group', { name: 'Bottoms' });
  await expect(tops.getByRole('radio', { name: /^Kaila / })).toBeChecked();

  // Another print keeps what was picked, and what is drawn follows.
  await page.getByTitle('Passionfruit', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Passionfruit', exact: true })).toBeChecked();
  await expect(tops.getByRole('radio', { name: /^Kaila / })).toBeChecked();
  await expect(page.locator('img[src*="/triangle/passionfruit@"]').first()).toBeVisible();
  await bottoms.locator('label').last().click();
  await expect(page).toHaveURL(/\/make-a-set\/\?top=kaila-top-passionfruit&bottoms=[\w-]+-passionfruit$/);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add the set to bag' }).click();
  await expect(page.getByText('Pick a size.')).toHaveCount(2);
  for (const name of ['Top size', 'Bottoms size']) {
    const size = page.getByRole('combobox', { name });
    const label = await size.locator('option:not([disabled])').nth(1).textContent();
    await size.selectOption({ label: label ?? '' });
  }
  await expect(page.getByText('for the two')).toBeVisible();
  const price = (await page.locator('form').filter({ hasText: 'for the two' }).innerText()).match(/[₱$][\d,.]+/g) ?? [];
  expect(price.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Add the set to bag' }).click();
  const drawer = page.getByRole('dialog', { name: /bag/i });
  await expect(drawer.getByText('Matching pair').first()).toBeVisible();
  // The bag asks for what the builder said.
  await expect(drawer.getByText(price[0] ?? '', { exact: true }).first()).toBeVisible();
});

test('a set that is chosen stays so when the prices of another country come', async ({ page }) => {
  await shopFrom(page, 'JP');
  const prices = await holdPrices(page, 'JP');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(/"variables":(.*)/.exec(request.postData() ?? '')?.[1] ?? ''));
  await page.goto('/make-a-set/?print=limoncello');
  await untilHydrated(page);
  await page.mouse.wheel(0, 2);
  const print = page.getByRole('radio', { name: 'Limoncello', exact: true });
  await expect(print).toBeChecked();
  await prices.asked;
  await expect(page.getByRole('combobox', { name: 'Top size' }).locator('option')).not.toHaveCount(1);
  prices.letGo();
  const tops = page.getByRole('group', { name: 'Top' });
  await expect(tops.getByText(/¥/).first()).toBeVisible();
  await expect(print).toBeChecked();
  await expect(tops.getByRole('radio', { checked: true })).toHaveCount(1);
  // The sizes of each half were asked for once, in that country.
  const halves = asked.filter((variables) => /^\{"handle":"[\w-]+-limoncello"/.test(variables));
  expect(halves).toHaveLength(2);
});

test.describe('where the provider does not say which sizes there are', () => {
  test.use({ expectedNoise: /net::ERR_FAILED/ });

  test('it is asked again', async ({ page }) => {
    await page.route('**/graphql.json', (route, request) =>
      request.postData()?.includes('StudioHalf') ? route.abort() : route.continue(),
    );
    await page.goto('/make-a-set/?print=limoncello');
    await untilHydrated(page);
    await page.mouse.wheel(0, 2);
    const note = page.getByText('The sizes did not come through.');
    await expect(note).toBeVisible();
    await page.unroute('**/graphql.json');
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(note).toHaveCount(0);
    const size = page.getByRole('combobox', { name: 'Top size' });
    await expect(size.locator('option')).not.toHaveCount(1);
    await expect(size).toBeFocused();
  });
});

test('the set builder is reached from the home page and a print', {
  tag: ['@desktop-only', '@nightly'],
}, async ({ page }) => {
  for (const path of ['/', '/prints/passionfruit/']) {
    await page.goto(path);
    await untilHydrated(page);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('main a[href^="/make-a-set/"]').first()).toBeAttached();
  }
  await page.goto('/make-a-set/?print=limoncello');
  await untilHydrated(page);
  await page.mouse.wheel(0, 2);
  await expect(page.getByRole('radio', { name: 'Limoncello', exact: true })).toBeChecked();
});
