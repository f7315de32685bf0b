import { commit, withTx } from '@bluebird-bay/database/with-tx.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueGiftCard } from '../../../store/discount/gift-cards.ts';
import { aCart, variantGid } from '../../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../../testing/provider-under-test.ts';

const CART = `appliedGiftCards { id lastCharacters balance { amount currencyCode } amountUsed { amount } presentmentAmountUsed { amount } }
  cost { totalAmount { amount } }`;

describe('gift cards of a cart', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  const codes: string[] = [];
  beforeAll(async () => {
    test = await providerUnderTest();
    top = await aProduct(test.db, { price: 4600 });
    for (const [amount, currency] of [
      [1000, 'USD'],
      [5000, 'USD'],
      [5000, 'EUR'],
    ] as const)
      codes.push((await withTx(test.db, async (tx) => commit(await issueGiftCard(tx, { amount, currency })))).code);
  });
  afterAll(() => test.close());

  const newCart = () => aCart(test, 'US', [{ merchandiseId: variantGid(top.variantIds[0]) }]);
  async function update(cartId: string, giftCardCodes: readonly string[]) {
    const { data, errors } = await test.request(
      `mutation ($cartId: ID!, $giftCardCodes: [String!]!) { cartGiftCardCodesUpdate(cartId: $cartId, giftCardCodes: $giftCardCodes) {
        cart { ${CART} } userErrors { code field message } warnings { code } } }`,
      { cartId, giftCardCodes },
    );
    expect(errors).toEqual([]);
    return at(data, 'cartGiftCardCodesUpdate');
  }

  it('pay what they hold, and the total stays what the items cost', async () => {
    expect(await update(await newCart(), codes.slice(0, 2))).toMatchObject({
      userErrors: [],
      warnings: [],
      cart: {
        cost: { totalAmount: { amount: '46.0' } },
        appliedGiftCards: [
          { lastCharacters: codes[0]?.slice(-4), balance: { amount: '10.0' }, amountUsed: { amount: '10.0' } },
          { balance: { amount: '50.0' }, amountUsed: { amount: '36.0' }, presentmentAmountUsed: { amount: '36.0' } },
        ],
      },
    });
  });

  it('are taken off again by their id', async () => {
    const cartId = await newCart();
    const applied = await update(cartId, codes.slice(0, 2));
    const remove = async (ids: readonly string[]) =>
      at(
        (
          await test.request(
            `mutation ($cartId: ID!, $ids: [ID!]!) { cartGiftCardCodesRemove(cartId: $cartId, appliedGiftCardIds: $ids) {
              cart { ${CART} } userErrors { code field } } }`,
            { cartId, ids },
          )
        ).data,
        'cartGiftCardCodesRemove',
      );
    const first = textAt(applied, 'cart', 'appliedGiftCards', 0, 'id');
    expect(await remove(['gid://shopify/AppliedGiftCard/999'])).toMatchObject({
      userErrors: [{ code: 'INVALID', field: ['appliedGiftCardIds', '0'] }],
    });
    expect(await remove([first])).toMatchObject({
      userErrors: [],
      cart: { appliedGiftCards: [{ balance: { amount: '50.0' } }] },
    });
    expect(await remove([first])).toMatchObject({ userErrors: [{ code: 'INVALID' }] });
  });

  it('of another currency pay nothing and say so', async () =>
    expect(await update(await newCart(), codes.slice(2))).toMatchObject({
      warnings: [{ code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE' }],
      cart: { appliedGiftCards: [{ balance: { amount: '50.0', currencyCode: 'EUR' }, amountUsed: { amount: '0.0' } }] },
    }));

  it('that are none are refused, and nothing changes', async () => {
    const cartId = await newCart();
    await update(cartId, codes.slice(0, 1));
    expect(await update(cartId, [codes[1] ?? '', 'WRONG-CODE'])).toMatchObject({
      userErrors: [{ code: 'INVALID', field: ['giftCardCodes', '1'], message: 'The gift card code is invalid.' }],
      cart: { appliedGiftCards: [{ lastCharacters: codes[0]?.slice(-4) }] },
    });
  });

  it('come with a new cart', async () => {
    const create = async (giftCardCodes: string[]) =>
      at(
        (
          await test.request(
            `mutation ($input: CartInput) { cartCreate(input: $input) { cart { ${CART} } userErrors { field } } }`,
            { input: { giftCardCodes } },
          )
        ).data,
        'cartCreate',
      );
    expect(await create([codes[0] ?? ''])).toMatchObject({
      cart: { appliedGiftCards: [{ amountUsed: { amount: '0.0' } }] },
    });
    expect(await create(['WRONG'])).toMatchObject({
      cart: null,
      userErrors: [{ field: ['input', 'giftCardCodes', '0'] }],
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
