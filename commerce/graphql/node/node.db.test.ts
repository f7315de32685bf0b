import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCollection } from '../../testing/a-collection.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

describe('node and nodes', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let collectionId: number;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db);
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
    expect((await test.ask(query, { ids })).data).toEqual({
      nodes: [
        { __typename: 'Product', id: ids[0], handle: top.handle },
        { __typename: 'ProductVariant', id: ids[1], title: 'M' },
        { __typename: 'Collection', id: ids[2], handle: expect.any(String) },
        null,
      ],
    });
  });

  it('name what they cannot fetch', async () => {
    const node = async (id: string) => (await test.ask('query ($id: ID!) { node(id: $id) { id } }', { id })).errors;
    expect(await node('gid://shopify/Metaobject/1')).toMatchObject([
      { extensions: { code: 'NOT_IMPLEMENTED', coordinate: 'QueryRoot.node(Metaobject)' } },
    ]);
    expect(await node('12')).toMatchObject([{ message: "Invalid global id '12'" }]);
  });
});

describe('shop and localization', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
  });
  afterAll(() => test.close());

  it('say who and where', async () => {
    const { data, errors } = await test.ask(`query @inContext(country: AU) {
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
      publicApiVersions: [{ handle: '2025-07', supported: true }],
    });
    expect(data).toHaveProperty('localization.availableCountries.3', { isoCode: 'PH', currency: { isoCode: 'PHP' } });
    expect(data).toHaveProperty('localization.availableCountries.length', 40);
  });
});
