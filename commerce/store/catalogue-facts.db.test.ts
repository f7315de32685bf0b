import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollection } from '../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../testing/a-product.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../testing/commerce-test-database.ts';
import { countedStatements } from '../testing/counted-statements.ts';
import { createCatalogueFacts } from './catalogue-facts.ts';

describe('the facts kept in memory', () => {
  let test: CommerceTestDatabase;
  let product: ProductIds;
  let collectionId: number;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
    product = await aProduct(test.db, { title: 'Kaila', price: 4600 });
    collectionId = (await aCollection(test.db, { productIds: [product.id] })).id;
  });
  afterAll(() => test.close());

  it('take one statement once they are known', async () => {
    const counted = countedStatements(test.db);
    const facts = createCatalogueFacts(counted.db);
    expect(await counted.during(() => facts.read('USD'))).toBeGreaterThan(3);
    expect(await counted.during(() => facts.read('USD'))).toBe(1);
    // Three readers of a currency that nobody has read yet load it once.
    expect(await counted.during(() => Promise.all([facts.read('GBP'), facts.read('GBP'), facts.read('GBP')]))).toBe(7);
  });

  it('see every change with the next read, and none before it is there', async () => {
    const facts = createCatalogueFacts(test.db);
    const first = product.variantIds[0] ?? 0;
    const amount = async () => (await facts.read('USD')).products.get(product.id)?.variants[0]?.amount;
    expect(await amount()).toBe(4600);
    const price = test.db
      .updateTable('commerce.variant_price')
      .where('variant_id', '=', first)
      .where('currency', '=', 'USD');
    await test.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('commerce.variant_price')
        .set({ amount: 5000 })
        .where('variant_id', '=', first)
        .where('currency', '=', 'USD')
        .execute();
      expect(await amount()).toBe(4600);
    });
    expect(await amount()).toBe(5000);
    await price.set({ amount: 4600 }).execute();
    expect(await amount()).toBe(4600);
  });

  it('see stock, collections and new products at once', async () => {
    const facts = createCatalogueFacts(test.db);
    const [first = 0] = product.variantIds;
    expect((await facts.read('USD')).soldOut.has(first)).toBe(false);
    await test.db.updateTable('commerce.variant').set({ reserved: 1000 }).where('id', '=', first).execute();
    expect((await facts.read('USD')).soldOut.has(first)).toBe(true);
    const other = await aProduct(test.db);
    await test.db
      .insertInto('commerce.collection_product')
      .values({ collection_id: collectionId, product_id: other.id, position: 0 })
      .execute();
    expect((await facts.read('USD')).productsOf(collectionId).map(({ id }) => id)).toEqual([other.id, product.id]);
    await test.db.updateTable('commerce.collection').set({ title: 'Later' }).where('id', '=', collectionId).execute();
    expect((await facts.read('USD')).collectionById.get(collectionId)?.title).toBe('Later');
  });
});
