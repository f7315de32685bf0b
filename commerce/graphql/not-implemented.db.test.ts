import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../testing/provider-under-test.ts';

describe('what is not implemented', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    await aProduct(test.db, { handle: 'kaila-top-lemons' });
  });
  afterAll(() => test.close());

  it.each([
    ['{ menu(handle: "main") { title } }', 'QueryRoot.menu', { menu: null }],
    [
      '{ product(handle: "kaila-top-lemons") { title category { id } } }',
      'Product.category',
      { product: { title: 'Kaila Triangle Top', category: null } },
    ],
    ['{ shop { privacyPolicy { body } } }', 'Shop.privacyPolicy', { shop: { privacyPolicy: null } }],
    [
      'mutation { customerAccessTokenCreateWithMultipass(multipassToken: "x") { customerAccessToken { accessToken } } }',
      'Mutation.customerAccessTokenCreateWithMultipass',
      { customerAccessTokenCreateWithMultipass: null },
    ],
  ])('%s says so by its coordinate %s', async (query, coordinate, data) => {
    const answer = await test.ask(query);
    expect(answer).toMatchObject({
      status: 200,
      data,
      errors: [
        {
          message: `${coordinate} is not implemented by this provider.`,
          extensions: { code: 'NOT_IMPLEMENTED', coordinate },
        },
      ],
    });
  });

  it('takes its parent down with it where null is not allowed', async () => {
    const { data, errors } = await test.ask('{ locations(first: 1) { nodes { id } } }');
    expect({ data, errors }).toMatchObject({
      data: null,
      errors: [{ extensions: { coordinate: 'QueryRoot.locations' } }],
    });
  });

  it('is expected, so it is reported nowhere', () => expect(test.unexpected).toEqual([]));
});
