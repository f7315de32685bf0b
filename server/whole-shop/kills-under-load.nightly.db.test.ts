import { query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, expect, it } from 'vitest';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';
import { type SteadyBuyers, steadyBuyers } from '../testing/steady-buyers.ts';

const KILLS = Number(process.env.KILLS ?? 20);
const BUYERS = 8;
/** Eight in a row, none a minute after the one before, are taken for a server that cannot live: it is given up by design. */
const IN_A_ROW = 6;
const STEADY_MS = 62_000;

let shop: ShopProcess;
/** What it wrote last says why it is not back. */
const saysWhatTheShopSaid = (error: unknown): never => {
  throw new Error(`${String(error)}\n${shop.output().split('\n').slice(-30).join('\n')}`);
};
let buyers: SteadyBuyers;
afterAll(async () => {
  await buyers?.close();
  await shop?.clear();
});

it(`PostgreSQL is killed ${KILLS} times while ${BUYERS} buy: every order they were told of is there, paid once (X4)`, {
  timeout: 900_000,
}, async () => {
  shop = await shopProcess({ environment: { TRUST_PROXY: '1' } });
  buyers = await steadyBuyers(shop, BUYERS);
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = buyers.told();
    const steadyAt = kill > 0 && kill % IN_A_ROW === 0 ? performance.now() + STEADY_MS : 0;
    await until(() => buyers.told() > before + BUYERS && performance.now() > steadyAt, 120_000);
    await shop.signalDatabase('SIGKILL');
    await until(async () => (await shop.ask('/readyz')).status === 503, 30_000);
    await until(async () => (await shop.ask('/readyz')).status === 200, 60_000).catch(saysWhatTheShopSaid);
  }
  const { told, pending, askedAgain, unclear, ...reckoning } = await buyers.reckon();
  console.log(
    `${KILLS} kills, ${told} orders told, ${pending} told to wait for the bank; asked again after ${JSON.stringify(askedAgain)}`,
  );
  const even = { lost: [], imbalance: { orders: 0, amount: 0 }, reserved: 0, missing: 0 };
  expect({ ...reckoning, unclear }).toEqual({ ...even, unclear: [] });
  expect(told).toBeGreaterThan(KILLS * BUYERS);
  // The kills did hit buyers in the middle.
  expect(askedAgain['503'] ?? 0).toBeGreaterThan(KILLS);
  expect((await shop.ask('/metrics')).body).toMatch(new RegExp(`^bluebird_database_restarts_total ${KILLS}$`, 'm'));

  // The control: an order that is gone is missed.
  await query(buyers.url, `delete from commerce.order_line where order_id = (select max(id) from commerce."order")`);
  expect(await buyers.reckon()).toMatchObject({ missing: 1 });
});
