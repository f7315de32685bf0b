import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { readAmounts, readListedCatalogue } from './listed-rows.ts';

describe('the catalogue as lists see it', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  const read = (limit: number) =>
    test.db.transaction().execute(async (tx) => {
      const catalogue = await readListedCatalogue(tx, limit);
      return { catalogue, amounts: await readAmounts(tx, catalogue, 'USD', limit) };
    });

  it('is the same in slices of any size', async () => {
    expect((await read(2)).catalogue.ids).toHaveLength(0);
    const first = await aProduct(test.db, { title: 'Kaila', sizes: ['S', 'M'], price: 4_600 });
    for (const price of [1_000, 2_000, 3_000])
      await aProduct(test.db, { price, sizes: ['M', 'L', 'XL'].slice(0, price / 1_000) });
    const [late = 0] = (
      await test.db
        .insertInto('commerce.variant')
        .values([
          { product_id: first.id, position: 3, option_value: 'L', sku: 'LATE' },
          { product_id: first.id, position: 4, option_value: 'XL', sku: 'LEFT' },
        ])
        .returning('id')
        .execute()
    ).map(({ id }) => id);
    // That one has left the catalogue.
    const sizes = ['S', 'M', 'L'];
    await test.db.updateTable('commerce.product').set({ option_values: sizes }).where('id', '=', first.id).execute();
    const whole = await read(5_000);
    const { firstVariant, variantIds } = whole.catalogue;
    expect(Array.from(firstVariant)).toEqual([0, 3, 4, 6, 9]);
    // One that came later stands with its product, and has no price yet.
    expect(Array.from(variantIds.subarray(0, 3))).toEqual([...first.variantIds, late]);
    expect(Array.from(whole.amounts)).toEqual([4_600, 4_600, Number.NaN, 1_000, 2_000, 2_000, 3_000, 3_000, 3_000]);
    for (const limit of [1, 2, 3, 4]) expect(await read(limit)).toEqual(whole);
  });
});
