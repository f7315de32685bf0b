import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moneyDifferences, NO_DIFFERENCES } from '../testing/money-differences.ts';
import { writeMoneyHistory } from '../testing/money-history.ts';
import { openShop, type TestShop } from '../testing/open-shop.ts';

const SEED = 7_236_521;
const CLIENTS = 8;
const STEPS = process.env.NIGHTLY ? 30 : 10;
const STOCK = [150, 90, 300] as const;

describe('a history of everything that moves money (C13)', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ gatewayTimeoutMs: 200 });
  });
  afterAll(() => shop.close());

  it(`${CLIENTS} clients, ${CLIENTS * STEPS} steps: nothing is lost or made (seed ${SEED})`, {
    timeout: 60_000,
  }, async () => {
    const units = STOCK.reduce<number>((sum, each) => sum + each, 0);
    const { orders, refunds, giftCards } = await writeMoneyHistory(shop, {
      seed: SEED,
      clients: CLIENTS,
      steps: STEPS,
      stock: STOCK,
    });
    expect(await moneyDifferences(shop.db, units)).toEqual(NO_DIFFERENCES);
    expect(orders).toBeGreaterThan(STEPS);
    expect(refunds).toBeGreaterThan(STEPS / 2);
    // the control: a cent that nobody paid is seen
    await shop.db
      .updateTable('commerce.gift_card')
      .set({ balance: sql`balance + 1` })
      .where('id', '=', giftCards[0] ?? 0)
      .execute();
    expect(await moneyDifferences(shop.db, units)).toEqual({ ...NO_DIFFERENCES, giftCards: 1, ledgers: 1 });
  });
});
