import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCustomer } from '../../testing/a-customer.ts';
import { aProduct } from '../../testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest, shopRequest } from '../../testing/provider-under-test.ts';

const PRICE =
  '{ product(handle: "lido-one-piece-wildflowers") { priceRange { minVariantPrice { amount currencyCode } } } }';

describe('@inContext', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    await aProduct(test.db, { handle: 'lido-one-piece-wildflowers', price: 4600 });
  });
  afterAll(() => test.close());

  it.each([
    ['@inContext(country: PH)', 'PH', 'PHP', '2695.0'],
    ['@inContext(country: US)', 'US', 'USD', '46.0'],
    ['@inContext(country: GB, language: FR)', 'GB', 'GBP', '37.0'],
    ['@inContext(language: EN)', 'US', 'USD', '46.0'],
    ['@inContext(country: JP)', 'JP', 'JPY', '6890.0'],
    ['@inContext(country: BV)', 'US', 'USD', '46.0'],
    ['@inContext(country: ZZ)', 'US', 'USD', '46.0'],
  ])('query %s is made in %s', async (directive, country, currencyCode, amount) => {
    const { data, extensions } = await test.request(`query ${directive} ${PRICE}`);
    expect(data).toEqual({ product: { priceRange: { minVariantPrice: { amount, currencyCode } } } });
    expect(extensions).toEqual({ context: { country, language: 'EN' }, cost: { requestedQueryCost: 3 } });
  });

  it('is of the shop itself without one, and then says nothing of a context', async () => {
    const { data, extensions } = await test.request(PRICE);
    expect(data).toEqual({ product: { priceRange: { minVariantPrice: { amount: '46.0', currencyCode: 'USD' } } } });
    expect(extensions).toEqual({ cost: { requestedQueryCost: 3 } });
  });

  it('reads variables and their defaults', async () => {
    const query = `query ($country: CountryCode = AU) @inContext(country: $country) ${PRICE}`;
    expect((await test.request(query)).extensions).toMatchObject({ context: { country: 'AU', language: 'EN' } });
    expect((await test.request(query, { country: 'CA' })).extensions).toMatchObject({
      context: { country: 'CA', language: 'EN' },
    });
    expect((await test.request(query, { country: 'Canada' })).errors[0]?.message).toMatch(/CountryCode/);
    expect((await test.request(query, { country: null })).extensions).toMatchObject({ context: { country: 'US' } });
  });

  const buyerOf = (token: string) =>
    `{ customerAccessToken: "${token}", companyLocationId: "gid://shopify/CompanyLocation/1" }`;

  it('asks the same of every buyer', async () => {
    const { token } = await aCustomer(test);
    const { data, errors } = await test.request(`query @inContext(country: US, buyer: ${buyerOf(token)}) ${PRICE}`);
    expect({ data, errors }).toEqual({
      data: { product: { priceRange: { minVariantPrice: { amount: '46.0', currencyCode: 'USD' } } } },
      errors: [],
    });
  });

  it('only looks at the session of a buyer, so that a read writes nothing', async () => {
    const { id, token } = await aCustomer(test);
    const halfOver = new Date(Date.now() + 15 * 86_400_000);
    await test.db
      .updateTable('commerce.customer_access_token')
      .set({ expires_at: halfOver })
      .where('customer_id', '=', id)
      .execute();
    await test.request(`query @inContext(country: US, buyer: ${buyerOf(token)}) ${PRICE}`);
    const sessions = await test.db
      .selectFrom('commerce.customer_access_token')
      .select('expires_at')
      .where('customer_id', '=', id)
      .execute();
    expect(sessions).toEqual([{ expires_at: halfOver }]);
  });

  it('answers nothing for a buyer whose token is not valid', async () => {
    const { token } = await aCustomer(test);
    await test.request(
      `mutation { customerAccessTokenDelete(customerAccessToken: "${token}") { deletedAccessToken } }`,
    );
    for (const wrong of ['x', '', token]) {
      const query = `query @inContext(country: US, buyer: ${buyerOf(wrong)}) ${PRICE}`;
      const response = await test.provider.fetch(shopRequest({ query }));
      expect([response.status, await response.json()]).toEqual([
        200,
        { errors: [{ message: 'The token provided is not valid' }] },
      ]);
    }
  });
});

describe('@defer', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
  });
  afterAll(() => test.close());

  const query = 'query @inContext(country: PH) { shop { name ... @defer { description category: moneyFormat } } }';

  it('is taken out for a client that reads whole answers', async () => {
    const response = await test.provider.fetch(shopRequest({ query }, { headers: { accept: 'application/json' } }));
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Bluebird Bay', description: /Swimwear/ } } });
  });

  it('answers in parts a client that reads them', async () => {
    const headers = { accept: 'multipart/mixed; deferSpec=20220824, application/json' };
    const response = await test.provider.fetch(shopRequest({ query }, { headers }));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'multipart/mixed; boundary="-"']);
    const text = await response.text();
    expect(text).toContain('"hasNext":true');
    expect(text).toContain('"context":{"country":"PH","language":"EN"}');
    expect(text).toContain('Swimwear');
  });

  it('answers a whole answer whole, also to such a client', async () => {
    const headers = { accept: 'multipart/mixed, application/json' };
    const response = await test.provider.fetch(shopRequest({ query: '{ shop { name } }' }, { headers }));
    expect(await response.json()).toMatchObject({ data: { shop: { name: 'Bluebird Bay' } } });
  });
});
