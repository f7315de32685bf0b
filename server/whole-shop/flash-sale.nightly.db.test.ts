import { setTimeout as sleep } from 'node:timers/promises';
import { books, imbalance } from '@bluebird-bay/commerce/checkout/testing/books.ts';
import { liveAttempts } from '@bluebird-bay/commerce/store/checkout/checkout-attempts.ts';
import { type CommerceDb, connectCommerce } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { startEmbeddedServer } from '@bluebird-bay/database/embedded-server.ts';
import { query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuyersEnd, crowdAt } from '../testing/buyers.ts';
import { type ShopProcess, shopProcess } from '../testing/shop-process.ts';

const UNITS = 100;
const BUYERS = Number(process.env.BUYERS ?? 2_000);

describe('a flash sale (L3)', { timeout: 900_000 }, () => {
  let shop: ShopProcess;
  let db: CommerceDb;
  let url: string;
  beforeAll(async () => {
    shop = await shopProcess({ environment: { TRUST_PROXY: '1' } });
    ({ url } = await startEmbeddedServer({ dataDir: `${shop.dataDir}/database` }));
    db = connectCommerce(url, { applicationName: 'flash-sale-test' });
  });
  afterAll(async () => {
    await db?.destroy();
    await shop?.clear();
  });

  /** A piece of the range of which there are so many. */
  async function aProduct(index: number): Promise<{ id: number; handle: string }> {
    const [variant] = await query<{ id: number; handle: string }>(
      url,
      `update commerce.variant set on_hand = ${UNITS}, reserved = 0 where id = (
         select min(variant.id) from commerce.variant join commerce.product on product.id = product_id
         where handle = (select handle from commerce.product where handle like 'sunny-hat%' order by handle offset ${index} limit 1))
       returning id::int, (select handle from commerce.product where product.id = product_id)`,
    );
    if (!variant) throw new Error('There is no hat.');
    return variant;
  }

  const count = (ends: readonly BuyersEnd[], kind: BuyersEnd['kind']) => ends.filter((end) => end.kind === kind).length;

  // Five seconds are more than one process can do: who is not let in is told at once, and comes again.
  it.each([
    [60, 0],
    [5, 1],
  ])(
    `${BUYERS} buyers of ${UNITS} within %i s: ${UNITS} orders, all others are told, and pages are read meanwhile`,
    async (withinS, hat) => {
      const { id, handle } = await aProduct(hat);
      const before = await books(db);
      // Where the machine has other work, who was told to come again does.
      const crowd = crowdAt(shop.url, { triesAgain: 60, pauseMs: 2_000 });
      const waits: number[] = [];
      let isOver = false;
      const reader = (async () => {
        while (!isOver) {
          const page = await shop.ask(`/products/${handle}/`);
          expect(page.status).toBe(200);
          waits.push(page.seconds * 1_000);
          // Fixed wait: between two looks.
          await sleep(50);
        }
      })();
      const begun = performance.now();
      const coming = Array.from({ length: BUYERS }, async (_, index) => {
        // Fixed wait: nobody waits for others before they come.
        await sleep((index * withinS * 1_000) / BUYERS);
        return crowd.buy(`gid://shopify/ProductVariant/${id}`);
      });
      const ends = await Promise.all(coming);
      const seconds = (performance.now() - begun) / 1_000;
      isOver = true;
      await reader;

      // What nobody got an answer to is settled by the sweep.
      await until(async () => (await liveAttempts(db)).length === 0, 120_000);
      const after = await books(db);
      const sorted = waits.sort((left, right) => left - right);
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN);
      const where = Object.groupBy(ends, (end) => (end.kind === 'sold out' ? end.where : end.kind));
      const told = Object.entries(where).map(([name, all]) => `${all?.length} ${name}`);
      console.log(
        `${BUYERS} buyers in ${seconds.toFixed(0)} s: ${told.join(', ')}; pages p50 ${at(0.5)}, p99 ${at(0.99)} ms (${waits.length}); told to come again: ${crowd.turnedAway()}, 5xx: ${crowd.failures.length}`,
      );
      expect(ends.filter(({ kind }) => kind === 'unclear')).toEqual([]);
      expect(crowd.failures.filter((line) => !/: (?:503|504)$/.test(line))).toEqual([]);
      expect([count(ends, 'order'), count(ends, 'sold out')]).toEqual([UNITS, BUYERS - UNITS]);
      expect(imbalance(after)).toEqual({ orders: 0, amount: 0 });
      expect([after.orders - before.orders, after.sold - before.sold, after.reserved]).toEqual([UNITS, UNITS, 0]);
      const [stock] = await query(url, `select on_hand, reserved from commerce.variant where id = ${id}`);
      expect(stock).toEqual({ on_hand: 0, reserved: 0 });
    },
  );

  it('the control: where a sale takes nothing off the shelf, the same crowd buys more than there are', async () => {
    const { id } = await aProduct(2);
    await query(
      url,
      `create function commerce.never_less() returns trigger language plpgsql as
         'begin new.on_hand := ${UNITS}; new.reserved := 0; return new; end'`,
    );
    await query(
      url,
      `create trigger never_less before update on commerce.variant for each row when (old.id = ${id})
         execute function commerce.never_less()`,
    );
    const crowd = crowdAt(shop.url);
    const ends: BuyersEnd[] = [];
    for (let come = 0; come < UNITS + 20; come += 20)
      ends.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => crowd.buy(`gid://shopify/ProductVariant/${id}`)))),
      );
    expect(count(ends, 'order')).toBe(UNITS + 20);
  });
});
