import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

describe('a product', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, {
      handle: 'kaila-top-passionfruit',
      title: 'Kaila Triangle Top',
      kind: 'top',
      tags: ['new', 'filter_pink'],
      descriptionHtml: '<p>Ties at the neck &amp; the back.</p><p>Lined.</p>',
      sizes: ['S', 'M', 'L'],
      stock: [0, 4, 9],
      price: 4600,
      compareAt: 5800,
      pictures: [
        'p/triangle/passionfruit/flat-3',
        'p/triangle/passionfruit/model-1',
        'p/triangle/passionfruit/close-2',
      ],
    });
    await aCollection(test.db, { handle: 'tops', title: 'Tops', productIds: [top.id] });
  });
  afterAll(() => test.close());

  /** Fields of the product, asked for in the United States. */
  const product = async (fields: string, variables = '') => {
    const query = `query ${variables} @inContext(country: US) { product(handle: "kaila-top-passionfruit") { ${fields} } }`;
    const { data, errors } = await test.request(query);
    expect(errors).toEqual([]);
    return at(data, 'product');
  };

  it('says what it is', async () => {
    expect(
      await product(`id title handle productType vendor tags descriptionHtml description short: description(truncateAt: 12)
        isGiftCard requiresSellingPlan availableForSale totalInventory variantsCount { count precision } onlineStoreUrl
        publishedAt trackingParameters seo { title description }`),
    ).toEqual({
      id: `gid://shopify/Product/${top.id}`,
      title: 'Kaila Triangle Top',
      handle: 'kaila-top-passionfruit',
      productType: 'top',
      vendor: 'Bluebird Bay',
      tags: ['new', 'filter_pink'],
      descriptionHtml: '<p>Ties at the neck &amp; the back.</p><p>Lined.</p>',
      description: 'Ties at the neck & the back. Lined.',
      short: 'Ties at t...',
      isGiftCard: false,
      requiresSellingPlan: false,
      availableForSale: true,
      totalInventory: 13,
      variantsCount: { count: 3, precision: 'EXACT' },
      onlineStoreUrl: 'https://shop.example/products/kaila-top-passionfruit',
      publishedAt: '2026-03-01T08:00:00Z',
      trackingParameters: null,
      seo: { title: 'Kaila Triangle Top', description: 'Ties at the neck & the back. Lined.' },
    });
  });

  it('says what it costs, and cost', async () => {
    const money = 'minVariantPrice { amount currencyCode } maxVariantPrice { amount }';
    expect(await product(`priceRange { ${money} } compareAtPriceRange { ${money} }`)).toEqual({
      priceRange: { minVariantPrice: { amount: '46.0', currencyCode: 'USD' }, maxVariantPrice: { amount: '46.0' } },
      compareAtPriceRange: {
        minVariantPrice: { amount: '58.0', currencyCode: 'USD' },
        maxVariantPrice: { amount: '58.0' },
      },
    });
  });

  it('cost nothing more before where nothing is reduced', async () => {
    await aProduct(test.db, { handle: 'drift-sarong-tide' });
    const query =
      '{ product(handle: "drift-sarong-tide") { compareAtPriceRange { maxVariantPrice { amount currencyCode } } } }';
    expect((await test.request(query)).data).toEqual({
      product: { compareAtPriceRange: { maxVariantPrice: { amount: '0.0', currencyCode: 'USD' } } },
    });
  });

  it('lists its variants', async () => {
    const fields = `id title sku availableForSale currentlyNotInStock quantityAvailable requiresShipping taxable weight weightUnit
      price { amount } priceV2 { amount } compareAtPrice { amount } selectedOptions { name value }
      quantityRule { minimum maximum increment } product { handle } image { url }`;
    const variants = await product(`variants(first: 2) { nodes { ${fields} } pageInfo { hasNextPage } }`);
    expect(at(variants, 'variants', 'pageInfo', 'hasNextPage')).toBe(true);
    expect(at(variants, 'variants', 'nodes', 0)).toMatchObject({
      title: 'S',
      availableForSale: false,
      quantityAvailable: 0,
    });
    expect(at(variants, 'variants', 'nodes', 1)).toEqual({
      id: `gid://shopify/ProductVariant/${top.variantIds[1]}`,
      title: 'M',
      sku: 'KAILA-TOP-PASSIONFRUIT-M',
      availableForSale: true,
      currentlyNotInStock: false,
      quantityAvailable: 4,
      requiresShipping: true,
      taxable: true,
      weight: 120,
      weightUnit: 'GRAMS',
      price: { amount: '46.0' },
      priceV2: { amount: '46.0' },
      compareAtPrice: { amount: '58.0' },
      selectedOptions: [{ name: 'Size', value: 'M' }],
      quantityRule: { minimum: 1, maximum: null, increment: 1 },
      product: { handle: 'kaila-top-passionfruit' },
      image: { url: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@800.webp' },
    });
  });

  it('pages its variants both ways and in any order', async () => {
    const titles = async (args: string) =>
      at(await product(`variants(${args}) { nodes { title } }`), 'variants', 'nodes');
    expect(await titles('first: 10')).toEqual([{ title: 'S' }, { title: 'M' }, { title: 'L' }]);
    expect(await titles('last: 2')).toEqual([{ title: 'M' }, { title: 'L' }]);
    expect(await titles('first: 2, reverse: true')).toEqual([{ title: 'L' }, { title: 'M' }]);
    expect(await titles('first: 3, sortKey: TITLE')).toEqual([{ title: 'L' }, { title: 'M' }, { title: 'S' }]);
  });

  it('names its option and the values', async () => {
    expect(
      await product(
        'options { id name values optionValues { id name swatch { color } firstSelectableVariant { title } } }',
      ),
    ).toEqual({
      options: [
        {
          id: `gid://shopify/ProductOption/${top.id}`,
          name: 'Size',
          values: ['S', 'M', 'L'],
          optionValues: ['S', 'M', 'L'].map((name, index) => ({
            id: `gid://shopify/ProductOptionValue/${top.id}-${index + 1}`,
            name,
            swatch: null,
            firstSelectableVariant: { title: name },
          })),
        },
      ],
    });
  });

  it('finds the variant a shopper chose', async () => {
    const options = (value: string, name = 'Size') => `selectedOptions: [{ name: "${name}", value: "${value}" }]`;
    expect(
      await product(`
        l: variantBySelectedOptions(${options('L')}) { title }
        none: variantBySelectedOptions(${options('XXL')}) { title }
        anyCase: variantBySelectedOptions(${options('m', 'size')}, caseInsensitiveMatch: true) { title }
        first: selectedOrFirstAvailableVariant { title }
        chosen: selectedOrFirstAvailableVariant(${options('S')}) { title }
        fallback: selectedOrFirstAvailableVariant(${options('XXL')}) { title }
        beside: adjacentVariants(${options('M')}) { title }
        besideFirst: adjacentVariants { title }`),
    ).toEqual({
      l: { title: 'L' },
      none: null,
      anyCase: { title: 'M' },
      first: { title: 'M' },
      chosen: { title: 'S' },
      fallback: { title: 'M' },
      beside: [{ title: 'S' }, { title: 'L' }],
      besideFirst: [{ title: 'S' }, { title: 'L' }],
    });
  });

  it('shows its pictures in the wanted width', async () => {
    expect(
      await product(`featuredImage { url small: url(transform: { maxWidth: 400 }) originalSrc src altText width height
          transformedSrc(maxWidth: 1000) }
        images(first: 2) { nodes { url(transform: { maxWidth: 800 }) } pageInfo { hasNextPage } }
        media(first: 1) { nodes { __typename alt mediaContentType previewImage { altText } ... on MediaImage { id image { url } } } }`),
    ).toEqual({
      featuredImage: {
        url: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@800.webp',
        small: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@400.webp',
        originalSrc: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@800.webp',
        src: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@800.webp',
        transformedSrc: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@1200.webp',
        altText: 'kaila-top-passionfruit, view 1',
        width: 800,
        height: 1000,
      },
      images: {
        nodes: [
          { url: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@800.webp' },
          { url: 'https://shop.example/pictures/p/triangle/passionfruit/model-1@800.webp' },
        ],
        pageInfo: { hasNextPage: true },
      },
      media: {
        nodes: [
          {
            __typename: 'MediaImage',
            id: `gid://shopify/MediaImage/${Buffer.from('p/triangle/passionfruit/flat-3').toString('base64url')}`,
            alt: 'kaila-top-passionfruit, view 1',
            mediaContentType: 'IMAGE',
            previewImage: { altText: 'kaila-top-passionfruit, view 1' },
            image: { url: 'https://shop.example/pictures/p/triangle/passionfruit/flat-3@800.webp' },
          },
        ],
      },
    });
  });

  it('hangs in its collections', async () => {
    expect(await product('collections(first: 5) { nodes { handle } totalCount }')).toEqual({
      collections: { nodes: [{ handle: 'tops' }], totalCount: '1' },
    });
  });

  it('is found by handle and by id, and not by anything else', async () => {
    const query = (args: string) => test.request(`{ product(${args}) { handle } }`);
    const found = { product: { handle: 'kaila-top-passionfruit' } };
    expect((await query(`id: "gid://shopify/Product/${top.id}"`)).data).toEqual(found);
    expect((await test.request('{ productByHandle(handle: "kaila-top-passionfruit") { handle } }')).data).toEqual({
      productByHandle: found.product,
    });
    expect((await query('handle: "no-such-thing"')).data).toEqual({ product: null });
    expect((await query('id: "gid://shopify/Product/999999"')).data).toEqual({ product: null });
    expect((await query('id: "12"')).errors).toMatchObject([{ message: "Invalid global id '12'" }]);
    expect((await test.request('{ product { handle } }')).errors).toMatchObject([
      { message: /needs a handle or an id/ },
    ]);
  });

  it('for points only is shown and not for sale', async () => {
    const { id } = await aProduct(test.db, { handle: 'bay-club-sticker-pack', rewardsOnly: true, sizes: ['One Size'] });
    await test.db
      .deleteFrom('commerce.variant_price')
      .where('variant_id', 'in', (db) => db.selectFrom('commerce.variant').select('id').where('product_id', '=', id))
      .execute();
    const { data } = await test.request(`{ product(handle: "bay-club-sticker-pack") {
      availableForSale priceRange { minVariantPrice { amount } } variants(first: 1) { nodes { availableForSale price { amount } } }
    } }`);
    expect(data).toEqual({
      product: {
        availableForSale: false,
        priceRange: { minVariantPrice: { amount: '0.0' } },
        variants: { nodes: [{ availableForSale: false, price: { amount: '0.0' } }] },
      },
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));

  it('without a price is a hole in the catalogue, not a gift', async () => {
    const { id } = await aProduct(test.db, { handle: 'picnic-dress-lemons' });
    await test.db
      .deleteFrom('commerce.variant_price')
      .where('currency', '=', 'USD')
      .where('variant_id', 'in', (db) => db.selectFrom('commerce.variant').select('id').where('product_id', '=', id))
      .execute();
    const { status, data, errors } = await test.request(
      '{ product(handle: "picnic-dress-lemons") { priceRange { minVariantPrice { amount } } } }',
    );
    expect({ status, data, code: errors[0]?.extensions?.code }).toEqual({
      status: 500,
      data: { product: null },
      code: 'INTERNAL_SERVER_ERROR',
    });
    expect(String(test.unexpected[0])).toContain('picnic-dress-lemons lacks a price in USD');
  });
});
