import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../testing/a-product.ts';
import { type ProviderUnderTest, providerUnderTest } from '../testing/provider-under-test.ts';

describe('what is not implemented', () => {
  let test: ProviderUnderTest;
  beforeAll(async () => {
    test = await providerUnderTest();
    await aProduct(test.db, {
      handle: 'kaila-top-lemons',
      metafields: [{ key: 'print', type: 'single_line_text_field', value: 'Lemons' }],
    });
  });
  afterAll(() => test.close());

  it.each([
    [
      '{ product(handle: "kaila-top-lemons") { handle metafield(namespace: "custom", key: "print") { key updatedAt } } }',
      'Metafield.updatedAt',
      { product: { handle: 'kaila-top-lemons', metafield: null } },
    ],
    [
      '{ cart(id: "gid://shopify/Cart/x") { id } cartCompletionAttempt(attemptId: "x") { __typename } }',
      'QueryRoot.cartCompletionAttempt',
      { cart: null, cartCompletionAttempt: null },
    ],
    [
      'mutation { customerAccessTokenCreateWithMultipass(multipassToken: "x") { customerAccessToken { accessToken } } }',
      'Mutation.customerAccessTokenCreateWithMultipass',
      { customerAccessTokenCreateWithMultipass: null },
    ],
  ])('%s says so by its coordinate %s', async (query, coordinate, data) => {
    const answer = await test.request(query);
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
    const { data, errors } = await test.request(
      '{ product(handle: "kaila-top-lemons") { metafield(namespace: "custom", key: "print") { updatedAt } } }',
    );
    expect({ data, errors }).toMatchObject({
      data: { product: { metafield: null } },
      errors: [{ extensions: { coordinate: 'Metafield.updatedAt' } }],
    });
  });

  it('is expected, so it is reported nowhere', () => expect(test.unexpected).toEqual([]));
});
