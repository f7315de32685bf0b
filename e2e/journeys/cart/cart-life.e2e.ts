import { expect } from '@playwright/test';
import { addToCart, countIn, goToCheckout, linesOf, openProduct, storedCartId } from '../../shopper/cart.ts';
import { nextAnswer, recordSent } from '../../shopper/provider.ts';
import { test, untilHydrated } from '../../shopper/shop.ts';

test('a cart is made on first need, and read by its id after a reload and at the next visit (CRT-024, CRT-025, CRT-028, CRT-030, CRT-042, CTY-003, STO-001)', async ({
  page,
  browser,
}) => {
  const sent = recordSent(page);
  const operations = () => sent.map(({ operation }) => operation);
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  expect(await storedCartId(page)).toBeNull();
  const made = nextAnswer(page, 'CartCreate');
  await addToCart(page);
  const answer = await made;
  expect(sent).toContainEqual({
    operation: 'CartCreate',
    variables: { input: { buyerIdentity: { countryCode: 'PH' } } },
  });
  await expect(page.locator('main button[aria-busy="true"]')).toHaveCount(0);
  const cartId = await storedCartId(page);
  expect(answer).toMatchObject({ data: { cartCreate: { cart: { id: cartId } } } });

  sent.length = 0;
  await page.reload();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  expect(sent).toContainEqual({ operation: 'RetrieveCart', variables: { id: cartId } });
  expect(operations()).not.toContain('CartCreate');

  // Of a browser that was closed only what is kept for good is left.
  const another = await browser.newContext({ storageState: await page.context().storageState() });
  const nextVisit = await another.newPage();
  const askedThen = recordSent(nextVisit);
  await nextVisit.goto(new URL('/my-cart/', page.url()).href);
  await expect(nextVisit.getByRole('main').getByRole('link', { name: 'All-Day Tote' }).first()).toBeVisible();
  expect(askedThen).toContainEqual({ operation: 'RetrieveCart', variables: { id: cartId } });
  expect(askedThen.map(({ operation }) => operation)).not.toContain('CartCreate');
  await another.close();
});

/** One item each of so many variants into a cart. */
const FILL = `
  insert into commerce.cart_line (cart_id, variant_id, quantity, attributes_sha256)
  select line.cart_id, more.id, 1, line.attributes_sha256
  from commerce.cart cart join commerce.cart_line line on line.cart_id = cart.id
    cross join (
      select v.id from commerce.variant v join commerce.product p on p.id = v.product_id
      where v.on_hand - v.reserved > 0 and p.kind = 'top' order by v.id limit $2
    ) more
  where $1 like '%/' || cart.token || '%'`;

test('a cart of fifty-one lines shows them all (CRT-044)', { tag: '@nightly' }, async ({ page, rows }) => {
  await openProduct(page, 'all-day-tote-bag-terrazzo');
  await addToCart(page);
  await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
  await expect.poll(() => storedCartId(page)).toBeTruthy();
  await expect(page.locator('main button[aria-busy="true"]')).toHaveCount(0);
  await rows(FILL, [await storedCartId(page), 50]);

  await page.goto('/my-cart/');
  await untilHydrated(page);
  await expect(countIn(page)).toHaveAccessibleName('Bag, 51 pieces');
  const main = page.getByRole('main');
  await expect(linesOf(page, main)).toHaveCount(51);
  await main.getByRole('button', { name: 'One more' }).first().click();
  await expect(countIn(page)).toHaveAccessibleName('Bag, 52 pieces');
  await expect(linesOf(page, main)).toHaveCount(51);
  await goToCheckout(main);
  await expect(page.locator('section[aria-label="Order summary"] .item-title')).toHaveCount(51);
});
