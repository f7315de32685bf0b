import { afterAll, beforeAll, it } from 'vitest';
import { loseAnswers } from '../testing/lose-answers.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

const SHOPPERS = process.env.NIGHTLY ? 100 : 20;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ gatewayTimeoutMs: 20_000 });
});
afterAll(() => shop.close());

it(`connections that end between a commit and its answer: one order for one charge, ${SHOPPERS} shoppers (X2)`, async () => {
  await loseAnswers(shop, SHOPPERS);
}, 600_000);
