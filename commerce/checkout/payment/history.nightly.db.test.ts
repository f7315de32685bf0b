import { expect, it } from 'vitest';
import { moneyDifferences, NO_DIFFERENCES } from '../testing/money-differences.ts';
import { writeMoneyHistory } from '../testing/money-history.ts';
import { openShop } from '../testing/open-shop.ts';

const SECONDS = Number(process.env.HISTORY_SECONDS ?? 600);
const CLIENTS = 16;
const STOCK = [40_000, 400, 40_000] as const;
/** Another every night; a night is told again with its own. */
const SEED = Number(process.env.SEED ?? Math.floor(Date.now() / 86_400_000));

it(`${CLIENTS} clients for ${SECONDS} s: nothing is lost or made (C13, seed ${SEED})`, {
  timeout: (SECONDS + 300) * 1_000,
}, async () => {
  const shop = await openShop({ gatewayTimeoutMs: 500 });
  try {
    const units = STOCK.reduce<number>((sum, each) => sum + each, 0);
    const history = { seed: SEED * 1_000, clients: CLIENTS, steps: Number.POSITIVE_INFINITY, seconds: SECONDS };
    const { steps, orders, refunds } = await writeMoneyHistory(shop, { ...history, stock: STOCK });
    console.log(`${steps} steps in ${SECONDS} s, ${orders} orders, ${refunds} refunds; seed ${SEED}`);
    expect(await moneyDifferences(shop.db, units)).toEqual(NO_DIFFERENCES);
    expect([orders > SECONDS, refunds > SECONDS / 4]).toEqual([true, true]);
  } finally {
    await shop.close();
  }
});
