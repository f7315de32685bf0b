import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../testing/provider-under-test.ts';

describe('filters of a list', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    const make = async (handle: string, kind: string, price: number, tags: string[], more: object = {}) =>
      (await aProduct(test.db, { handle, title: handle, kind, price, tags, ...more })).id;
    const productIds = [
      await make('red-top', 'top', 4600, ['filter_red', 'cut_triangle', 'sale'], { compareAt: 6000, stock: [0, 5, 5] }),
      await make('red-blue-top', 'top', 5200, ['filter_red', 'filter_blue', 'cut_one-shoulder'], { stock: [5, 0, 5] }),
      await make('blue-bottoms', 'bottoms', 4200, ['filter_blue', 'cut_tie-side', 'cover_medium'], {
        metafields: [{ key: 'lining', type: 'list.single_line_text_field', value: '["full","recycled"]' }],
      }),
      await make('green-hat', 'hat', 3200, ['filter_green', 'sale'], { sizes: ['One Size'], stock: 0 }),
      await make('left-the-shop', 'top', 1000, ['filter_red'], { publishedAt: 'infinity' }),
    ];
    await aCollection(test.db, { handle: 'bay', productIds });
    await aCollection(test.db, { handle: 'bare', productIds: [] });
  });
  afterAll(() => test.close());

  async function list(filters: string, more = ''): Promise<{ handles: string[]; filters: unknown }> {
    const { data, errors } = await test.request(`query @inContext(country: US) { collection(handle: "bay") {
      products(first: 10, filters: [${filters}]${more}) {
        nodes { handle } filters { id label type presentation values { id label count input swatch { color image { id } } } }
      } } }`);
    expect(errors).toEqual([]);
    const nodes = at(data, 'collection', 'products', 'nodes');
    return {
      handles: Array.isArray(nodes) ? nodes.map((node) => textAt(node, 'handle')) : [],
      filters: at(data, 'collection', 'products', 'filters'),
    };
  }

  /** 'In stock 3, Out of stock 1' of the filter with this id. */
  async function counts(filters: string, id: string): Promise<string> {
    const all = (await list(filters)).filters;
    const filter = Array.isArray(all) ? all.find((candidate) => at(candidate, 'id') === id) : undefined;
    const values = at(filter, 'values');
    return Array.isArray(values) ? values.map((value) => `${at(value, 'label')} ${at(value, 'count')}`).join(', ') : '';
  }

  it.each([
    ['', ['red-top', 'red-blue-top', 'blue-bottoms', 'green-hat']],
    ['{ available: true }', ['red-top', 'red-blue-top', 'blue-bottoms']],
    ['{ available: false }', ['green-hat']],
    ['{ available: true }, { available: false }', ['red-top', 'red-blue-top', 'blue-bottoms', 'green-hat']],
    ['{ price: { min: 42, max: 46 } }', ['red-top', 'blue-bottoms']],
    ['{ price: { max: 42 } }', ['blue-bottoms', 'green-hat']],
    ['{ price: { min: 46.01 } }', ['red-blue-top']],
    ['{ price: { max: 33 } }, { price: { min: 50 } }', ['red-blue-top', 'green-hat']],
    ['{ variantOption: { name: "size", value: "m" } }', ['red-top', 'red-blue-top', 'blue-bottoms']],
    // One and the same variant: S of the red top and M of the red-blue one are sold out.
    ['{ variantOption: { name: "Size", value: "M" } }, { available: true }', ['red-top', 'blue-bottoms']],
    ['{ variantOption: { name: "Size", value: "M" } }, { available: false }', ['red-blue-top']],
    [
      '{ variantOption: { name: "Size", value: "S" } }, { variantOption: { name: "Size", value: "One Size" } }',
      ['red-top', 'red-blue-top', 'blue-bottoms', 'green-hat'],
    ],
    ['{ variantOption: { name: "Amount", value: "M" } }', []],
    ['{ productType: "top" }', ['red-top', 'red-blue-top']],
    ['{ productType: "top" }, { productType: "hat" }', ['red-top', 'red-blue-top', 'green-hat']],
    ['{ productVendor: "Bluebird Bay" }, { productType: "hat" }', ['green-hat']],
    ['{ productVendor: "Elsewhere" }', []],
    ['{ tag: "filter_red" }', ['red-top', 'red-blue-top']],
    ['{ tag: "filter_red" }, { tag: "filter_blue" }', ['red-top', 'red-blue-top', 'blue-bottoms']],
    ['{ tag: "cut_triangle" }, { tag: "cut_tie-side" }', ['red-top', 'blue-bottoms']],
    // Groups of tags narrow each other: red AND on sale, blue AND with one shoulder.
    ['{ tag: "filter_blue" }, { tag: "cut_one-shoulder" }', ['red-blue-top']],
    ['{ tag: "cover_medium" }, { tag: "cut_triangle" }', []],
    ['{ tag: "filter_red" }, { tag: "sale" }', ['red-top']],
    ['{ productMetafield: { namespace: "custom", key: "lining", value: "recycled" } }', ['blue-bottoms']],
    ['{ productMetafield: { namespace: "custom", key: "lining", value: "recyc" } }', []],
    ['{ variantMetafield: { namespace: "custom", key: "promo", value: "x" } }', []],
  ])('[%s]', async (filters, handles) => expect((await list(filters)).handles).toEqual(handles));

  it('says what a list can be narrowed by, in the form the hosted provider gives it', async () => {
    expect((await list('')).filters).toEqual([
      {
        id: 'filter.v.availability',
        label: 'Availability',
        type: 'LIST',
        presentation: 'TEXT',
        values: [
          { id: 'filter.v.availability.1', label: 'In stock', count: 3, input: '{"available":true}', swatch: null },
          {
            id: 'filter.v.availability.0',
            label: 'Out of stock',
            count: 1,
            input: '{"available":false}',
            swatch: null,
          },
        ],
      },
      {
        id: 'filter.v.price',
        label: 'Price',
        type: 'PRICE_RANGE',
        presentation: null,
        values: [
          { id: 'filter.v.price', label: 'Price', count: 0, input: '{"price":{"min":32,"max":52}}', swatch: null },
        ],
      },
      expect.objectContaining({ id: 'filter.v.option.size', label: 'Size', type: 'LIST' }),
      expect.objectContaining({ id: 'filter.p.product_type', label: 'Kind', type: 'LIST' }),
      {
        id: 'filter.p.tag.colour',
        label: 'Colour',
        type: 'LIST',
        presentation: 'SWATCH',
        values: ['Red 2 #d3382f', 'Green 1 #4f9d69', 'Blue 2 #2f6fb7'].map((text) => {
          const [label = '', count, color] = text.split(' ');
          const name = label.toLowerCase();
          return {
            id: `filter.p.tag.colour.${name}`,
            label,
            count: Number(count),
            input: `{"tag":"filter_${name}"}`,
            swatch: { color, image: null },
          };
        }),
      },
      expect.objectContaining({
        id: 'filter.p.tag.cut',
        label: 'Cut',
        type: 'LIST',
        presentation: 'TEXT',
        values: expect.arrayContaining([
          {
            id: 'filter.p.tag.cut.tie-side',
            label: 'Tie-side',
            count: 1,
            input: '{"tag":"cut_tie-side"}',
            swatch: null,
          },
        ]),
      }),
      expect.objectContaining({ id: 'filter.p.tag.cover', label: 'Cover' }),
      expect.objectContaining({ id: 'filter.p.tag', label: 'Sale' }),
    ]);
  });

  it.each([
    ['', 'filter.v.option.size', 'S 3, M 3, L 3, One Size 1'],
    ['', 'filter.p.product_type', 'Bottoms 1, Hat 1, Top 2'],
    ['', 'filter.p.tag', 'On sale 2'],
    ['', 'filter.p.tag.cut', 'One-shoulder 1, Tie-side 1, Triangle 1'],
    // Counted under the filters of the other groups, never their own.
    ['{ tag: "filter_red" }', 'filter.p.tag.colour', 'Red 2, Green 1, Blue 2'],
    ['{ tag: "filter_red" }', 'filter.p.product_type', 'Bottoms 0, Hat 0, Top 2'],
    ['{ tag: "filter_red" }', 'filter.p.tag', 'On sale 1'],
    ['{ tag: "filter_red" }', 'filter.p.tag.cut', 'One-shoulder 1, Tie-side 0, Triangle 1'],
    ['{ tag: "cut_triangle" }', 'filter.p.tag.cut', 'One-shoulder 1, Tie-side 1, Triangle 1'],
    ['{ tag: "cut_triangle" }', 'filter.p.tag.colour', 'Red 1, Green 0, Blue 0'],
    ['{ tag: "cut_triangle" }', 'filter.p.tag.cover', 'Medium 0'],
    ['{ tag: "sale" }', 'filter.p.tag.colour', 'Red 1, Green 1, Blue 0'],
    ['{ available: true }', 'filter.v.availability', 'In stock 3, Out of stock 1'],
    ['{ available: true }', 'filter.v.option.size', 'S 2, M 2, L 3, One Size 0'],
    ['{ variantOption: { name: "Size", value: "M" } }', 'filter.v.availability', 'In stock 2, Out of stock 1'],
    ['{ variantOption: { name: "Size", value: "M" } }', 'filter.v.option.size', 'S 3, M 3, L 3, One Size 1'],
    ['{ price: { max: 45 } }', 'filter.v.option.size', 'S 1, M 1, L 1, One Size 1'],
    ['{ productType: "hat" }', 'filter.v.option.size', 'S 0, M 0, L 0, One Size 1'],
  ])('counts under [%s] %s: %s', async (filters, id, text) => expect(await counts(filters, id)).toBe(text));

  it('gives inputs that leave just as many products as they say', async () => {
    const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
    const inputs = listOf((await list('')).filters)
      .filter((filter) => at(filter, 'type') === 'LIST')
      .flatMap((filter) => listOf(at(filter, 'values')))
      .map((value) => [textAt(value, 'input'), at(value, 'count')] as const);
    expect(inputs.length).toBeGreaterThan(10);
    for (const [input, count] of inputs) {
      const { data } = await test.request(
        `query ($filters: [ProductFilter!]) @inContext(country: US) {
          collection(handle: "bay") { products(first: 10, filters: $filters) { nodes { id } } } }`,
        { filters: [JSON.parse(input)] },
      );
      expect([input, at(data, 'collection', 'products', 'nodes', 'length')]).toEqual([input, count]);
    }
  });

  it('takes prices in the currency of the country', async () => {
    const { data } = await test.request(`query @inContext(country: JP) { collection(handle: "bay") {
      products(first: 10, filters: [{ price: { max: 4800 } }]) { nodes { handle } filters { values { input } } } } }`);
    expect(at(data, 'collection', 'products', 'nodes')).toEqual([{ handle: 'green-hat' }]);
    expect(at(data, 'collection', 'products', 'filters', 1, 'values', 0, 'input')).toBe(
      '{"price":{"min":4790,"max":7790}}',
    );
  });

  it('sorts and pages what it leaves', async () => {
    expect((await list('{ tag: "filter_red" }, { tag: "filter_blue" }', ', sortKey: PRICE')).handles).toEqual([
      'blue-bottoms',
      'red-top',
      'red-blue-top',
    ]);
    const page = async (args: string) => {
      const { data } = await test.request(
        `{ collection(handle: "bay") { products(${args}, sortKey: PRICE, reverse: true, filters: [{ available: true }]) {
          nodes { handle } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } } }`,
      );
      return at(data, 'collection', 'products');
    };
    const first = await page('first: 2');
    expect(first).toMatchObject({
      nodes: [{ handle: 'red-blue-top' }, { handle: 'red-top' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const second = await page(`first: 2, after: "${textAt(first, 'pageInfo', 'endCursor')}"`);
    expect(second).toMatchObject({
      nodes: [{ handle: 'blue-bottoms' }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    expect(await page(`last: 1, before: "${textAt(second, 'pageInfo', 'startCursor')}"`)).toMatchObject({
      nodes: [{ handle: 'red-top' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
  });

  it('has nothing to narrow in an empty collection', async () => {
    const { data } = await test.request('{ collection(handle: "bare") { products(first: 1) { filters { id } } } }');
    expect(at(data, 'collection', 'products', 'filters')).toEqual([]);
  });

  it.each([
    ['{ price: { min: 50, max: 20 } }', 'BAD_USER_INPUT'],
    [
      Array.from({ length: 6 }, () => '{ productMetafield: { namespace: "a", key: "b", value: "c" } }').join(),
      'BAD_USER_INPUT',
    ],
  ])('refuses %s', async (filters, code) => {
    const { errors } = await test.request(
      `{ collection(handle: "bay") { products(first: 1, filters: [${filters}]) { nodes { id } } } }`,
    );
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });

  it.each([
    '{ category: { id: "gid://shopify/TaxonomyCategory/aa" } }',
    '{ taxonomyMetafield: { namespace: "a", key: "b", value: "c" } }',
  ])('keeps no product for %s, as none has one', async (filter) => {
    const { data, errors } = await test.request(
      `{ collection(handle: "bay") { products(first: 1, filters: [${filter}]) { nodes { id } } } }`,
    );
    expect([data, errors]).toEqual([{ collection: { products: { nodes: [] } } }, []]);
  });

  it('counts all products of a search too', async () => {
    const { data, errors } = await test.request(
      '{ products(first: 1, query: "product_type:hat") { filters { id values { label count } } } }',
    );
    expect(errors).toEqual([]);
    expect(at(data, 'products', 'filters', 0)).toMatchObject({
      id: 'filter.v.availability',
      values: [{ count: 0 }, { count: 1 }],
    });
  });

  it('lists the words of tags and kinds', async () => {
    const { data, errors } = await test.request(
      '{ productTags(first: 3) { nodes edges { node } pageInfo { hasNextPage } } productTypes(first: 9) { nodes } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      productTags: {
        nodes: ['cover_medium', 'cut_one-shoulder', 'cut_tie-side'],
        edges: [{ node: 'cover_medium' }, { node: 'cut_one-shoulder' }, { node: 'cut_tie-side' }],
        pageInfo: { hasNextPage: true },
      },
      productTypes: { nodes: ['bottoms', 'hat', 'top'] },
    });
  });

  it('does not find a product that has left the shop, by whatever it is asked for', async () => {
    const { rows } = await sql<{ id: number; variant: number }>`
      select product.id, variant.id as variant from commerce.product join commerce.variant on product_id = product.id
      where handle = 'left-the-shop'`.execute(test.db);
    const product = `gid://shopify/Product/${rows[0]?.id}`;
    const { data, errors } = await test.request(`{
      product(id: "${product}") { id } byHandle: product(handle: "left-the-shop") { id }
      products(first: 9, query: "title:left-the-shop") { nodes { id } }
      productRecommendations(productId: "${product}") { id }
      nodes(ids: ["${product}", "gid://shopify/ProductVariant/${rows[0]?.variant}"]) { id } }`);
    expect(errors).toEqual([]);
    expect(data).toEqual({
      product: null,
      byHandle: null,
      products: { nodes: [] },
      productRecommendations: null,
      nodes: [null, null],
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
