import { randomInt } from 'node:crypto';
import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertFulfilment } from '../../store/order/fulfilments.ts';
import { aProduct } from '../../testing/a-product.ts';
import { aCart } from '../testing/a-cart.ts';
import { buy } from '../testing/a-shopper.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

const PARCELS = 20;
const GUESSES = 20_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const digits = (): string => Array.from({ length: 12 }, () => randomInt(10)).join('');

it(`no parcel is found by guessing its number, and a found one tells of nobody: ${GUESSES} guesses (A6, A8)`, async () => {
  const variantId = (await aProduct(shop.db, { stock: 1_000 })).variantIds[0] ?? 0;
  const numbers: string[] = [];
  for (let parcel = 0; parcel < PARCELS; parcel += 1)
    await buy(shop.checkout, await aCart(shop.db, { lines: [{ variantId }] }));
  for (const order of await shop.db.selectFrom('commerce.order').select('id').execute()) {
    const trackingNumber = `TW${digits()}US`;
    numbers.push(trackingNumber);
    await withTx(shop.db, async (tx) =>
      commit(
        await insertFulfilment(tx, {
          orderId: order.id,
          trackingCompany: 'Tidewater Post',
          trackingNumber,
          lines: [{ position: 1, quantity: 1 }],
          orderedAt: new Date('2026-11-20T10:00:00Z'),
          now: new Date('2026-11-21T10:00:00Z'),
        }),
      ),
    );
  }
  const ask = (number: string) => shop.checkout.fetch(new Request(`https://shop.example/checkouts/parcels/${number}`));
  const statuses = new Map<number, number>();
  for (let guess = 0; guess < GUESSES; guess += 1) {
    // next to one there is, or anywhere
    const near = `TW${(BigInt((numbers[guess % PARCELS] ?? '').slice(2, 14)) + BigInt(1 + guess)) % 10n ** 12n}`;
    const number = guess % 2 === 0 ? `TW${digits()}US` : `${near.slice(0, 2)}${near.slice(2).padStart(12, '0')}US`;
    if (numbers.includes(number)) continue;
    const { status } = await ask(number);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()]).toEqual([404]);
  expect(numbers).toHaveLength(PARCELS);
  // the control: one that is known opens, and says where it is but not whose
  const page = await ask(numbers[0] ?? '');
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(text).toContain('Tidewater Post');
  for (const personal of ['Marina', 'Costa', 'Kingfisher', '@', 'Santa Cruz']) expect(text).not.toContain(personal);
}, 600_000);
