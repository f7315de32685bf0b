import { expect, type Page } from '@playwright/test';
import type { Rows } from './account.ts';
import { addToCart, chooseSize, goToCheckout } from './cart.ts';
import { CARD, fillInAndPay } from './checkout.ts';
import { untilHydrated } from './shop.ts';

/** Buys one item, from its page to the thanks. */
export async function buy(page: Page, handle: string, email: string): Promise<void> {
  await page.goto(`/products/${handle}/`);
  await untilHydrated(page);
  await chooseSize(page);
  await goToCheckout(await addToCart(page));
  await fillInAndPay(page, { email, card: CARD.pays });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/thank/i);
}

/** An order as it is called, and as its page is addressed. */
export interface SentOrder {
  id: string;
  name: string;
}

/** Sends an order's first item, and moves its parcel on to a step. */
export async function sendOn(rows: Rows, email: string, step: number): Promise<SentOrder> {
  const [order] = await rows<{ id: string; number: string }>(
    'select id, number from commerce."order" where email = $1',
    [email],
  );
  if (!order) throw new Error(`${email} has ordered nothing.`);
  const number = `TW${String(order.id).padStart(12, '7')}PH`;
  await rows(
    `insert into commerce.fulfilment (order_id, tracking_company, tracking_number, created_at)
     values ($1, 'Tidewater Post', $2, now()) on conflict do nothing`,
    [order.id, number],
  );
  await rows('update commerce.order_line set fulfilled = quantity where order_id = $1', [order.id]);
  await rows(
    `insert into commerce.fulfilment_event (fulfilment_id, step, happened_at)
     select f.id, s, now() - interval '1 hour' * ($2 - s) from commerce.fulfilment f, generate_series(1, $2::int) s
     where f.order_id = $1 on conflict do nothing`,
    [order.id, step],
  );
  if (step === 7) await rows('update commerce.fulfilment set delivered_at = now() where order_id = $1', [order.id]);
  return { id: String(order.id), name: `BB-${order.number}` };
}
