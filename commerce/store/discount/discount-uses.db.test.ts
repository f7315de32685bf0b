import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { newCartCredentials } from '../cart/cart-credentials.ts';
import { insertCart } from '../cart/cart-writes.ts';
import { type CodeTaken, releaseCodes, useCodes } from './discount-uses.ts';
import { findCodes, saveDiscount } from './discounts.ts';

class Undone extends Error {}

describe('using codes up', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
    const value = { kind: 'percentage', percent: 10 } as const;
    await saveDiscount(test.db, { title: 'Ten times', value, class: 'order', usageLimit: 10 }, ['TEN-TIMES']);
    await saveDiscount(test.db, { title: 'Once', value, class: 'order', oncePerCustomer: true }, ['ONCE']);
    await saveDiscount(test.db, { title: 'Single', value, class: 'order', usageLimit: 1 }, ['SINGLE']);
  });
  afterAll(() => test.close());

  const cart = async () =>
    (await withTx(test.db, async (tx) => commit(await insertCart(tx, newCartCredentials(), { countryCode: 'US' })))).id;

  /** An order's transaction: all codes are used up, or nothing has happened. */
  async function order(cartId: number, email: string, ...codes: string[]): Promise<CodeTaken | undefined> {
    let taken: CodeTaken | undefined;
    await withTx(test.db, async (tx) => {
      taken = await useCodes(tx, { cartId, email, codes });
      if (taken) throw new Undone();
    }).catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
    return taken;
  }
  const used = async (code: string) => (await findCodes(test.db, [code], null)).get(code)?.used;

  it('never goes beyond the limit, with 60 orders at once', async () => {
    const carts = await Promise.all(Array.from({ length: 60 }, cart));
    const outcomes = await Promise.all(carts.map((id) => order(id, `shopper-${id}@example.com`, 'TEN-TIMES')));
    expect(outcomes.filter((taken) => taken === undefined)).toHaveLength(10);
    expect(outcomes.filter((taken) => taken?.refusal === 'DISCOUNT_USAGE_LIMIT_REACHED')).toHaveLength(50);
    expect(await used('TEN-TIMES')).toBe(10);
  });

  it('happens once for each customer, in whatever emails', async () => {
    const carts = await Promise.all(Array.from({ length: 20 }, cart));
    const outcomes = await Promise.all(
      carts.map((id, index) => order(id, index % 2 ? 'Mei@example.com' : 'mei@EXAMPLE.com', 'ONCE')),
    );
    expect(outcomes.filter((taken) => taken === undefined)).toHaveLength(1);
    expect(await used('ONCE')).toBe(1);
    expect(await order(await cart(), 'noor@example.com', 'ONCE')).toBeUndefined();
    expect((await findCodes(test.db, ['ONCE'], 'MEI@example.com')).get('ONCE')?.customer?.usedBefore).toBe(true);
    expect((await findCodes(test.db, ['ONCE'], 'ana@example.com')).get('ONCE')?.customer?.usedBefore).toBe(false);
  });

  it('happens once for each cart, however often the order is tried', async () => {
    const id = await cart();
    expect(await order(id, 'ana@example.com', 'ONCE')).toBeUndefined();
    expect(await order(id, 'ana@example.com', 'ONCE')).toBeUndefined();
    expect(await used('ONCE')).toBe(3);
  });

  it('uses all codes of an order or none', async () => {
    await order(await cart(), 'kim@example.com', 'SINGLE');
    const before = await used('ONCE');
    expect(await order(await cart(), 'lee@example.com', 'SINGLE', 'ONCE')).toEqual({
      code: 'SINGLE',
      refusal: 'DISCOUNT_USAGE_LIMIT_REACHED',
    });
    expect(await used('ONCE')).toBe(before);
  });

  it('is undone once where a payment came to nothing, and the code works again', async () => {
    await saveDiscount(
      test.db,
      { title: 'Again', value: { kind: 'percentage', percent: 5 }, class: 'order', usageLimit: 1 },
      ['AGAIN'],
    );
    const id = await cart();
    expect(await order(id, 'sam@example.com', 'AGAIN', 'ONCE')).toBeUndefined();
    const before = await used('ONCE');
    const release = () => withTx(test.db, (tx) => releaseCodes(tx, id));
    await Promise.all([release(), release(), release()]);
    expect(await used('AGAIN')).toBe(0);
    expect(await used('ONCE')).toBe((before ?? 0) - 1);
    expect(await order(await cart(), 'sam@example.com', 'AGAIN', 'ONCE')).toBeUndefined();
  });
});
