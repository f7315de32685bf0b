import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import type { CommerceDb } from '../../store/commerce-database.ts';
import type { CommerceTables } from '../../store/tables.ts';
import { aProduct } from '../../testing/a-product.ts';
import { aCart } from './a-cart.ts';
import { hiddenFields, MARINA, openCheckout, type Page, pathOf, post } from './a-shopper.ts';
import { books, imbalance } from './books.ts';
import { cutCommits } from './commit-cutter.ts';
import type { TestShop } from './open-shop.ts';

/** A pool of its own, because it must outlive connections that break while they are in use. */
function throughCutter(url: string): CommerceDb {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'commerce-test-cut' });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<CommerceTables>({ dialect: new PostgresDialect({ pool }) });
}

/** Ends connections between a commit and its answer: every shopper gets one order for one charge all the same (X2). */
export async function loseAnswers(shop: TestShop, shoppers: number): Promise<void> {
  const variantId = (await aProduct(shop.db, { stock: 1000 })).variantIds[0] ?? 0;
  const cutter = await cutCommits(shop.url, 3);
  const db = throughCutter(cutter.url);
  const checkout = shop.another({ db });

  /** Presses "Pay" again, as a person would whose page did not come. */
  const payUntilAnswered = async (): Promise<Page> => {
    const cart = await aCart(shop.db, { lines: [{ variantId }] });
    const typed = { ...MARINA, ...hiddenFields(await openCheckout(shop.checkout, cart)) };
    let page = await post(checkout, pathOf(cart), typed);
    for (let press = 0; page.status === 503 && press < 10; press += 1) page = await post(checkout, pathOf(cart), typed);
    return page;
  };
  for (let first = 0; first < shoppers; first += 4) {
    const pages = await Promise.all([1, 2, 3, 4].map(payUntilAnswered));
    for (const page of pages) expect(page.location).toContain('/thank-you');
  }
  await db.destroy();
  await cutter.close();

  expect(cutter.cuts()).toBeGreaterThan(shoppers / 2);
  const found = await books(shop.db);
  expect({ ...imbalance(found), reserved: found.reserved }).toEqual({ orders: 0, amount: 0, reserved: 0 });
  expect(found).toMatchObject({ orders: shoppers, charges: shoppers, sold: shoppers });
}
