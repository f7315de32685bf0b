import { afterAll, beforeAll, it } from 'vitest';
import { killPayments } from '../testing/kill-payments.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ clock: () => new Date() });
});
afterAll(() => shop.close());

it('kill -9, a hundred and fifty times: every order once, every charge once (X1)', { timeout: 3_600_000 }, () =>
  killPayments(shop, 150),
);
