import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';

describe('collections', () => {
  let test: ProviderUnderTest;
  let products: ProductIds[];
  beforeAll(async () => {
    test = await providerUnderTest();
    products = [];
    for (const [index, price] of [5200, 3000, 4600, 9800].entries())
      products.push(await aProduct(test.db, { handle: `piece-${index + 1}`, title: `Piece ${9 - index}`, price }));
    const ids = products.map((product) => product.id);
    // Hung by hand: 3, 1, 4, 2.
    await aCollection(test.db, {
      handle: 'sunset-beach',
      title: 'Sunset Beach',
      productIds: [ids[2] ?? 0, ids[0] ?? 0, ids[3] ?? 0, ids[1] ?? 0],
    });
    await aCollection(test.db, { handle: 'usd_10', title: 'Under ten', productIds: [], picture: null });
    await aCollection(test.db, { handle: 'casa-del-mar', title: 'Casa Del Mar', productIds: ids.slice(0, 1) });
  });
  afterAll(() => test.close());

  const request = async (query: string) => {
    const { data, errors } = await test.request(query);
    expect(errors).toEqual([]);
    return data;
  };

  it('say what they are', async () => {
    expect(
      await request(`{ collection(handle: "sunset-beach") { handle title description descriptionHtml onlineStoreUrl
        trackingParameters seo { title } image { url altText width height } } }`),
    ).toEqual({
      collection: {
        handle: 'sunset-beach',
        title: 'Sunset Beach',
        description: 'The hour before dinner, in six prints.',
        descriptionHtml: '<p>The hour before dinner, in six prints.</p>',
        onlineStoreUrl: 'https://shop.example/collections/sunset-beach',
        trackingParameters: null,
        seo: { title: 'Sunset Beach' },
        image: {
          url: 'https://shop.example/pictures/s/sunset-beach@1200.webp',
          altText: 'A beach in the last light',
          width: 1600,
          height: 900,
        },
      },
    });
    expect(
      await request('{ collection(handle: "usd_10") { image { url } products(first: 5) { nodes { id } } } }'),
    ).toEqual({
      collection: { image: null, products: { nodes: [] } },
    });
  });

  it('are found by handle and by id', async () => {
    const id = textAt(await request('{ collectionByHandle(handle: "usd_10") { id } }'), 'collectionByHandle', 'id');
    expect(await request(`{ collection(id: "${id}") { handle } }`)).toEqual({ collection: { handle: 'usd_10' } });
    expect(await request('{ collection(handle: "nowhere") { handle } }')).toEqual({ collection: null });
  });

  it.each([
    ['first: 10', ['piece-3', 'piece-1', 'piece-4', 'piece-2']],
    ['first: 10, reverse: true', ['piece-2', 'piece-4', 'piece-1', 'piece-3']],
    ['first: 10, sortKey: PRICE', ['piece-2', 'piece-3', 'piece-1', 'piece-4']],
    ['first: 10, sortKey: TITLE', ['piece-4', 'piece-3', 'piece-2', 'piece-1']],
    ['first: 10, sortKey: ID', ['piece-1', 'piece-2', 'piece-3', 'piece-4']],
    ['last: 2', ['piece-4', 'piece-2']],
  ])('list their products (%s)', async (args, handles) => {
    const data = await request(`{ collection(handle: "sunset-beach") { products(${args}) { nodes { handle } } } }`);
    expect(at(data, 'collection', 'products', 'nodes')).toEqual(handles.map((handle) => ({ handle })));
  });

  it('page their products', async () => {
    const page = (args: string) =>
      request(`{ collection(handle: "sunset-beach") { products(${args}) {
        nodes { handle } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } } }`);
    const first = at(await page('first: 3'), 'collection', 'products');
    expect(first).toMatchObject({ pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const second = at(await page(`first: 3, after: "${at(first, 'pageInfo', 'endCursor')}"`), 'collection', 'products');
    expect(second).toMatchObject({
      nodes: [{ handle: 'piece-2' }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    const back = at(
      await page(`last: 2, before: "${at(second, 'pageInfo', 'startCursor')}"`),
      'collection',
      'products',
    );
    expect(back).toMatchObject({ nodes: [{ handle: 'piece-1' }, { handle: 'piece-4' }] });
  });

  it('list themselves, counted', async () => {
    expect(
      await request(
        '{ collections(first: 2, sortKey: TITLE) { totalCount nodes { handle } pageInfo { hasNextPage } } }',
      ),
    ).toEqual({
      collections: {
        totalCount: '3',
        nodes: [{ handle: 'casa-del-mar' }, { handle: 'sunset-beach' }],
        pageInfo: { hasNextPage: true },
      },
    });
    expect(await request('{ collections(first: 5, query: "title:casa*") { totalCount nodes { handle } } }')).toEqual({
      collections: { totalCount: '1', nodes: [{ handle: 'casa-del-mar' }] },
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
