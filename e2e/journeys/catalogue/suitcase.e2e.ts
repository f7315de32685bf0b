import { expect, type Page } from '@playwright/test';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const PACKED = '/suitcase/?pieces=kaila-top-wildflowers,cove-bottoms-bunny-boo,kaila-bottoms-passionfruit';
const caseOf = (page: Page) => page.getByRole('complementary', { name: 'The suitcase' });

test('pieces make outfits that are counted, named and priced, and go into the bag by one press', async ({ page }) => {
  await page.goto('/suitcase/');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'An empty suitcase is a good start' })).toBeVisible();
  await expectAccessible(page);

  const questions: string[] = [];
  page.on('request', (request) => questions.push(/query (\w+)/.exec(request.postData() ?? '')?.[1] ?? ''));
  // By kind and by search, with the keyboard.
  const shelf = page.getByRole('region', { name: 'What goes in' });
  await shelf.getByRole('button', { name: /^Kaila Triangle Top Wildflowers/ }).press('Enter');
  await shelf.getByRole('searchbox').fill('kaila bottoms wildflowers');
  await shelf.getByRole('searchbox').press('Enter');
  await shelf.getByRole('button', { name: /^Kaila .*Bottoms Wildflowers/ }).press('Enter');
  await expect(page.getByRole('heading', { name: '2 pieces, 1 outfit' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveText(
    /^Kaila .* in Wildflowerswith Kaila .* in WildflowersOne print, pair price$/,
  );
  await shelf.getByRole('button', { name: 'Cover-ups' }).press('Enter');
  await shelf
    .getByRole('listitem')
    .getByRole('button', { name: /Sarong/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { name: '3 pieces, 2 outfits' })).toBeVisible();
  // What was picked was on show already.
  expect(questions.filter((name) => name === 'ProductsByHandle')).toEqual([]);
  await expect(page).toHaveURL(
    /\/suitcase\/\?pieces=kaila-top-wildflowers,kaila-bottoms-wildflowers,[\w-]*sarong[\w-]*$/,
  );
  await expectAccessible(page);

  // It is there again without its address.
  await page.goto('/suitcase/');
  await expect(page.getByRole('heading', { name: '3 pieces, 2 outfits' })).toBeVisible();
  for (const size of await caseOf(page).getByRole('combobox').all()) {
    const label = await size.locator('option:not([disabled])').nth(1).textContent();
    await size.selectOption({ label: label ?? '' });
  }
  await expect(caseOf(page).getByText('Total, pairs at their price')).toBeVisible();
  await expect(caseOf(page).getByText('An outfit, about')).toBeVisible();
  await caseOf(page).getByRole('button', { name: 'Put 3 pieces in bag' }).click();
  const bag = page.getByRole('dialog', { name: /bag/i });
  await expect(bag.getByText('Matching pair').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(caseOf(page).getByText('In your bag.')).toHaveCount(3);
  await caseOf(page)
    .getByRole('button', { name: /^Take out .*Sarong/ })
    .click();
  await expect(page.getByRole('heading', { name: '2 pieces, 1 outfit' })).toBeVisible();
});

/** Nobody else's journey buys it. */
const SOLD_OUT = 'gia-top-zebra';

test('a suitcase that was passed on leaves one’s own alone; what is sold out or gone is named', async ({
  page,
  rows,
}) => {
  await page.goto('/suitcase/?pack=romy-top-bunny-boo');
  await untilHydrated(page);
  await expect(page).toHaveURL(/\?pieces=romy-top-bunny-boo$/);
  await rows(
    'update commerce.variant v set on_hand = v.reserved from commerce.product p where p.id = v.product_id and p.handle = $1',
    [SOLD_OUT],
  );
  await page.goto(`${PACKED},no-such-piece,${SOLD_OUT}`);
  await expect(page.getByText('“no such piece” has left the shop.')).toBeVisible();
  await expect(caseOf(page).getByText(/^Sold out, so it makes no outfits/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '5 pieces, 2 outfits' })).toBeVisible();
  await expect(page.getByText('Yours is as you left it, with 1 piece in it.')).toBeVisible();
  await page.getByRole('link', { name: 'Open mine' }).click();
  await expect(page.getByRole('heading', { name: '1 piece, 0 outfits' })).toBeVisible();
});

test('without scripts the suitcase says where the pieces are', { tag: '@desktop-only' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/suitcase/`);
  await page.getByRole('main').getByRole('link', { name: 'bottoms', exact: true }).click();
  await expect(page).toHaveURL(/\/collections\/bottoms\/$/);
  await context.close();
});
