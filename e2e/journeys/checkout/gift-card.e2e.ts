import { expect } from '@playwright/test';
import { addToCart, goToCheckout, linesOf } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { expectAccessible, test, untilHydrated } from '../../shopper/shop.ts';

const LETTER = `
  select to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due, delivered_at as delivered from commerce.outbox
  where topic = 'gift-card' and payload->>'giftCardId' = (
    select sale.gift_card_id::text from commerce.gift_card_sale sale join commerce."order" o on o.id = sale.order_id where o.email = $1)`;

test.use({ timezoneId: 'Asia/Manila' });

test('a gift card is bought in pesos for a friend, and waits for the day (CAT-064)', async ({ page, rows }) => {
  const email = `giver-${Date.now()}@bay.example`;
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.goto('/products/gift-card/');
  await untilHydrated(page);
  const main = page.getByRole('main');

  // Nothing on it is about cloth, sizes, parcels or returns.
  const amounts = main.getByRole('group', { name: /^Amount/ });
  await expect(amounts.getByRole('radio')).toHaveCount(6);
  await expect(amounts).toContainText('₱1,500');
  const buying = main.locator('form').first().locator('..');
  await expect(buying).not.toContainText(/\bsize\b|\$|fabric|returns?\b|send it back/i);

  await page
    .getByRole('button', { name: /^add to bag,/i })
    .first()
    .click();
  await expect(amounts).toContainText('Pick an amount first.');
  await amounts.getByRole('radio', { name: '₱3,000' }).check({ force: true });
  await main.getByText('For a friend').click();
  await page
    .getByRole('button', { name: /^add to bag,/i })
    .first()
    .click();
  // What is missing is asked for where it goes, and nothing went in.
  await expect(page.getByLabel('Friend’s name')).toBeFocused();
  await expect(main).toContainText('Whom is it for? A first name will do.');
  await page.getByLabel('Friend’s name').fill('Lola');
  await page.getByLabel('Friend’s email').fill('lola@bay.example');
  await page.getByLabel('Send on').fill(day);
  await page.getByLabel('Message').fill('For the lilo you never bought.');
  await expect(main.getByRole('figure', { name: 'For the lilo you never bought.' })).toBeVisible();
  await expectAccessible(page);

  const cart = await addToCart(page);
  const line = linesOf(page).first();
  await expect(line).toContainText('₱3,000');
  await expect(line).toContainText(/For Lola, by email on \d+ \w+/);
  await expect(line).not.toContainText('$');
  // Nothing is sent, so there is no free shipping to reach.
  await expect(cart).toContainText('By email, free');
  await expect(cart).not.toContainText('shipping is free');
  await goToCheckout(cart);
  await expect(page.getByText(/^By email on \d+ \w+\. There is nothing to send\.$/)).toBeVisible();
  await fillInAndPay(page, { email, card: CARD.pays, place: 'manila' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  // At nine by the giver's clock, and not before.
  expect(await rows(LETTER, [email])).toEqual([{ due: `${day} 01:00`, delivered: null }]);
});
