import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

let test: ProviderUnderTest;
beforeAll(async () => {
  test = await providerUnderTest();
});
afterAll(() => test.close());

it('say what the shop promises in the country of the request', async () => {
  const { data, errors } = await test.request(`query @inContext(country: GB) {
    shop {
      pair: metafield(namespace: "custom", key: "pair_offer") { type value }
      metafields(identifiers: [{ namespace: "custom", key: "tides" }, { namespace: "custom", key: "standard_delivery" }]) {
        namespace key type value
      }
      other: metafield(namespace: "other", key: "pair_offer") { value }
    }
  }`);
  expect(errors).toEqual([]);
  expect(at(data, 'shop')).toEqual({
    pair: { type: 'money', value: '{"amount":"5.0","currency_code":"GBP"}' },
    metafields: [
      null,
      {
        namespace: 'custom',
        key: 'standard_delivery',
        type: 'json',
        value: expect.stringMatching(
          /^\{"price":\{"amount":"5\.0","currency_code":"GBP"\},"days":\[3,5\],"from":"\d{4}-\d\d-\d\d","to":"\d{4}-\d\d-\d\d"\}$/,
        ),
      },
    ],
    other: null,
  });
});
