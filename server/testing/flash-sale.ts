import { setTimeout as sleep } from 'node:timers/promises';
import { books, imbalance } from '@bluebird-bay/commerce/checkout/testing/books.ts';
import { liveAttempts } from '@bluebird-bay/commerce/store/checkout/checkout-attempts.ts';
import type { CommerceDb } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { query, until } from '@bluebird-bay/database/testing/own-server.ts';
import { expect } from 'vitest';
import { type BuyersEnd, crowdAt } from './buyers.ts';

/** A shop with something to sell, and its database. */
export interface SellingShop {
  url: string;
  databaseUrl: string;
  db: CommerceDb;
}

export interface FlashSale {
  /** Which of the hats is sold. */
  hat: number;
  units: number;
  buyers: number;
  /** All of them come within so many seconds. */
  withinS: number;
}

/** A hat of which there are so many. */
export async function aHat(databaseUrl: string, index: number, units: number): Promise<{ id: number; handle: string }> {
  const [variant] = await query<{ id: number; handle: string }>(
    databaseUrl,
    `update commerce.variant set on_hand = ${units}, reserved = 0 where id = (
       select min(variant.id) from commerce.variant join commerce.product on product.id = product_id
       where handle = (select handle from commerce.product where handle like 'sunny-hat%' order by handle offset ${index} limit 1))
     returning id::int, (select handle from commerce.product where product.id = product_id)`,
  );
  if (!variant) throw new Error('There is no hat.');
  return variant;
}

export const countOf = (ends: readonly BuyersEnd[], kind: BuyersEnd['kind']): number =>
  ends.filter((end) => end.kind === kind).length;

/** Reads a page over and over until it is told to stop; returns how long it took each time, in milliseconds and in order. */
function readerOf(address: string): () => Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const page = await fetch(address, { signal: AbortSignal.timeout(60_000) });
      await page.text();
      expect(page.status).toBe(200);
      waits.push(performance.now() - begun);
      // Fixed wait: between two looks.
      await sleep(50);
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    return waits.sort((left, right) => left - right);
  };
}

/** Holds that as many orders are made as there are pieces, that all others are told, and that pages are read meanwhile. */
export async function expectFlashSale(shop: SellingShop, { hat, units, buyers, withinS }: FlashSale): Promise<void> {
  const { id, handle } = await aHat(shop.databaseUrl, hat, units);
  const before = await books(shop.db);
  // Where the machine has other work, who was told to come again does.
  const crowd = crowdAt(shop.url, { triesAgain: 60, pauseMs: 2_000 });
  const read = readerOf(`${shop.url}/products/${handle}/`);
  const begun = performance.now();
  const coming = Array.from({ length: buyers }, async (_, index) => {
    // Fixed wait: nobody waits for others before they come.
    await sleep((index * withinS * 1_000) / buyers);
    return crowd.buy(`gid://shopify/ProductVariant/${id}`);
  });
  const ends = await Promise.all(coming);
  const seconds = (performance.now() - begun) / 1_000;
  const waits = await read();

  // What nobody got an answer to is settled by the sweep.
  await until(async () => (await liveAttempts(shop.db)).length === 0, 120_000);
  const after = await books(shop.db);
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? Number.NaN);
  const where = Object.groupBy(ends, (end) => (end.kind === 'sold out' ? end.where : end.kind));
  const told = Object.entries(where).map(([name, all]) => `${all?.length} ${name}`);
  console.log(
    `${buyers} buyers in ${seconds.toFixed(0)} s: ${told.join(', ')}; pages p50 ${at(0.5)}, p99 ${at(0.99)} ms (${waits.length}); told to come again: ${crowd.turnedAway()}, 5xx: ${crowd.failures.length}`,
  );
  expect(ends.filter(({ kind }) => kind === 'unclear')).toEqual([]);
  expect(crowd.failures.filter((line) => !/: (?:503|504)$/.test(line))).toEqual([]);
  expect([countOf(ends, 'order'), countOf(ends, 'sold out')]).toEqual([units, buyers - units]);
  expect(imbalance(after)).toEqual({ orders: 0, amount: 0 });
  expect([after.orders - before.orders, after.sold - before.sold, after.reserved]).toEqual([units, units, 0]);
  const [stock] = await query(shop.databaseUrl, `select on_hand, reserved from commerce.variant where id = ${id}`);
  expect(stock).toEqual({ on_hand: 0, reserved: 0 });
}
