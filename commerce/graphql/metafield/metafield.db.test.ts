import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

describe('metafields', () => {
  let test: ProviderUnderTest;
  let bottoms: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    bottoms = await aProduct(test.db, { handle: 'cove-bottoms-wildflowers', price: 4200 });
    await aProduct(test.db, {
      handle: 'kaila-top-wildflowers',
      metafields: [
        { key: 'print', type: 'single_line_text_field', value: 'Wildflowers' },
        { key: 'details', type: 'list.single_line_text_field', value: '["Lined","Ties at the neck"]' },
        { key: 'print_swatch', type: 'file_reference', value: 't/wildflowers' },
        { key: 'swatches', type: 'list.file_reference', value: '["t/wildflowers","t/tide"]' },
        {
          key: 'matches',
          type: 'list.product_reference',
          value: '["cove-bottoms-wildflowers","gone-with-the-tide","kaila-top-wildflowers"]',
        },
      ],
      variantMetafields: [{ key: 'promo', type: 'single_line_text_field', value: 'marlo-dolls' }],
    });
  });
  afterAll(() => test.close());

  const product = async (fields: string) => {
    const { data, errors } = await test.request(
      `query @inContext(country: GB) { product(handle: "kaila-top-wildflowers") { ${fields} } }`,
    );
    expect(errors).toEqual([]);
    return at(data, 'product');
  };

  it('say their value', async () => {
    expect(
      await product(
        'metafield(namespace: "custom", key: "print") { namespace key type value description reference { __typename } references(first: 1) { nodes { __typename } } }',
      ),
    ).toEqual({
      metafield: {
        namespace: 'custom',
        key: 'print',
        type: 'single_line_text_field',
        value: 'Wildflowers',
        description: null,
        reference: null,
        references: null,
      },
    });
    expect(at(await product('metafield(namespace: "custom", key: "details") { value }'), 'metafield', 'value')).toBe(
      '["Lined","Ties at the neck"]',
    );
  });

  it('are null where there are none, in the place they were asked for', async () => {
    expect(
      await product(`metafields(identifiers: [
        { namespace: "custom", key: "fit" }, { namespace: "custom", key: "print" }, { namespace: "other", key: "print" }
      ]) { key }`),
    ).toEqual({ metafields: [null, { key: 'print' }, null] });
  });

  it('point at pictures', async () => {
    const url = (way: string) => `https://shop.example/pictures/t/${way}@400.webp`;
    const picture = '__typename ... on MediaImage { image { url(transform: { maxWidth: 400 }) } }';
    expect(
      await product(`
        metafield(namespace: "custom", key: "print_swatch") { value reference { ${picture} } }
        more: metafield(namespace: "custom", key: "swatches") { references(first: 5) { nodes { ${picture} } } }`),
    ).toEqual({
      metafield: {
        value: `gid://shopify/MediaImage/${Buffer.from('t/wildflowers').toString('base64url')}`,
        reference: { __typename: 'MediaImage', image: { url: url('wildflowers') } },
      },
      more: {
        references: {
          nodes: ['wildflowers', 'tide'].map((way) => ({ __typename: 'MediaImage', image: { url: url(way) } })),
        },
      },
    });
  });

  it('point at products that exist, in the currency of the request', async () => {
    const found = await product(`metafield(namespace: "custom", key: "matches") {
      value
      references(first: 1) {
        edges { node { ... on Product { handle priceRange { minVariantPrice { amount currencyCode } } } } }
        pageInfo { hasNextPage }
      }
    }`);
    expect(JSON.parse(String(at(found, 'metafield', 'value')))).toEqual([
      `gid://shopify/Product/${bottoms.id}`,
      expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
    ]);
    expect(at(found, 'metafield', 'references')).toEqual({
      edges: [
        {
          node: {
            handle: 'cove-bottoms-wildflowers',
            priceRange: { minVariantPrice: { amount: '34.0', currencyCode: 'GBP' } },
          },
        },
      ],
      pageInfo: { hasNextPage: true },
    });
  });

  it('hang on variants too', async () => {
    const found = await product(
      'variants(first: 1) { nodes { metafield(namespace: "custom", key: "promo") { value } } }',
    );
    expect(at(found, 'variants', 'nodes', 0, 'metafield', 'value')).toBe('marlo-dolls');
  });

  it('need a namespace', async () => {
    const { errors } = await test.request(
      '{ product(handle: "kaila-top-wildflowers") { metafield(key: "print") { value } } }',
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
