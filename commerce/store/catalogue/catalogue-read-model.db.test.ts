import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productId } from '../../domain/search/listed-catalogue.ts';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { countedStatements } from '../../testing/counted-statements.ts';
import { type CatalogueReadModel, createCatalogueReadModel } from './catalogue-read-model.ts';

describe('the read model kept in memory', () => {
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
    const readModel = createCatalogueReadModel(counted.db);
    expect(await counted.during(() => readModel.read('USD'))).toBeGreaterThan(3);
    expect(await counted.during(() => readModel.read('USD'))).toBe(1);
    // Three readers of a currency that nobody has read yet load its prices once, and nothing that is known.
    expect(
      await counted.during(() => Promise.all([readModel.read('GBP'), readModel.read('GBP'), readModel.read('GBP')])),
    ).toBe(6);
  });

  it('see every change with the next read, and none before it is there', async () => {
    const readModel = createCatalogueReadModel(test.db);
    const first = product.variantIds[0] ?? 0;
    const amount = async () => {
      const { catalogue, amounts } = await readModel.read('USD');
      return amounts[catalogue.variantIds.indexOf(first)];
    };
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
    const readModel = createCatalogueReadModel(test.db);
    const [first = 0] = product.variantIds;
    const isSold = ({ catalogue, now }: CatalogueReadModel) => now.sellable[catalogue.variantIds.indexOf(first)] === 1;
    expect(isSold(await readModel.read('USD'))).toBe(true);
    await test.db.updateTable('commerce.variant').set({ reserved: 1000 }).where('id', '=', first).execute();
    expect(isSold(await readModel.read('USD'))).toBe(false);
    const other = await aProduct(test.db);
    await test.db
      .insertInto('commerce.collection_product')
      .values({ collection_id: collectionId, product_id: other.id, position: 0 })
      .execute();
    const { catalogue, productsOf } = await readModel.read('USD');
    expect(Array.from(productsOf(collectionId), (one) => productId(catalogue, one))).toEqual([other.id, product.id]);
    await test.db.updateTable('commerce.collection').set({ title: 'Later' }).where('id', '=', collectionId).execute();
    expect((await readModel.read('USD')).collectionById.get(collectionId)?.title).toBe('Later');
  });
});
