import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product.ts';
import { type CommerceTestDatabase, emptyCommerceDatabase } from '../../testing/commerce-test-database.ts';
import { countedStatements } from '../../testing/counted-statements.ts';
import { connectCommerce } from '../commerce-database.ts';
import { knownSearchIndex } from './known-search-index.ts';
import { searchHits } from './search-hits.ts';
import { refreshSearchIndex } from './search-index.ts';

const FIELDS = ['title', 'print', 'kind', 'tag'] as const;

/** As another process of the shop is connected, which knows nothing of what this one knows. */
async function anotherConnection({ url }: CommerceTestDatabase) {
  const db = connectCommerce(url, { applicationName: 'commerce-test' });
  return { db, close: () => db.destroy() };
}

describe('the search index', () => {
  let test: CommerceTestDatabase;
  beforeAll(async () => {
    test = await emptyCommerceDatabase();
  });
  afterAll(() => test.close());

  const found = async (query: string): Promise<number[]> => {
    const { hits } = await searchHits(test.db, { query, prefix: false, fields: FIELDS });
    return [...new Set(hits.flatMap(({ productIds }) => [...productIds]))].sort((a, b) => a - b);
  };

  it('follows one product as it comes, is named anew, and goes', async () => {
    const { id } = await aProduct(test.db, { title: 'Periwinkle Top' });
    expect(await found('periwinkle')).toEqual([id]);
    await test.db.updateTable('commerce.product').set({ title: 'Saltmarsh Top' }).where('id', '=', id).execute();
    expect(await found('periwinkle')).toEqual([]);
    expect(await found('saltmarsh')).toEqual([id]);
    await test.db
      .insertInto('commerce.metafield')
      .values({
        owner_type: 'product',
        owner_id: id,
        namespace: 'custom',
        key: 'print',
        type: 'single_line_text_field',
        value: 'Foxglove',
      })
      .execute();
    expect(await found('foxglove')).toEqual([id]);
    await test.db.deleteFrom('commerce.product').where('id', '=', id).execute();
    expect(await found('saltmarsh')).toEqual([]);
    // A word nobody has is known no longer, so that it is not held for what was meant.
    const { id: near } = await aProduct(test.db, { title: 'Saltmarch Top' });
    expect(await found('saltmarsh')).toEqual([near]);
  });

  it('finds a product by its cut, its colour and its print, but not by the words that only sort tags', async () => {
    const { id } = await aProduct(test.db, {
      title: 'Romy Set',
      tags: ['filter_teal', 'print_angel', 'cut_bandeau', 'cover_medium'],
    });
    for (const word of ['teal', 'angel', 'bandeau']) expect(await found(word), word).toEqual([id]);
    for (const word of ['filter', 'print', 'cut', 'cover', 'medium']) expect(await found(word), word).toEqual([]);
    await test.db.deleteFrom('commerce.product').where('id', '=', id).execute();
  });

  it('knows the words of pg_trgm that are like a typed one, and no others', async () => {
    for (const title of ['Kaila Triangle Top 1204', 'Kailani Triangle Top', 'Aaa Aaaa', 'X 12', 'Tringl Tiraangle'])
      await aProduct(test.db, { title });
    await found('kaila');
    const { vocabulary } = await knownSearchIndex(test.db, 0);
    for (const typed of ['kiala', 'kai', 'trangle', 'tringle', 'a', 'aaaaa', 'x', '120', 'topp', 'saltmarch', 'zz']) {
      const { rows } = await sql<{ word: string }>`
        select * from commerce.similar_words(${typed}) as alike (word)
        union select word from commerce.search_word where word like ${typed} || '%'`.execute(test.db);
      const near = vocabulary.nearTo(typed).map((place) => vocabulary.words[place]);
      expect(near, typed).toEqual(rows.map(({ word }) => word).sort());
    }
    await test.db.deleteFrom('commerce.product').where('title', '!=', 'Saltmarch Top').execute();
  });

  it('is known anew in every process as soon as one of them has written it', async () => {
    const { db: other, close } = await anotherConnection(test);
    const inOther = async (query: string) => (await searchHits(other, { query, prefix: false, fields: FIELDS })).terms;
    expect(await inOther('heather')).toEqual([]);
    const { id } = await aProduct(test.db, { title: 'Heather Top' });
    expect(await found('heather')).toEqual([id]);
    expect(await inOther('heather')).toMatchObject([{ word: 'heather', count: 1 }]);
    await test.db.deleteFrom('commerce.product').where('id', '=', id).execute();
    expect(await found('heather')).toEqual([]);
    expect(await inOther('heather')).toEqual([]);
    await close();
  });

  it('is not made anew for a price', async () => {
    const counted = countedStatements(test.db);
    const asked = () =>
      counted.during(() => searchHits(counted.db, { query: 'saltmarch', prefix: false, fields: FIELDS }));
    await asked();
    const before = await asked();
    await test.db.updateTable('commerce.variant_price').set({ amount: 4_321 }).execute();
    expect(await asked()).toBe(before);
  });

  it('takes in a delivery of thousands beside the searches, none of which waits for it', async () => {
    const [known] = await found('saltmarch');
    await sql`insert into commerce.product (handle, title, kind, option_values, published_at)
      select 'zoey-' || n, 'Zoey ' || n, 'top', array['M'], now() from generate_series(1, 3000) as n`.execute(test.db);
    // A search that waited would know all of the new ones; what was there is found all the time.
    expect((await found('zoey')).length).toBeLessThan(3_000);
    expect(await found('saltmarch')).toEqual([known]);
    await refreshSearchIndex(test.db);
    expect((await found('zoey')).length).toBe(3_000);
    expect(await found('saltmarch')).toEqual([known]);
  });
});
