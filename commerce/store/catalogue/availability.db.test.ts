import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import type { CommerceDb, CommerceTx } from '../commerce-database.ts';
import { createAvailability, forgetSoldOutChanges } from './availability.ts';

describe('what is sold out', () => {
  let test: CommerceTestDatabase;
  let ids: number[];
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
    ids = (await aProduct(test.db, { sizes: ['S', 'M', 'L'], stock: [1, 1, 0] })).variantIds;
  });
  afterAll(() => test.close());

  const stock = (db: CommerceDb | CommerceTx, id: number, onHand: number) =>
    db.updateTable('commerce.variant').set({ on_hand: onHand }).where('id', '=', id).execute();

  it('is known with the next read, also of a sale that began before others and ended after them', async () => {
    const [first = 0, second = 0, third = 0] = ids;
    const availability = createAvailability(test.db);
    const read = async () => [...(await availability.read()).soldOut].sort((a, b) => a - b);
    expect(await read()).toEqual([third]);
    await test.db.transaction().execute(async (slow) => {
      await stock(slow, first, 0);
      expect(await read()).toEqual([third]);
      await stock(test.db, second, 0);
      expect(await read()).toEqual([second, third]);
      expect(await read()).toEqual([second, third]);
    });
    expect(await read()).toEqual([first, second, third]);
    await stock(test.db, second, 4);
    expect(await read()).toEqual([first, third]);
    await forgetSoldOutChanges(test.db);
    expect(await read()).toEqual([first, third]);
    // What is new was never seen to sell out.
    const [fresh = 0] = (await aProduct(test.db, { stock: 0 })).variantIds;
    expect(await read()).toContain(fresh);
  });

  it('is the same set while nothing sells out, whatever else is sold', async () => {
    const [, second = 0] = ids;
    const availability = createAvailability(test.db);
    const { soldOut } = await availability.read();
    await stock(test.db, second, 3);
    expect((await availability.read()).soldOut).toBe(soldOut);
    await stock(test.db, second, 0);
    expect((await availability.read()).soldOut).not.toBe(soldOut);
  });
});
