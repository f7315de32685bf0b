import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { books, imbalance } from './testing/books.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const SHOPPERS = fileURLToPath(new URL('testing/shoppers-process.ts', import.meta.url));
const KILLS = 10;

describe('kill -9', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop({ clock: () => new Date() });
  });
  afterAll(() => shop.close());

  /** What the killed process had sent to PostgreSQL is finished or rolled back by then. */
  async function nobodyConnected(): Promise<void> {
    for (;;) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where application_name = 'commerce-test-shoppers'`.execute(
        shop.db,
      );
      if (rows[0]?.count === 0) return;
      await sleep(20);
    }
  }

  /** Lets shoppers buy in a process of their own, kills it in the middle, and gives the carts that were told of an order. */
  async function buyAndKill(variantId: number, afterFirstOrderMs: number): Promise<number[]> {
    const child = spawn(process.execPath, ['--no-warnings', SHOPPERS, shop.url, String(variantId)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    await once(child.stdout, 'data');
    await sleep(afterFirstOrderMs);
    child.kill('SIGKILL');
    await once(child, 'close');
    await nobodyConnected();
    // a line that was cut off is no promise
    return told.slice(0, told.lastIndexOf('\n')).split('\n').map(Number);
  }

  it('loses no order, charges nobody twice, keeps no piece back', { timeout: 120_000 }, async () => {
    const variantId = (await aProduct(shop.db, { stock: 100_000 })).variantIds[0] ?? 0;
    const before = await books(shop.db);
    const told: number[] = [];
    let unfinished = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      told.push(...(await buyAndKill(variantId, 37 * kill)));
      const live = await shop.db
        .selectFrom('commerce.checkout_attempt')
        .select('id')
        .where('phase', 'in', ['reserved', 'charged'])
        .execute();
      unfinished = live.length;
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
    expect(told.length).toBeGreaterThan(KILLS);
  });
});
