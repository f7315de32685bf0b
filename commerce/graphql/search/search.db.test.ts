import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';

const handlesIn = (nodes: unknown): string[] =>
  Array.isArray(nodes) ? nodes.map((node) => textAt(node, 'handle')) : [];

describe('search', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    const make = (handle: string, title: string, kind: string, print: string, tags: string[], more: object = {}) =>
      aProduct(test.db, {
        handle,
        title,
        kind,
        tags,
        metafields: [
          { key: 'print', type: 'single_line_text_field', value: print },
          ...(handle === 'kaila-top-wildflowers'
            ? [{ key: 'matches', type: 'list.product_reference', value: '["zoey-bottoms-wildflowers"]' }]
            : []),
          ...(kind === 'one-piece'
            ? [{ key: 'also_called', type: 'single_line_text_field', value: 'swimsuit bathing suit' }]
            : []),
        ],
        ...more,
      });
    const { id } = await make('kaila-top-wildflowers', 'Kaila Triangle Top', 'top', 'Wildflowers', [
      'print_wildflowers',
      'filter_red',
    ]);
    await make(
      'zoey-bottoms-wildflowers',
      'Zoey Tie-Side Bottoms',
      'bottoms',
      'Wildflowers',
      ['print_wildflowers', 'filter_red'],
      { price: 3800 },
    );
    await make('lido-one-piece-wildflowers', 'Lido One-Piece', 'one-piece', 'Wildflowers', ['print_wildflowers'], {
      price: 9800,
    });
    await make(
      'kaila-top-cafe',
      'Kaila Triangle Top',
      'top',
      'Café Rosé',
      ['print_cafe', 'filter_red', 'best-seller'],
      { stock: 0 },
    );
    await make('sunny-hat-cafe', 'Sunny Bucket Hat', 'hat', 'Café Rosé', ['print_cafe', 'wildflower-edit']);
    await make('gone-top', 'Kaila Gone Top', 'top', 'Wildflowers', [], { publishedAt: 'infinity' });
    await aCollection(test.db, { handle: 'wildflowers', title: 'Wildflowers', productIds: [id] });
    await aCollection(test.db, { handle: 'tops', title: 'Tops', productIds: [id] });
  });
  afterAll(() => test.close());

  async function search(query: string, more = '') {
    const { data, errors } = await test.request(
      `query ($query: String!) @inContext(country: US) { search(query: $query, first: 10${more}) { totalCount nodes { __typename ... on Product { handle } }
        pageInfo { hasNextPage endCursor } productFilters { id values { label count } } } }`,
      { query },
    );
    expect(errors).toEqual([]);
    return at(data, 'search');
  }
  const found = async (query: string, more = '') => handlesIn(at(await search(query, more), 'nodes'));

  it.each([
    ['kaila', ['kaila-top-wildflowers', 'kaila-top-cafe']],
    ['KAILA tops', ['kaila-top-wildflowers', 'kaila-top-cafe']],
    ['kiala', ['kaila-top-wildflowers', 'kaila-top-cafe']],
    ['tringle top', ['kaila-top-wildflowers', 'kaila-top-cafe']],
    [
      'wildflwers',
      ['kaila-top-wildflowers', 'zoey-bottoms-wildflowers', 'lido-one-piece-wildflowers', 'sunny-hat-cafe'],
    ],
    // Accents are heard, not seen: typed without them, and with too many.
    ['cafe rose', ['sunny-hat-cafe', 'kaila-top-cafe']],
    ['càfé', ['sunny-hat-cafe', 'kaila-top-cafe']],
    // Two words that are one, and one that is misspelt besides.
    [
      'wild flowers',
      ['kaila-top-wildflowers', 'zoey-bottoms-wildflowers', 'lido-one-piece-wildflowers', 'sunny-hat-cafe'],
    ],
    [
      'wlid flowers',
      ['kaila-top-wildflowers', 'zoey-bottoms-wildflowers', 'lido-one-piece-wildflowers', 'sunny-hat-cafe'],
    ],
    ['one piece', ['lido-one-piece-wildflowers']],
    ['swimsuit', ['lido-one-piece-wildflowers']],
    ['red bottoms', ['zoey-bottoms-wildflowers']],
    // No product answers both words, so those that answer one are shown.
    ['hat zzzzzz', ['sunny-hat-cafe']],
    ['kai', []],
    ['zzzzzz', []],
    ['', []],
    ['%', []],
    ["'; drop table commerce.product; --", []],
  ])('for «%s»', async (query, handles) => expect(await found(query)).toEqual(handles));

  it('completes the last word when it is told to', async () => {
    expect(await found('kai', ', prefix: LAST')).toEqual(['kaila-top-wildflowers', 'kaila-top-cafe']);
    expect(await found('kai top', ', prefix: LAST')).toEqual(['kaila-top-wildflowers', 'kaila-top-cafe']);
    expect(await found('wild', ', prefix: NONE')).toEqual([]);
  });

  it('shows what cannot be bought last, in its place, or not at all', async () => {
    expect(await found('red kaila top', ', unavailableProducts: LAST')).toEqual([
      'kaila-top-wildflowers',
      'kaila-top-cafe',
    ]);
    expect(await found('cafe', ', unavailableProducts: SHOW')).toEqual(['kaila-top-cafe', 'sunny-hat-cafe']);
    expect(await found('cafe', ', unavailableProducts: HIDE')).toEqual(['sunny-hat-cafe']);
  });

  it('sorts, filters, counts and pages', async () => {
    expect(await found('wildflowers', ', sortKey: PRICE')).toEqual([
      'zoey-bottoms-wildflowers',
      'kaila-top-wildflowers',
      'sunny-hat-cafe',
      'lido-one-piece-wildflowers',
    ]);
    expect(
      await found('wildflowers', ', sortKey: PRICE, reverse: true, productFilters: [{ tag: "filter_red" }]'),
    ).toEqual(['kaila-top-wildflowers', 'zoey-bottoms-wildflowers']);
    expect(await search('wildflowers', ', productFilters: [{ productType: "top" }]')).toMatchObject({
      totalCount: 1,
      productFilters: expect.arrayContaining([
        expect.objectContaining({
          id: 'filter.p.product_type',
          values: [
            { label: 'Bottoms', count: 1 },
            { label: 'Hat', count: 1 },
            { label: 'One-piece', count: 1 },
            { label: 'Top', count: 1 },
          ],
        }),
      ]),
    });
    const page = async (args: string) => {
      const { data } = await test.request(
        `{ search(query: "wildflowers", ${args}) { totalCount nodes { ... on Product { handle } } pageInfo { hasNextPage endCursor } } }`,
      );
      return at(data, 'search');
    };
    const first = await page('first: 3');
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    const second = await page(`first: 3, after: "${textAt(first, 'pageInfo', 'endCursor')}"`);
    expect(handlesIn(at(second, 'nodes'))).toEqual(['sunny-hat-cafe']);
  });

  it('finds no products where only articles are wanted', async () =>
    expect(await search('kaila', ', types: [ARTICLE, PAGE]')).toMatchObject({ totalCount: 0, nodes: [] }));

  it('knows a new product and a new title at once', async () => {
    const made = await aProduct(test.db, { handle: 'marina-skort', title: 'Marina Skort', kind: 'skort' });
    expect(await found('marina skort')).toEqual(['marina-skort']);
    await test.db.updateTable('commerce.product').set({ title: 'Regatta Skort' }).where('id', '=', made.id).execute();
    expect(await found('marina')).toEqual([]);
    expect(await found('regata')).toEqual(['marina-skort']);
    await test.db.deleteFrom('commerce.product').where('id', '=', made.id).execute();
    expect(await found('regatta')).toEqual([]);
  });

  async function predict(args: string): Promise<unknown> {
    const { data, errors } = await test.request(`{ predictiveSearch(${args}) {
      products { handle } collections { handle } pages { id } articles { id } queries { text styledText trackingParameters } } }`);
    expect(errors).toEqual([]);
    return at(data, 'predictiveSearch');
  }

  it('guesses while someone types', async () => {
    expect(await predict('query: "wildf"')).toEqual({
      products: [
        'kaila-top-wildflowers',
        'zoey-bottoms-wildflowers',
        'lido-one-piece-wildflowers',
        'sunny-hat-cafe',
      ].map((handle) => ({ handle })),
      collections: [{ handle: 'wildflowers' }],
      pages: [],
      articles: [],
      queries: [{ text: 'wildflowers', styledText: '<mark>wildf</mark><span>lowers</span>', trackingParameters: null }],
    });
    expect(await predict('query: "kiala to"')).toMatchObject({
      products: [{ handle: 'kaila-top-wildflowers' }, { handle: 'kaila-top-cafe' }],
      queries: [{ text: 'kaila top', styledText: '<mark>kaila</mark> <mark>to</mark><span>p</span>' }],
    });
  });

  it('keeps to limits and types', async () => {
    expect(await predict('query: "t", limit: 1')).toMatchObject({ collections: [], queries: [] });
    expect(await predict('query: "t", limit: 1, limitScope: EACH')).toMatchObject({
      collections: [{ handle: 'tops' }],
      queries: [{ text: 'top' }],
    });
    expect(await predict('query: "wildf", types: [COLLECTION]')).toMatchObject({
      products: [],
      collections: [{ handle: 'wildflowers' }],
    });
    expect(await predict('query: "wildf", searchableFields: [PRODUCT_TYPE]')).toMatchObject({ products: [] });
    expect(await predict('query: "  "')).toMatchObject({ products: [], collections: [], queries: [] });
    for (const [args, code] of [
      ['query: "t", limit: 11', 'INVALID_FIELD_ARGUMENTS'],
      ['query: "t", limit: 0', 'INVALID_FIELD_ARGUMENTS'],
      ['query: "t", searchableFields: [VARIANTS_SKU]', 'NOT_IMPLEMENTED'],
    ]) {
      const { errors } = await test.request(`{ predictiveSearch(${args}) { products { id } } }`);
      expect(errors).toMatchObject([{ extensions: { code } }]);
    }
  });

  async function recommended(args: string): Promise<unknown> {
    const { data, errors } = await test.request(`{ productRecommendations(${args}) { handle } }`);
    expect(errors).toEqual([]);
    const products = at(data, 'productRecommendations');
    return products === null ? null : handlesIn(products);
  }

  it('recommends what is alike and what goes with it, nothing that cannot be bought', async () => {
    expect(await recommended('productHandle: "kaila-top-wildflowers"')).toEqual([
      'zoey-bottoms-wildflowers',
      'lido-one-piece-wildflowers',
    ]);
    expect(await recommended('productHandle: "kaila-top-cafe"')).toEqual([
      'kaila-top-wildflowers',
      'sunny-hat-cafe',
      'zoey-bottoms-wildflowers',
    ]);
    expect(await recommended('productHandle: "kaila-top-wildflowers", intent: COMPLEMENTARY')).toEqual([
      'zoey-bottoms-wildflowers',
      'lido-one-piece-wildflowers',
    ]);
    expect(await recommended('productHandle: "sunny-hat-cafe", intent: COMPLEMENTARY')).toEqual([]);
    expect(await recommended('productHandle: "nothing"')).toBeNull();
    expect(await recommended('productId: "gid://shopify/Product/999999"')).toBeNull();
    expect((await test.request('{ productRecommendations { id } }')).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT' } },
    ]);
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
