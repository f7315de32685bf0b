import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommerceDb } from '../store/commerce-database.ts';
import type { CommerceTables } from '../store/tables.ts';
import { aProduct } from '../testing/a-product.ts';
import { aBag } from './testing/a-bag.ts';
import { hiddenFields, MARINA, openCheckout, type Page, pathOf, post } from './testing/a-shopper.ts';
import { books, imbalance } from './testing/books.ts';
import { cutCommits } from './testing/commit-cutter.ts';
import { openShop, type TestShop } from './testing/open-shop.ts';

const SHOPPERS = 100;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop({ gatewayTimeoutMs: 2_000 });
});
afterAll(() => shop.close());

/** A pool of its own, because it must outlive connections that break while they are in use. */
function throughCutter(url: string): CommerceDb {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'commerce-test-cut' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<CommerceTables>({ dialect: new PostgresDialect({ pool }) });
}

it('connections that end between a commit and its answer: every shopper gets one order for one charge', async () => {
  const variantId = (await aProduct(shop.db, { stock: 1000 })).variantIds[0] ?? 0;
  const cutter = await cutCommits(shop.url, 3);
  const db = throughCutter(cutter.url);
  const checkout = shop.another({ db });

  /** Presses "Pay" again, as a person would whose page did not come. */
  const payUntilAnswered = async (): Promise<Page> => {
    const bag = await aBag(shop.db, { lines: [{ variantId }] });
    const typed = { ...MARINA, ...hiddenFields(await openCheckout(shop.checkout, bag)) };
    let page = await post(checkout, pathOf(bag), typed);
    for (let press = 0; page.status === 503 && press < 10; press += 1) page = await post(checkout, pathOf(bag), typed);
    return page;
  };
  for (let first = 0; first < SHOPPERS; first += 4) {
    const pages = await Promise.all([1, 2, 3, 4].map(payUntilAnswered));
    for (const page of pages) expect(page.location).toContain('/thank-you');
  }
  await db.destroy();
  await cutter.close();

  expect(cutter.cuts()).toBeGreaterThan(SHOPPERS / 2);
  const found = await books(shop.db);
  expect({ ...imbalance(found), reserved: found.reserved }).toEqual({ orders: 0, amount: 0, reserved: 0 });
  expect(found).toMatchObject({ orders: SHOPPERS, charges: SHOPPERS, sold: SHOPPERS });
});
