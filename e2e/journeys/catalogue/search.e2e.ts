import { expect, type Page } from '@playwright/test';
import { holdPrices, shopFrom } from '../../shopper/country.ts';
import { nextAnswer } from '../../shopper/provider.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const cards = (page: Page) => page.locator('[data-page] > [data-id]');

/** Once the line is empty the list is alive: a press before that is kept until then. */
async function clearedLine(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search the bay' })).toBeFocused();
}

/** What the browser asks the provider about searches, by name, as it asks. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /query (Search\w+)/.exec(request.postData() ?? '')?.[1];
    if (operation) asked.push(operation);
  });
  return asked;
}

test('words typed before the search page answers are kept', async ({ page }) => {
  await shopFrom(page, 'JP');
  const prices = await holdPrices(page, 'JP');
  await page.goto('/search/');
  const field = page.getByRole('textbox', { name: 'Search the bay' }).first();
  await field.fill('zebra');
  await prices.asked;
  prices.letGo();
  await expect(cards(page).first().getByText(/¥/)).toBeVisible();
  await expect(field).toHaveValue('zebra');
});

test('search answers while one types, forgives slips and walks by keyboard (CNT-014)', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Search the bay' }).click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel.getByRole('textbox', { name: 'Search the bay' })).toBeFocused();
  await page.keyboard.type('hibsicus');
  await expect(panel.getByRole('heading', { name: /^Pieces \(\d+\)$/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=hibsicus$/);
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ pieces for “hibsicus”$/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);

  const kinds = page.getByRole('navigation', { name: 'Kinds found' });
  await kinds.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/&kind=[\w-]+$/);
  const product = cards(page).first();
  await product.getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await expect(kinds.locator('[aria-current]')).not.toHaveText(/^All/);
  await expect(product).toBeVisible();

  // Nothing asked for: where one might begin.
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'What are you after?' })).toBeVisible();
  for (const [name, path] of [
    ['zebra', '/search/?q=zebra'],
    ['Men’s', '/collections/mens-collection/'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(main.getByRole('heading', { name: 'Everyone’s favourites' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();

  // Nor is anything asked for by what cannot be seen.
  for (const query of ['+', '%09', '%00']) {
    expect((await page.goto(`/search/?q=${query}`))?.status()).toBe(200);
    await expect(main.getByRole('heading', { level: 1, name: 'What are you after?' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  }
});

test('a search comes with what it found, asks for nothing again, and shows other prices where they are others', async ({
  page,
}) => {
  const asked = searchesOf(page);
  await page.goto('/search/?utm_source=mail&q=wrap%20skirt');
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ pieces for “wrap skirt”$/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(24);
  await untilHydrated(page);
  await clearedLine(page);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(cards(page).nth(24)).toBeVisible();
  await expect(page).toHaveURL(/q=wrap%20skirt$/);
  expect(asked).toEqual(['SearchProducts']);

  await shopFrom(page, 'JP');
  await page.goto('/search/?q=wrap+skirt&kind=skirt&page=2');
  await expect(cards(page).first().getByText(/¥/)).toBeVisible();
  await page.getByRole('link', { name: 'Show earlier pieces' }).click();
  await expect(page).toHaveURL(/q=wrap\+skirt&kind=skirt$/);
  await expect(cards(page)).toHaveCount(24);

  // The prices that came in place of the served ones are the end of the waiting, and the list grows.
  await page.goto('/search/?q=wrap+skirt');
  await expect(cards(page).first().getByText(/¥/)).toBeVisible();
  await expect(page.locator('[aria-busy="true"]').filter({ has: cards(page) })).toHaveCount(0);
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(cards(page).nth(24)).toBeVisible();
});

test('a price among the words is asked for once, and taken back by a press', async ({ page }) => {
  const asked = searchesOf(page);
  await page.goto('/search/?q=dress+under+5,000');
  await untilHydrated(page);
  const main = page.getByRole('main');
  const busy = page.locator('[aria-busy="true"]');
  const answered = nextAnswer(page, 'SearchProducts');
  await main.getByRole('link', { name: 'Remove Up to ₱5,000' }).click();
  await expect(page).toHaveURL(/\?q=dress$/);
  await expect(main.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
  await answered;
  await expect(busy).toHaveCount(0);
  expect(asked).toEqual(['SearchProducts']);
  // Nor does the line keep it, where the words beside it are searched for already.
  const line = main.getByRole('textbox', { name: 'Search the bay' });
  await line.fill('dress under 5,000');
  await line.press('Enter');
  await expect(page).toHaveURL(/\?q=dress&price=-5000$/);
  await expect(line).toHaveValue('dress');
  await expect(main.getByRole('link', { name: 'Remove Up to ₱5,000' })).toBeVisible();
  // The chip is there with the press, and not only with the answer.
  await expect.poll(() => asked).toHaveLength(2);
  await expect(busy).toHaveCount(0);
  expect(asked).toEqual(['SearchProducts', 'SearchProducts']);
});

test('a search that finds nothing helps on', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/search/?q=ski+bootz');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'No “ski bootz” in the bay' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'gingham' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /for “gingham”$/ })).toBeVisible();
  await clearedLine(page);
  await page.keyboard.type('board shorts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=board\+shorts$/);
  await expect(page.getByRole('heading', { level: 1, name: /for “board shorts”$/ })).toBeVisible();
});

test('who looks for a page finds it, in the panel and on the search page', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Search the bay' }).click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  await panel.getByRole('textbox').fill('delivery');
  await expect(panel.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Shipping and orders' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=delivery$/);
  await page.getByRole('main').getByRole('link', { name: 'Shipping and orders' }).click();
  await expect(page).toHaveURL('/shipping-and-order-information/');
});
