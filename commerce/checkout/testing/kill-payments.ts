import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { books, imbalance } from './books.ts';
import type { TestShop } from './open-shop.ts';

const SHOPPERS = fileURLToPath(new URL('shoppers-process.ts', import.meta.url));

/** What the killed process had sent to PostgreSQL is finished or rolled back by then. */
async function nobodyConnected({ db }: TestShop): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity where application_name = 'commerce-test-shoppers'`.execute(
      db,
    );
    if (rows[0]?.count === 0) return;
    // Fixed wait: between two looks.
    await sleep(20);
  }
}

/**
 * Lets shoppers buy in a process of their own, kills it in the middle, so long after so many orders, and gives the carts that
 * were told of an order.
 */
async function buyAndKill(
  shop: TestShop,
  variantId: number,
  { orders, afterMs }: { orders: number; afterMs: number },
): Promise<number[]> {
  const child = spawn(process.execPath, ['--no-warnings', SHOPPERS, shop.url, String(variantId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  while (told.split('\n').length <= orders) await once(child.stdout, 'data');
  // Fixed wait: when the power goes is no event of the shop's.
  await sleep(afterMs);
  child.kill('SIGKILL');
  await once(child, 'close');
  await nobodyConnected(shop);
  // a line that was cut off is no promise
  return told.slice(0, told.lastIndexOf('\n')).split('\n').map(Number);
}

/**
 * Kills a process that takes payments, again and again: no order is lost, nobody is charged twice, no item is kept back
 * (X1).
 */
export async function killPayments(shop: TestShop, kills: number): Promise<void> {
  const variantId = (await aProduct(shop.db, { stock: 100_000 })).variantIds[0] ?? 0;
  const before = await books(shop.db);
  const told: number[] = [];
  let unfinished = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    // Every other one sells more than one, however slow the machine is.
    const orders = 1 + (kill % 2);
    told.push(...(await buyAndKill(shop, variantId, { orders, afterMs: 37 * (kill % 10) })));
    const liveAttempt = await shop.db
      .selectFrom('commerce.checkout_attempt')
      .select('id')
      .where('phase', 'in', ['reserved', 'charged'])
      .execute();
    unfinished = liveAttempt.length;
  }
  // the control: the kills did hit payments in the middle
  expect(unfinished).toBeGreaterThan(0);
  const swept = await shop.another({ clock: () => new Date(Date.now() + 31_000) }).sweep();
  expect(swept).toEqual({ settled: unfinished, waiting: 0, failed: 0 });

  const after = await books(shop.db);
  expect(imbalance(after)).toEqual({ orders: 0, amount: 0 });
  expect(after.reserved).toBe(0);
  expect(after.onHand + after.sold).toBe(before.onHand + before.sold);
  const orders = await shop.db.selectFrom('commerce.order').select('cart_id').execute();
  const ordered = new Set(orders.map(({ cart_id }) => cart_id));
  expect(told.filter((cart) => !ordered.has(cart))).toEqual([]);
  expect(told.length).toBeGreaterThan(kills);
}
