import { withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveMenu } from '../../store/content/menus.ts';
import { aCart, variantGid } from '../../testing/a-cart.ts';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

describe('node and nodes', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let collectionId: number;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, {
      pictures: ['p/triangle/lemons/flat-1'],
      metafields: [{ key: 'print', type: 'single_line_text_field', value: 'Lemons' }],
    });
    collectionId = (await aCollection(test.db)).id;
  });
  afterAll(() => test.close());

  it('fetch what has an id', async () => {
    const ids = [
      `gid://shopify/Product/${top.id}`,
      `gid://shopify/ProductVariant/${top.variantIds[1]}`,
      `gid://shopify/Collection/${collectionId}`,
      'gid://shopify/Product/999999',
    ];
    const query = `query ($ids: [ID!]!) { nodes(ids: $ids) {
      __typename id ... on Product { handle } ... on ProductVariant { title } ... on Collection { handle }
    } }`;
    expect((await test.request(query, { ids })).data).toEqual({
      nodes: [
        { __typename: 'Product', id: ids[0], handle: top.handle },
        { __typename: 'ProductVariant', id: ids[1], title: 'M' },
        { __typename: 'Collection', id: ids[2], handle: expect.any(String) },
        null,
      ],
    });
  });

  it('fetch everything else the shop gives an id', async () => {
    const { db } = test;
    await withTx(db, (tx) =>
      saveMenu(tx, {
        handle: 'main-menu',
        title: 'Main',
        items: [
          {
            title: 'Swim',
            type: 'HTTP',
            resourceHandle: null,
            target: '/',
            items: [{ title: 'Tops', type: 'HTTP', resourceHandle: null, target: '/tops/' }],
          },
        ],
      }),
    );
    await db
      .insertInto('commerce.policy')
      .values({ kind: 'terms', title: 'Terms', body_html: '<p>Be kind.</p>', path: '/terms/' })
      .execute();
    await db.insertInto('commerce.url_redirect').values({ path: '/old', target: '/new/' }).execute();
    const { data: told } = await test.request(
      `query ($id: ID!) {
        product(id: $id) { options { id optionValues { id } } media(first: 1) { nodes { ... on MediaImage { id } } } metafield(namespace: "custom", key: "print") { id } }
        menu(handle: "main-menu") { id items { id items { id } } } shop { id termsOfService { id } metafield(namespace: "custom", key: "nothing") { id } }
        urlRedirects(first: 1) { nodes { id } } }`,
      { id: `gid://shopify/Product/${top.id}` },
    );
    const cartId = await aCart(test, 'US', [{ merchandiseId: variantGid(top.variantIds[0]) }]);
    const { data: cart } = await test.request(
      'query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { id } } } }',
      {
        id: cartId,
      },
    );
    const ids = [...JSON.stringify([told, cart, cartId]).matchAll(/gid:[^"]+/g)].map(([id]) => id);
    expect(ids.map((id) => /shopify\/(\w+)/.exec(id)?.[1])).toEqual(
      expect.arrayContaining([
        ...['ProductOption', 'ProductOptionValue', 'MediaImage', 'Metafield', 'Menu', 'MenuItem', 'Shop', 'ShopPolicy'],
        ...['UrlRedirect', 'CartLine', 'Cart'],
      ]),
    );
    const { data, errors } = await test.request('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(errors).toEqual([]);
    expect(data).toEqual({ nodes: ids.map((id) => ({ id })) });
  });

  it('say nothing of what is not there, is not public, or makes no sense', async () => {
    const cart = await aCart(test, 'US', []);
    const ids = [
      'gid://shopify/Order/1',
      'gid://shopify/MailingAddress/1?model_name=CustomerAddress',
      'gid://shopify/Metaobject/1',
      'gid://shopify/Menu/nothing',
      'gid://shopify/Shop/2',
      'gid://shopify/ShopPolicy/__proto__',
      `gid://shopify/ProductOptionValue/${top.id}-99`,
      `gid://shopify/MediaImage/${Buffer.from('p/never/drawn/flat-1').toString('base64url')}`,
      `gid://shopify/MediaImage/${Buffer.from('p/never\0drawn').toString('base64url')}`,
      `gid://shopify/Metafield/${Buffer.from('cart/1/custom/x').toString('base64url')}`,
      `${cart}x`,
    ];
    const { data, errors } = await test.request('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(errors).toEqual([]);
    expect(data).toEqual({ nodes: ids.map(() => null) });
    const { errors: refused } = await test.request('{ node(id: "12") { id } }');
    expect(refused).toMatchObject([{ message: "Invalid global id '12'" }]);
  });
});

describe('shop and localization', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
  });
  afterAll(() => test.close());

  it('say who and where', async () => {
    const { data, errors } = await test.request(`query @inContext(country: AU) {
      shop { name description moneyFormat primaryDomain { host url sslEnabled } shipsToCountries
        paymentSettings { currencyCode countryCode enabledPresentmentCurrencies acceptedCardBrands supportedDigitalWallets } }
      localization { country { isoCode name unitSystem currency { isoCode name symbol } } language { isoCode endonymName }
        availableCountries { isoCode currency { isoCode } } availableLanguages { isoCode name } }
      publicApiVersions { handle supported }
    }`);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      shop: {
        name: 'Bluebird Bay',
        primaryDomain: { host: 'shop.example', url: 'https://shop.example', sslEnabled: true },
        paymentSettings: { currencyCode: 'USD', countryCode: 'US', supportedDigitalWallets: [] },
      },
      localization: {
        country: {
          isoCode: 'AU',
          name: 'Australia',
          unitSystem: 'METRIC_SYSTEM',
          currency: { isoCode: 'AUD', name: 'Australian Dollar', symbol: 'A$' },
        },
        language: { isoCode: 'EN', endonymName: 'English' },
        availableLanguages: [{ isoCode: 'EN', name: 'English' }],
      },
      publicApiVersions: [
        { handle: '2024-10', supported: false },
        { handle: '2025-01', supported: false },
        { handle: '2025-04', supported: false },
        { handle: '2025-07', supported: true },
      ],
    });
    expect(data).toHaveProperty('localization.availableCountries.3', { isoCode: 'PH', currency: { isoCode: 'PHP' } });
    expect(data).toHaveProperty('localization.availableCountries.length', 40);
  });
});
