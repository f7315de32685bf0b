import { expect } from '@playwright/test';
import { addToCart, openProduct } from '../../shopper/cart.ts';
import { shopFrom } from '../../shopper/country.ts';
import { test } from '../../shopper/shop.ts';

// How an amount is read does not depend on the screen.
const ON_ONE_SCREEN = { tag: '@desktop-only' };

/** What the provider may say an amount is, and how it is read. */
const AMOUNTS: ReadonlyArray<readonly [amount: string, words: string]> = [
  ['1234.5', '$1,234.50'],
  ['19.90', '$19.90'],
  ['0.1', '$0.10'],
  ['4.35', '$4.35'],
  ['99999.99', '$99,999.99'],
  ['100000', '$100K'],
  ['100000.00', '$100K'],
  ['1250000', '$1.25M'],
  ['-99999.99', '-$99,999.99'],
  ['-100000', '-$100K'],
];

test(
  'amounts are read in US English, to the cent, short from 100,000 up (MNY-001, MNY-002, MNY-006)',
  ON_ONE_SCREEN,
  async ({ page }) => {
    await shopFrom(page, 'US');
    await page.route('**/collections/new-arrivals/page-data.US.json', async (route) => {
      const data = await (await route.fetch()).json();
      for (const [place, [amount]] of AMOUNTS.entries()) {
        const { was: _, priceVaries: __, ...card } = data.result.data.cards[place];
        data.result.data.cards[place] = { ...card, price: { amount, currencyCode: 'USD' } };
      }
      await route.fulfill({ json: data });
    });
    await page.goto('/collections/new-arrivals/');
    const prices = page.locator('[data-page] > [data-id] p[data-currency]');
    for (const [place, [, text]] of AMOUNTS.entries()) await expect(prices.nth(place)).toHaveText(text);
  },
);

test('two prices that differ in dong are not read as one (MNY-002)', ON_ONE_SCREEN, async ({ page, rows }) => {
  const [product] = await rows<{ handle: string; price: number }>(
    `select product.handle, min(price.amount)::float8 as price from commerce.product as product
       join commerce.variant as variant on variant.product_id = product.id
       join commerce.variant_price as price on price.variant_id = variant.id and price.currency = 'VND'
      group by product.handle having min(price.amount) between 1200000 and 1400000 and sum(variant.on_hand) > 6 limit 1`,
  );
  await shopFrom(page, 'VN');
  await openProduct(page, product?.handle ?? '');
  const text = `₫${Math.round((product?.price ?? 0) / 10_000) / 100}M`;
  expect(text).toMatch(/^₫1\.[2-4]\d?M$/);
  await expect(page.getByRole('button', { name: /^add to bag,/i }).first()).toContainText(text);
});

for (const { country, currency, sign } of [
  { country: 'PH', currency: 'PHP', sign: '₱' },
  { country: 'GB', currency: 'GBP', sign: '£' },
  { country: 'AU', currency: 'AUD', sign: 'A$' },
  { country: 'US', currency: 'USD', sign: '$' },
]) {
  test(
    `who buys from ${country} reads ${sign} on the page and in the bag (MNY-005)`,
    ON_ONE_SCREEN,
    async ({ page, rows }) => {
      const [price] = await rows<{ amount: number }>(
        `select (price.amount / 100)::float8 as amount from commerce.product as product
         join commerce.variant as variant on variant.product_id = product.id
         join commerce.variant_price as price on price.variant_id = variant.id
        where product.handle = 'big-beach-towel-cabana' and price.currency = $1`,
        [currency],
      );
      const text = `${sign}${price?.amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
      await shopFrom(page, country);
      await openProduct(page, 'big-beach-towel-cabana');
      await expect(page.getByRole('button', { name: `Add to bag, ${text}` }).first()).toBeVisible();
      const cart = await addToCart(page);
      await expect(cart.getByRole('listitem').filter({ hasText: 'Big Beach Towel' }).getByText(text)).toBeVisible();
    },
  );
}
