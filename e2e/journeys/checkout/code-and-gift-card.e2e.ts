import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { addToCart, goToCheckout, openProduct } from '../../shopper/cart.ts';
import { CARD, fillInAndPay } from '../../shopper/checkout.ts';
import { shopFrom } from '../../shopper/country.ts';
import { expectAccessible, test } from '../../shopper/shop.ts';

/** As long as a note may be, with a word in it that no screen is wide enough for. */
const NOTE = `It is a present${' for Lola, with love'.repeat(300)}`.slice(0, 4_899).concat(' ', 'o'.repeat(100));

/** A gift card as the shop would have sold it: only the hash of its code is kept. */
const GIFT_CARD = `
  with card as (
    insert into commerce.gift_card (code_sha256, last_characters, currency, balance) values ($1, $2, 'USD', 2000) returning id
  )
  insert into commerce.gift_card_entry (gift_card_id, key, amount, reason) select id, 'issued', 2000, 'issued' from card`;

const ORDER = `
  select o.subtotal::int, o.discount::int, o.delivery_price::int as delivery, o.total::int, o.gift_card_amount::int as "giftCard",
    o.discount_codes as codes, o.card_last4 as card, o.note, charge.amount::int as charged, card.balance::int as "leftOnCard"
  from commerce."order" o
    join commerce.checkout_attempt attempt on attempt.id = o.attempt_id
    join commerce.test_gateway_charge charge on charge.key = attempt.key
    join commerce.gift_card card on card.id = (o.gift_cards->0->>'id')::bigint
  where o.email = $1`;

// A phone sends the same form.
test('a code takes its share, a gift card pays part, the card pays the rest', { tag: '@desktop-only' }, async ({
  page,
  rows,
}) => {
  const code = `BAYGIFT${Date.now()}`;
  const email = `gifted-${code.toLowerCase()}@bay.example`;
  await rows(GIFT_CARD, [createHash('sha256').update(code).digest(), code.slice(-4)]);

  await shopFrom(page, 'US');
  await openProduct(page, 'big-beach-towel-cabana');
  const cart = await addToCart(page);
  await cart.getByText('Add a code or gift card').click();
  await cart.getByLabel('Discount code or gift card').fill('hellobay');
  await page.keyboard.press('Enter');
  await expect(cart.getByRole('button', { name: 'Remove code HELLOBAY' })).toBeVisible();
  await expect(cart.getByRole('link', { name: 'Check out, $44.10' })).toBeVisible();
  await goToCheckout(cart);

  const summary = page.getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText('Code HELLOBAY')).toBeVisible();
  await summary.getByLabel('Discount or gift card code').fill(code);
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByRole('button', { name: `Remove gift card ending ${code.slice(-4)}` })).toBeVisible();
  await page.getByText('Add a note to your order').click();
  await page.getByLabel('Note to your order').fill(NOTE);
  await expect(page.getByLabel('Note to your order')).toHaveValue(NOTE);
  await expectAccessible(page);
  await fillInAndPay(page, { email, card: CARD.pays, place: 'santaCruz' });

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you, Marina');
  await expect(page.getByText(NOTE)).toBeVisible();
  // On a phone too the longest word breaks.
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await sideways()).toBe(0);
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways()).toBe(0);
  if (screen) await page.setViewportSize(screen);
  await expect(summary.getByText(/Includes \$\d+\.\d\d sales tax\./)).toBeVisible();
  await expectAccessible(page);
  expect(await rows(ORDER, [email])).toEqual([
    {
      subtotal: 4_900,
      discount: 490,
      delivery: 600,
      total: 5_010,
      giftCard: 2_000,
      codes: ['HELLOBAY'],
      card: '4242',
      note: NOTE,
      charged: 3_010,
      leftOnCard: 0,
    },
  ]);
});
