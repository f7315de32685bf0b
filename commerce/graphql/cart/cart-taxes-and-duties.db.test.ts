import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueGiftCard } from '../../store/discount/gift-cards.ts';
import { aCart, variantGid } from '../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../testing/provider-under-test.ts';

const COST = `cost { subtotalAmount { amount } totalAmount { amount currencyCode }
  totalTaxAmount { amount } totalTaxAmountEstimated totalDutyAmount { amount } }`;

describe('taxes and duties of a cart', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { price: 4600 });
  });
  afterAll(async () => {
    expect(test.unexpected).toEqual([]);
    await test.close();
  });

  const cartOf = (country: string) => aCart(test, country, [{ merchandiseId: variantGid(top.variantIds[0]) }]);
  const costOf = async (id: string) =>
    at((await test.request(`query ($id: ID!) { cart(id: $id) { ${COST} } }`, { id })).data, 'cart', 'cost');
  const sendTo = (cartId: string, address: object) =>
    test.request(
      `mutation ($cartId: ID!, $addresses: [CartSelectableAddressInput!]!) {
        cartDeliveryAddressesAdd(cartId: $cartId, addresses: $addresses) { userErrors { code } } }`,
      { cartId, addresses: [{ selected: true, address: { deliveryAddress: address } }] },
    );

  it.each([
    ['GB', '37.0', '6.17'],
    ['AU', '72.0', '6.55'],
    ['JP', '6890.0', '626.0'],
    ['HK', '370.0', '0.0'],
  ])('in %s: of %s, %s is tax, and nothing comes on top', async (country, total, tax) => {
    expect(await costOf(await cartOf(country))).toMatchObject({
      subtotalAmount: { amount: total },
      totalAmount: { amount: total },
      totalTaxAmount: { amount: tax },
      totalTaxAmountEstimated: true,
      totalDutyAmount: null,
    });
  });

  it('wait for the state where the state decides', async () => {
    const cartId = await cartOf('US');
    expect(await costOf(cartId)).toMatchObject({ totalAmount: { amount: '46.0' }, totalTaxAmount: null });
    await sendTo(cartId, { countryCode: 'US', provinceCode: 'CA', city: 'Santa Cruz' });
    expect(await costOf(cartId)).toMatchObject({ totalAmount: { amount: '46.0' }, totalTaxAmount: { amount: '3.11' } });
  });

  it('come on top where customs ask for duties, and follow the address', async () => {
    const cartId = await cartOf('ZA');
    expect(await costOf(cartId)).toEqual({
      subtotalAmount: { amount: '859.0' },
      totalAmount: { amount: '1245.55', currencyCode: 'ZAR' },
      totalTaxAmount: { amount: '112.04' },
      totalTaxAmountEstimated: true,
      totalDutyAmount: { amount: '386.55' },
    });
    await sendTo(cartId, { countryCode: 'GB', city: 'London' });
    expect(await costOf(cartId)).toMatchObject({ totalAmount: { amount: '859.0' }, totalDutyAmount: null });
  });

  it('are paid by gift cards too', async () => {
    const { code } = await withTx(test.db, async (tx) =>
      commit(await issueGiftCard(tx, { amount: 500_000, currency: 'ZAR' })),
    );
    const { data } = await test.request(
      `mutation ($cartId: ID!, $codes: [String!]!) { cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $codes) {
        cart { appliedGiftCards { amountUsed { amount } } } } }`,
      { cartId: await cartOf('ZA'), codes: [code] },
    );
    expect(at(data, 'cartGiftCardCodesUpdate', 'cart')).toEqual({
      appliedGiftCards: [{ amountUsed: { amount: '1245.55' } }],
    });
  });
});
