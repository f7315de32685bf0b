import { aCollection } from '@bluebird-bay/commerce/testing/a-collection.ts';
import { aProduct } from '@bluebird-bay/commerce/testing/a-product.ts';
import {
  ENDPOINT,
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
} from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../storefront-api/http-client.ts';
import { collectionPageData } from './collection.ts';
import { collectionWithCards } from './collection-products.ts';
import type { PageDataContext } from './page-data.ts';
import { piecesByHandle } from './pieces.ts';
import { productPageData } from './product.ts';
import { readRange } from './read-range.ts';

/** More than are read at once. */
const PIECES = 60;
const KINDS = ['top', 'bottoms'];

describe('pages made from one reading of the range', () => {
  let provider: ProviderUnderTest;
  let asked: string[];
  let single: PageDataContext;
  let bulk: PageDataContext;

  beforeAll(async () => {
    provider = await providerUnderTest();
    asked = [];
    const api = httpClient({
      endpoint: ENDPOINT,
      token: PUBLIC_TOKEN,
      fetch: (input, init) => {
        asked.push(/query (\w+)/.exec(String(init.body))?.[1] ?? '');
        return provider.provider.fetch(new Request(input, init));
      },
    });
    const near = (at: number): string =>
      JSON.stringify([1, 7, 30].map((step) => `piece-${(at + step) % PIECES}`).concat('piece-that-is-gone'));
    const products = [];
    for (let at = 0; at < PIECES; at += 1)
      products.push(
        await aProduct(provider.db, {
          handle: `piece-${at}`,
          kind: KINDS[at % 2] ?? '',
          stock: at % 9 === 0 ? 0 : at,
          price: 4000 + at,
          tags: at % 5 === 0 ? ['final-sale'] : [],
          metafields: [
            { key: 'print', type: 'single_line_text_field', value: `Print ${at}` },
            { key: 'details', type: 'list.single_line_text_field', value: '["Fully lined"]' },
            { key: 'siblings', type: 'list.product_reference', value: near(at + 3) },
            ...(at % 4 ? [{ key: 'matches', type: 'list.product_reference', value: near(at) }] : []),
          ],
        }),
      );
    await aCollection(provider.db, { handle: 'tops', productIds: products.map(({ id }) => id).reverse() });
    single = { api, country: 'US', pictureBase: '/pictures/v1' };
    bulk = { ...single, range: await readRange(single) };
  });
  afterAll(() => provider.close());

  it('asks for products and collections by the page, not one by one', () => {
    expect(asked.toSorted()).toEqual([
      'RangeCards',
      'RangeCards',
      'RangeCollections',
      'RangeProducts',
      'RangeProducts',
    ]);
  });

  it('asks for no collection again that begins as it was read', async () => {
    const before = asked.length;
    expect((await collectionWithCards(bulk, 'tops', { first: 8 }))?.cards).toHaveLength(8);
    expect(asked.slice(before)).toEqual([]);
    expect((await collectionWithCards(bulk, 'tops', { first: 30 }))?.cards).toHaveLength(30);
    expect(asked.slice(before)).toEqual(['CollectionHeads']);
  });

  it.each([0, 1, 9, 45, PIECES - 1])('say of piece %i what its page says by itself', async (at) => {
    const params = { slug: `piece-${at}` };
    const page = await productPageData(bulk, params);
    expect(page?.siblings.length).toBeGreaterThan(1);
    expect(page).toEqual(await productPageData(single, params));
  });

  it.each(['1', '2'])('say of a collection on page %s what it says by itself', async (page) => {
    const params = { handle: 'tops', ...(page !== '1' && { page }) };
    const listed = await collectionPageData(bulk, params);
    expect(listed?.cards).toHaveLength(24);
    expect(listed).toEqual(await collectionPageData(single, params));
  });

  it('say of single pieces what they say by themselves', async () => {
    const handles = ['piece-3', 'piece-that-is-gone', 'piece-59'];
    const pieces = await piecesByHandle(bulk, handles);
    expect([...pieces.keys()]).toEqual(['piece-3', 'piece-59']);
    expect(pieces).toEqual(await piecesByHandle(single, handles));
  });

  it('have a piece that came after the reading all the same', async () => {
    await aProduct(provider.db, { handle: 'piece-of-tomorrow' });
    expect(await productPageData(bulk, { slug: 'piece-of-tomorrow' })).toMatchObject({ handle: 'piece-of-tomorrow' });
    expect(await productPageData(bulk, { slug: 'piece-that-is-gone' })).toBeUndefined();
  });
});
