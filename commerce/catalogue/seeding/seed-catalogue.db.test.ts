import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { commit, rollback, withTx } from '@bluebird-bay/database/with-tx.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setPublished } from '../../store/catalogue/staff-catalogue.ts';
import { publishedVariantsByIds, variantsByIds } from '../../store/catalogue/variants.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { type Catalogue, sampleCatalogue } from '../catalogue.ts';
import { seedCatalogue } from './seed-catalogue.ts';

const WITHDRAWN = new URL('../../store/migrations/0081_withdrawn_products.sql', import.meta.url);

describe('seedCatalogue', () => {
  const catalogue = sampleCatalogue();
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
    await seedCatalogue(test.db, { catalogue });
  });
  afterAll(() => test.close());

  const count = async (table: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(test.db);
    return rows[0]?.n ?? 0;
  };

  it('does nothing when the same catalogue stands there', async () => {
    expect(await seedCatalogue(test.db, { catalogue })).toMatchObject({ seeded: false });
  });

  it('gives every variant a price in every currency', async () => {
    expect(await count('commerce.variant_price')).toBe((await count('commerce.variant')) * 29);
  });

  it('writes a changed catalogue over the old one and leaves carts and stock alone', async () => {
    const variant = await test.db
      .selectFrom('commerce.variant')
      .select(['id', 'sku'])
      .where('sku', '=', 'KAILA-TOP-PASSIONFRUIT-M')
      .executeTakeFirstOrThrow();
    const { id: cartId } = await test.db
      .insertInto('commerce.cart')
      .values({ token: randomBytes(16).toString('hex'), key_sha256: randomBytes(32), country_code: 'PH' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('commerce.cart_line')
      .values({ cart_id: cartId, variant_id: variant.id, quantity: 2, attributes_sha256: randomBytes(32) })
      .execute();
    await test.db.updateTable('commerce.variant').set({ on_hand: 5 }).where('id', '=', variant.id).execute();
    await test.db
      .updateTable('commerce.product')
      .set({ title: 'Old name' })
      .where('handle', '=', 'kaila-top-passionfruit')
      .execute();
    await test.db.updateTable('commerce.catalogue_seed').set({ sha256: 'an older one' }).execute();

    expect(await seedCatalogue(test.db, { catalogue })).toMatchObject({ seeded: true });

    const after = await test.db
      .selectFrom('commerce.variant')
      .innerJoin('commerce.product', 'commerce.product.id', 'commerce.variant.product_id')
      .select(['commerce.variant.id', 'on_hand', 'title'])
      .where('sku', '=', variant.sku)
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ id: variant.id, on_hand: 5, title: 'Kaila Triangle Top' });
    expect(await count('commerce.cart_line')).toBe(1);
  });

  const sizesOf = async (handle: string) => {
    const { rows } = await sql<{ size: string }>`
      select option_value as size from commerce.variant join commerce.product on product.id = product_id
      where handle = ${handle} order by position`.execute(test.db);
    return rows.map(({ size }) => size);
  };
  const sized = (handle: string, sizes: readonly string[]): Catalogue => ({
    ...catalogue,
    products: catalogue.products.map((product) => {
      if (product.handle !== handle) return product;
      const sku = (size: string) =>
        product.variants.find((variant) => variant.size === size)?.sku ?? `${handle}-${size}`.toUpperCase();
      return { ...product, variants: sizes.map((size) => ({ size, sku: sku(size), openingStock: 3 })) };
    }),
  });

  it('takes a size in between others or in the place of one, and puts them back in their order', async () => {
    const handle = 'kaila-top-passionfruit';
    const before = await sizesOf(handle);
    const [first = '', ...others] = before;
    for (const sizes of [['XXS', first, 'SHORT', ...others], [first, 'TALL', ...others.slice(1)], before]) {
      await seedCatalogue(test.db, { catalogue: sized(handle, sizes) });
      expect((await sizesOf(handle)).slice(0, sizes.length)).toEqual(sizes);
    }
    await test.db.deleteFrom('commerce.variant').where('option_value', 'in', ['XXS', 'SHORT', 'TALL']).execute();
  });

  it('takes several sizes in the place of the only one', async () => {
    const handle = 'all-day-tote-bag-passionfruit';
    const before = await sizesOf(handle);
    expect(before).toHaveLength(1);
    await seedCatalogue(test.db, { catalogue: sized(handle, ['XS', 'S', 'XXL']) });
    expect(await sizesOf(handle)).toEqual(['XS', 'S', 'XXL', ...before]);
    await seedCatalogue(test.db, { catalogue });
    const added = ['XS', 'S', 'XXL'].map((size) => `${handle}-${size}`.toUpperCase());
    await test.db.deleteFrom('commerce.variant').where('sku', 'in', added).execute();
  });

  it('sells a size whose words are spelled anew, and two that change their words', async () => {
    const handle = 'kaila-top-passionfruit';
    const before = await sizesOf(handle);
    const [first = '', second = '', ...others] = before;
    const variants = await test.db
      .selectFrom('commerce.variant')
      .select(['id', 'option_value'])
      .where(
        'sku',
        'in',
        [first, second].map((size) => `${handle}-${size}`.toUpperCase()),
      )
      .orderBy('position')
      .execute();
    const renamed = (words: readonly string[]): Catalogue => ({
      ...catalogue,
      products: catalogue.products.map((product) =>
        product.handle === handle
          ? { ...product, variants: product.variants.map((each, at) => ({ ...each, size: words[at] ?? each.size })) }
          : product,
      ),
    });
    for (const [one, other] of [
      ['Petite', second],
      [second, 'Petite'],
      ['Petite', second],
    ] as const) {
      await seedCatalogue(test.db, { catalogue: renamed([one, other]) });
      expect(await sizesOf(handle)).toEqual([one, other, ...others]);
      const sold = await publishedVariantsByIds(
        test.db,
        variants.map(({ id }) => id),
        'USD',
      );
      expect(sold.map(({ id }) => id).sort()).toEqual(variants.map(({ id }) => id).sort());
    }
    await seedCatalogue(test.db, { catalogue });
    expect(await sizesOf(handle)).toEqual(before);
  });

  it('takes a size that has left off sale, and puts it back with what is on hand', async () => {
    const handle = 'kaila-top-passionfruit';
    const { id } = await test.db
      .selectFrom('commerce.variant')
      .select('id')
      .where('sku', '=', `${handle}-M`.toUpperCase())
      .executeTakeFirstOrThrow();
    await test.db.updateTable('commerce.variant').set({ on_hand: 7 }).where('id', '=', id).execute();
    const before = await sizesOf(handle);
    const available = async () => (await variantsByIds(test.db, [id], 'USD')).map((variant) => variant.available);
    await seedCatalogue(test.db, {
      catalogue: sized(
        handle,
        before.filter((size) => size !== 'M'),
      ),
    });
    expect([await available(), await publishedVariantsByIds(test.db, [id], 'USD')]).toEqual([[0], []]);
    await seedCatalogue(test.db, { catalogue });
    expect(await available()).toEqual([7]);
  });

  it('takes off sale, but keeps, what is no longer in the catalogue', async () => {
    await test.db
      .insertInto('commerce.product')
      .values({
        handle: 'gone-hat-zebra',
        title: 'Gone Hat',
        kind: 'hat',
        option_values: ['One Size'],
        published_at: new Date(),
      })
      .execute();
    await test.db.updateTable('commerce.catalogue_seed').set({ sha256: 'an older one' }).execute();
    await seedCatalogue(test.db, { catalogue });
    const { rows } = await sql<{ on_sale: boolean }>`
      select published_at <= now() as on_sale from commerce.product where handle = 'gone-hat-zebra'`.execute(test.db);
    expect(rows).toEqual([{ on_sale: false }]);
  });

  it('leaves out what staff have taken out, until they put it back', async () => {
    const handle = 'kaila-top-passionfruit';
    const putInShop = (isPublished: boolean) =>
      withTx(test.db, async (tx) => commit(await setPublished(tx, handle, isPublished)));
    const isOnSaleAfterNext = async (): Promise<boolean | undefined> => {
      await test.db.updateTable('commerce.catalogue_seed').set({ sha256: 'an older one' }).execute();
      await seedCatalogue(test.db, { catalogue });
      const { rows } = await sql<{ on_sale: boolean }>`
        select published_at <= now() as on_sale from commerce.product where handle = ${handle}`.execute(test.db);
      return rows[0]?.on_sale;
    };
    await putInShop(false);
    expect(await isOnSaleAfterNext()).toBe(false);
    // A shop of the version before takes it out without a note that it was staff.
    await putInShop(true);
    await putInShop(false);
    await test.db.updateTable('commerce.product').set({ withdrawn: false }).where('handle', '=', handle).execute();
    expect(await isOnSaleAfterNext()).toBe(false);
    await putInShop(true);
    expect(await isOnSaleAfterNext()).toBe(true);
  });

  it('finds what staff of the version before have taken out, and not what has left the catalogue', async () => {
    const taken = 'kaila-top-passionfruit';
    const left = { handle: 'gone-cap-zebra', title: 'Gone Cap', kind: 'hat', option_values: ['One Size'] };
    await test.db
      .insertInto('commerce.product')
      .values({ ...left, published_at: new Date() })
      .execute();
    await test.db.updateTable('commerce.catalogue_seed').set({ sha256: 'an older one' }).execute();
    await seedCatalogue(test.db, { catalogue });
    const file = await readFile(WITHDRAWN, 'utf8');
    const found = await withTx(test.db, async (tx) => {
      await setPublished(tx, taken, false);
      await sql`alter table commerce.product drop column withdrawn`.execute(tx);
      await sql.raw(file).execute(tx);
      return rollback(await tx.selectFrom('commerce.product').select('handle').where('withdrawn', '=', true).execute());
    });
    expect(found).toEqual([{ handle: taken }]);
  });

  it('takes down a collection that has left the catalogue', async () => {
    const collections = catalogue.collections.filter(({ handle }) => handle !== 'picnic-club');
    await seedCatalogue(test.db, { catalogue: { ...catalogue, collections } });
    expect(await count('commerce.collection')).toBe(collections.length);
    await seedCatalogue(test.db, { catalogue });
    expect(await count('commerce.collection')).toBe(catalogue.collections.length);
  });

  it('follows a changed source: price, story, pictures and measurements', async () => {
    const changed: Catalogue = {
      ...catalogue,
      products: catalogue.products.map((product) =>
        product.handle === 'kaila-top-passionfruit' ? { ...product, usd: 4_700, story: 'Told anew.' } : product,
      ),
    };
    await seedCatalogue(test.db, { catalogue: changed });
    const { rows } = await sql<{ story: string; amount: number }>`
      select p.description_html as story, price.amount from commerce.product p
      join commerce.variant v on v.product_id = p.id join commerce.variant_price price on price.variant_id = v.id
      where p.handle = 'kaila-top-passionfruit' and price.currency = 'USD' limit 1`.execute(test.db);
    expect(rows).toEqual([{ story: '<p>Told anew.</p>', amount: 4_700 }]);
  });

  it('keeps measurements as JSON that reads back', async () => {
    const { value } = await test.db
      .selectFrom('commerce.metafield')
      .innerJoin('commerce.product', 'commerce.product.id', 'owner_id')
      .select('value')
      .where('handle', '=', 'kaila-top-passionfruit')
      .where('key', '=', 'measurements')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(value)).toMatchObject({
      unit: 'in',
      sizes: expect.arrayContaining([expect.objectContaining({ size: 'XXL' })]),
    });
  });
});

describe('seedCatalogue with a broken row', () => {
  it('stops with slug and reason and writes nothing', async () => {
    const test = await emptyCommerceDatabase();
    const sample = sampleCatalogue();
    const products = sample.products.map((product) =>
      product.handle === 'kaila-top-passionfruit' ? { ...product, usd: -1 } : product,
    );
    await expect(seedCatalogue(test.db, { catalogue: { ...sample, products } })).rejects.toThrow(
      'kaila-top-passionfruit: has a broken price',
    );
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from commerce.product`.execute(test.db);
    expect(rows).toEqual([{ n: 0 }]);
    await test.close();
  });
});
