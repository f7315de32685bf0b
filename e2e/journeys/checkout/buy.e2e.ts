import { expect } from '@playwright/test';
import { aShopper } from '../../shopper/account.ts';
import { addToCart, chooseSize, countIn, goToCheckout, openProduct, storedCartId } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

interface OrderRow {
  name: string;
  total: number;
  currency: string;
  lines: number;
}

const ORDER_OF = `
  select 'BB-' || o.number as name, o.total::int as total, o.currency, (select count(*)::int from commerce.order_line l where l.order_id = o.id) as lines
  from commerce."order" o where o.email = $1`;

test('from the home page to a paid order (CAT-074, SHP-013), and a new cart in the same country after it (CRT-026, CRT-043)', async ({
  page,
  rows,
}, info) => {
  const { email } = aShopper(`buyer-${info.project.name}`);
  await page.goto('/');
  await untilHydrated(page);
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /Sunsoaked/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunsoaked' })).toBeVisible();
  await expectAccessible(page);

  const card = page.getByRole('main').getByRole('heading').getByRole('link').first();
  const title = (await card.innerText()).trim();
  await card.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await chooseSize(page);
  await expectAccessible(page);

  const drawer = await addToCart(page);
  await expect(drawer.getByText(title).first()).toBeVisible();
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
  const cartId = () => page.evaluate(() => localStorage.getItem('cartId'));
  const bought = await cartId();
  await goToCheckout(drawer);

  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(new URL(page.url()).host).toMatch(/^checkout\.localhost:/);
  await expectAccessible(page);
  await fillInAndPay(page, { email, card: CARD.pays });

  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
  await expectAccessible(page);
  const [order, ...others] = await rows<OrderRow>(ORDER_OF, [email]);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ currency: 'PHP', lines: 1 });
  await expect(page.getByText(order?.name ?? 'BB-', { exact: false }).first()).toBeVisible();
  // On a phone in the page itself, on a desktop beside it.
  await expect(page.getByText(title).filter({ visible: true }).first()).toBeVisible();

  // The cart is bought: a new one takes its place, in the same country.
  const made = page.waitForRequest((request) => (request.postData() ?? '').includes('cartCreate'));
  await page.goto('/my-cart/');
  expect(JSON.parse((await made).postData() ?? '{}').variables.input.buyerIdentity).toEqual({ countryCode: 'PH' });
  await expect(page.getByText('Nothing in here but sand', { exact: false })).toBeVisible();
  await expect.poll(cartId).toMatch(/^gid:/);
  expect(await cartId()).not.toBe(bought);
});

test('a declined card charges nothing and keeps what was typed', async ({ page, rows }) => {
  const email = `declined-${Date.now()}@bay.example`;
  await page.goto('/products/sunny-hat-happy-check/');
  await untilHydrated(page);
  await chooseSize(page);
  await goToCheckout(await addToCart(page));
  await fillInAndPay(page, { email, card: CARD.declined });

  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Nothing was charged');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('City').first()).toHaveValue('Makati');
  await expectAccessible(page);
  expect(await rows(ORDER_OF, [email])).toEqual([]);

  await page.getByLabel('Card number').fill(CARD.pays);
  await page.getByLabel('Expiry date').fill('08 / 29');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Marina Costa');
  await page.getByRole('button', { name: /^pay/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
  expect(await rows(ORDER_OF, [email])).toHaveLength(1);
});

test.describe('while it is being paid for', () => {
  // What the provider refuses is written down (specification §8).
  test.use({ expectedNoise: /^User errors/ });

  test('a bag that is being paid for stays as it is, in words; once it is paid for the next one is filled and bought', async ({
    page,
    rows,
  }, info) => {
    const email = `twice-${info.project.name}-${Date.now()}@bay.example`;
    await openProduct(page, 'sunny-hat-happy-check');
    await goToCheckout(await addToCart(page));
    await fillInAndPay(page, { email, card: CARD.asksFirst });
    const confirm = page.getByRole('button', { name: 'Yes, pay' });
    await expect(confirm).toBeVisible();
    const bank = page.url();

    // The bank waits for its answer: what is added now would be in no order.
    await openProduct(page, 'all-day-tote-bag-terrazzo');
    const paying = await storedCartId(page);
    await page
      .getByRole('button', { name: /^add to bag,/i })
      .first()
      .click();
    await expect(page.getByText('This bag is being paid for', { exact: false }).first()).toBeVisible();
    await expect(countIn(page)).toHaveAccessibleName('Bag, 1 piece');
    expect(await storedCartId(page)).toBe(paying);

    // It is answered in another tab; this one knows nothing of it and adds.
    const other = await page.context().newPage();
    await other.goto(bank);
    await other.getByRole('button', { name: 'Yes, pay' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toContainText(/thank/i, { timeout: 60_000 });
    await other.close();
    const drawer = await addToCart(page);
    await expect(drawer.getByText('All-Day Tote').first()).toBeVisible();
    await expect(drawer.getByText('Sunny Hat')).toHaveCount(0);
    await expect.poll(() => storedCartId(page)).not.toBe(paying);
    await goToCheckout(drawer);
    await fillInAndPay(page, { email, card: CARD.pays });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
    expect((await rows<OrderRow>(ORDER_OF, [email])).map(({ lines }) => lines)).toEqual([1, 1]);
  });
});
