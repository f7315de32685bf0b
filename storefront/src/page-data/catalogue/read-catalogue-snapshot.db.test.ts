import { aCollection } from '@bluebird-bay/commerce/testing/a-collection.ts';
import { aProduct } from '@bluebird-bay/commerce/testing/a-product.ts';
import {
  ENDPOINT,
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
} from '@bluebird-bay/commerce/testing/provider-under-test.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { httpClient } from '../../storefront-api/http-client.ts';
import { productPageData } from '../builders.ts';
import { collectionPageData } from '../collection.ts';
import type { PageDataContext } from '../page-data.ts';
import { collectionWithCards } from './collection-products.ts';
import { productsByHandle } from './provider-data.ts';
import { readCatalogueSnapshot } from './read-catalogue-snapshot.ts';

/** More than are read at once. */
const PRODUCTS = 60;
const KINDS = ['top', 'bottoms'];

describe('pages made from one reading of the catalogue', () => {
  let provider: ProviderUnderTest;
  let requested: string[];
  let single: PageDataContext;
  let bulk: PageDataContext;

  beforeAll(async () => {
    provider = await providerUnderTest();
    requested = [];
    const api = httpClient({
      endpoint: ENDPOINT,
      token: PUBLIC_TOKEN,
      fetch: (input, init) => {
        requested.push(/query (\w+)/.exec(String(init.body))?.[1] ?? '');
        return provider.provider.fetch(new Request(input, init));
      },
    });
    const closeTo = (at: number): string =>
      JSON.stringify([1, 7, 30].map((step) => `piece-${(at + step) % PRODUCTS}`).concat('piece-that-is-gone'));
    const products = [];
    for (let at = 0; at < PRODUCTS; at += 1)
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
            { key: 'siblings', type: 'list.product_reference', value: closeTo(at + 3) },
            ...(at % 4 ? [{ key: 'matches', type: 'list.product_reference', value: closeTo(at) }] : []),
          ],
        }),
      );
    await aCollection(provider.db, { handle: 'tops', productIds: products.map(({ id }) => id).reverse() });
    single = { api, country: 'US', pictureBase: '/pictures/v1' };
    bulk = { ...single, catalogueSnapshot: await readCatalogueSnapshot(single) };
  });
  afterAll(() => provider.close());

  it('asks for products and collections by the page, not one by one', () => {
    expect(requested.toSorted()).toEqual([
      'CatalogueCards',
      'CatalogueCards',
      'CatalogueCollections',
      'CatalogueProducts',
      'CatalogueProducts',
    ]);
  });

  it('asks for no collection again that begins as it was read', async () => {
    const before = requested.length;
    expect((await collectionWithCards(bulk, 'tops', { first: 8 }))?.cards).toHaveLength(8);
    expect(requested.slice(before)).toEqual([]);
    expect((await collectionWithCards(bulk, 'tops', { first: 30 }))?.cards).toHaveLength(30);
    expect(requested.slice(before)).toEqual(['CollectionHeads']);
  });

  it.each([0, 1, 9, 45, PRODUCTS - 1])('say of product %i what its page says by itself', async (at) => {
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

  it('say of single products what they say by themselves', async () => {
    const handles = ['piece-3', 'piece-that-is-gone', 'piece-59'];
    const products = await productsByHandle(bulk, handles);
    expect([...products.keys()]).toEqual(['piece-3', 'piece-59']);
    expect(products).toEqual(await productsByHandle(single, handles));
  });

  it('have a product that came after the reading all the same', async () => {
    await aProduct(provider.db, { handle: 'piece-of-tomorrow' });
    expect(await productPageData(bulk, { slug: 'piece-of-tomorrow' })).toMatchObject({ handle: 'piece-of-tomorrow' });
    expect(await productPageData(bulk, { slug: 'piece-that-is-gone' })).toBeUndefined();
  });
});
