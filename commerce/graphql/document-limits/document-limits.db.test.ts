import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProvider, type Provider } from '../../provider.ts';
import { aCart, add } from '../../testing/a-cart.ts';
import { aProduct } from '../../testing/a-product.ts';
import { type CountedDatabase, countedStatements } from '../../testing/counted-statements.ts';
import {
  type ProviderUnderTest,
  PUBLIC_TOKEN,
  providerUnderTest,
  SHOP_ORIGIN,
  shopRequest,
} from '../../testing/provider-under-test.ts';
import {
  CART_BUYER_IDENTITY_UPDATE,
  CART_CREATE,
  CART_LINES_ADD,
  CART_LINES_REMOVE,
  CART_LINES_UPDATE,
  CUSTOMER_ORDERS,
  RETRIEVE_CART,
} from '../../testing/shop-operations.ts';

const nested = (depth: number): string =>
  depth === 0 ? 'title' : `collections(first: 1) { nodes { products(first: 1) { nodes { ${nested(depth - 1)} } } } }`;

describe('what one request may ask', () => {
  let test: ProviderUnderTest;
  let counted: CountedDatabase;
  let provider: Provider;
  beforeAll(async () => {
    test = await providerUnderTest({ production: true });
    counted = countedStatements(test.db);
    provider = createProvider({
      db: counted.db,
      publicToken: PUBLIC_TOKEN,
      shopOrigin: SHOP_ORIGIN,
      pictureUrl: (spec) => spec,
      production: true,
    });
  });
  afterAll(() => test.close());

  describe('takes', () => {
    it('every operation of the shop', async () => {
      const { variantIds } = await aProduct(test.db);
      const cartId = await aCart(test);
      await add(test, cartId, variantIds[0]);
      const variables = { id: cartId, cartId, input: {}, lines: [], lineIds: [], buyerIdentity: {}, token: 'x' };
      for (const query of [
        RETRIEVE_CART,
        CART_CREATE,
        CART_LINES_ADD,
        CART_LINES_UPDATE,
        CART_LINES_REMOVE,
        CART_BUYER_IDENTITY_UPDATE,
      ])
        expect(await test.request(query, variables)).toMatchObject({ status: 200, errors: [] });
    });

    it('the order list of fifty orders, as far as its size goes', async () => {
      expect(await test.request(CUSTOMER_ORDERS, { token: 'x' })).toMatchObject({
        data: { customer: null },
        errors: [],
      });
    });

    it.each([
      ['a depth of 14', `{ products(first: 1) { nodes { ${nested(2)} vendor } } }`],
      ['30 aliases', `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: shop { name }`).join(' ')} }`],
      ['20 directives', `{ ${Array.from({ length: 20 }, () => 'shop @include(if: true) { name }').join(' ')} }`],
      ['a page of 250', '{ products(first: 250) { nodes { id } } }'],
    ])('%s', async (_name, query) => {
      expect(await test.request(query)).toMatchObject({ status: 200, errors: [] });
    });
  });

  describe('refuses', () => {
    const bombs: ReadonlyArray<readonly [string, string, RegExp]> = [
      [
        'a depth of 15',
        `{ products(first: 1) { edges { node { variants(first: 1) { edges { node { product { variants(first: 1) { edges { node { product { variants(first: 1) { edges { node { id } } } } } } } } } } } } } } }`,
        /depth of 15 exceeds the limit of 14/,
      ],
      ['a depth of 5,000', `${'{ a '.repeat(700)}${'}'.repeat(700)}`, /depth of 700 exceeds/],
      [
        '31 aliases',
        `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: shop { name }`).join(' ')} }`,
        /aliases of 31 exceeds/,
      ],
      [
        '1,000 aliases',
        `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
        /aliases|token limit/,
      ],
      ['21 directives', `{ shop { name ${'@include(if: true) '.repeat(21)} } }`, /directives of 21 exceeds/],
      ['5,000 tokens', `{ shop { ${'name '.repeat(5_000)} } }`, /token limit/i],
      [
        'fragments that hold themselves',
        '{ ...A } fragment A on QueryRoot { shop { name } ...A }',
        /depth of Infinity exceeds/,
      ],
      [
        'pages within pages',
        '{ products(first: 250) { nodes { collections(first: 250) { nodes { id } } } } }',
        /^Complexity exceeded$/,
      ],
      [
        '251 ids',
        `{ nodes(ids: [${'"gid://shopify/Product/1",'.repeat(251)}]) { id } }`,
        /input array size of 251 is greater/,
      ],
      ['introspection', '{ __schema { types { name } } }', /introspection has been disabled/],
      ['a text with NUL', String.raw`{ product(handle: "a\u0000b") { id } }`, /NUL/],
    ];

    it.each(bombs)('%s, before anything is read', async (_name, query, message) => {
      const { status, data, errors } = await test.request(query);
      expect({ status, data, message: errors[0]?.message }).toMatchObject({ data: null, message });
      expect(status).toBe(200);
      const statements = (text: string) => counted.during(() => provider.fetch(shopRequest({ query: text })));
      expect(await statements(query)).toBe(0);
      // the control: what is not refused reads
      expect(await statements('{ urlRedirects(first: 1) { nodes { path } } }')).toBe(1);
    });

    it('lists of more than 250 in variables', async () => {
      const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
      const ids = (count: number) => Array.from({ length: count }, () => 'gid://shopify/Product/999999');
      expect((await test.request(query, { ids: ids(250) })).errors).toEqual([]);
      expect((await test.request(query, { ids: ids(251) })).errors).toMatchObject([
        { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
      ]);
    });

    it('NUL in variables, however deep', async () => {
      const input = { attributes: [{ key: 'a', value: 'b\0' }] };
      expect(await test.request(CART_CREATE, { input })).toMatchObject({ data: null, errors: [{ message: /NUL/ }] });
    });

    it.each(['\ud800', 'a\udc00b', '🩱'.slice(0, 1)])('half a character in variables: %j', async (note) => {
      const { data, errors } = await test.request(CART_CREATE, { input: { note } });
      expect({ data, errors }).toMatchObject({ data: null, errors: [{ message: /halves of characters/ }] });
    });

    it('page sizes hidden in variables and defaults', async () => {
      const query =
        'query ($n: Int = 250) { products(first: $n) { nodes { collections(first: $n) { nodes { id } } } } }';
      expect((await test.request(query, { n: 10 })).errors).toEqual([]);
      expect((await test.request(query, { n: 250 })).errors).toMatchObject([
        { extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } },
      ]);
      expect((await test.request(query)).errors).toMatchObject([{ extensions: { code: 'MAX_COMPLEXITY_EXCEEDED' } }]);
    });

    it.each([
      ['{ products { nodes { id } } }', 'you must provide one of first or last'],
      ['{ products(first: 0) { nodes { id } } }', 'first must be greater than 0.'],
      ['{ products(first: 251) { nodes { id } } }', 'first cannot exceed 250'],
      ['{ products(first: 1, after: "nonsense") { nodes { id } } }', 'Malformed cursor'],
      ['{ products(first: 1, after: "WyJ4IiwxXQ") { nodes { id } } }', 'Malformed cursor'],
    ])('%s', async (query, message) => {
      expect((await test.request(query)).errors).toMatchObject([{ message, extensions: { code: 'BAD_REQUEST' } }]);
    });

    it('misspelt fields, without spelling them out', async () => {
      const { errors } = await test.request('{ shopp { name } }');
      expect(errors.map((error) => error.message)).toEqual(["Field 'shopp' doesn't exist on type 'QueryRoot'"]);
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});

describe('outside production', () => {
  it('the schema explains itself', async () => {
    const test = await providerUnderTest({ production: false });
    const { data, errors } = await test.request('{ __schema { queryType { name } } }');
    expect({ data, errors }).toEqual({ data: { __schema: { queryType: { name: 'QueryRoot' } } }, errors: [] });
    expect((await test.request('{ shopp { name } }')).errors[0]?.message).toContain('Did you mean "shop"?');
    await test.close();
  });
});
