import { afterAll, beforeAll, it } from 'vitest';
import { killPayments } from '../testing/kill-payments.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ clock: () => new Date() });
});
afterAll(() => shop.close());

it('kill -9, three times: loses no order, charges nobody twice, keeps no item back (X1)', {
  timeout: 240_000,
}, async () => {
  await killPayments(shop, 3);
});
