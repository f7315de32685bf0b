import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantDiscount, saveDiscount, seedDiscounts } from '../../../store/discount/discounts.ts';
import { aCart, variantGid } from '../../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest } from '../../../testing/provider-under-test.ts';

const CART = `discountCodes { code applicable }
  discountAllocations { __typename discountedAmount { amount currencyCode } targetType
    ... on CartCodeDiscountAllocation { code }
    discountApplication { allocationMethod targetSelection targetType value {
      ... on PricingPercentageValue { percentage } ... on MoneyV2 { amount currencyCode } } } }
  cost { subtotalAmount { amount } totalAmount { amount } checkoutChargeAmount { amount } }
  lines(first: 10) { nodes { cost { subtotalAmount { amount } totalAmount { amount } }
    discountAllocations { __typename discountedAmount { amount } ... on CartAutomaticDiscountAllocation { title } } } }`;
const UPDATE = `mutation ($cartId: ID!, $codes: [String!]) { cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $codes) {
  cart { ${CART} } userErrors { code field message } warnings { code message target } } }`;

describe('discount codes', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let bottoms: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    await seedDiscounts(test.db);
    top = await aProduct(test.db, { price: 4600, tags: ['print_lemons'] });
    bottoms = await aProduct(test.db, { price: 4200, kind: 'bottoms', tags: ['print_lemons'] });
    await saveDiscount(
      test.db,
      { title: 'Reward', value: { kind: 'fixed', usdMinor: 500 }, class: 'order', usageLimit: 1 },
      ['REWARD-1'],
    );
    await saveDiscount(
      test.db,
      { title: 'Big', value: { kind: 'percentage', percent: 5 }, class: 'order', minimumUsd: 100 },
      ['BIG'],
    );
  });
  afterAll(() => test.close());

  const line = (product: ProductIds, quantity = 1) => ({ merchandiseId: variantGid(product.variantIds[0]), quantity });
  async function apply(cartId: string, codes: readonly string[] | null) {
    const { data, errors } = await test.request(UPDATE, { cartId, codes });
    expect(errors).toEqual([]);
    return at(data, 'cartDiscountCodesUpdate');
  }

  it('reduce the cart and say by how much', async () => {
    const answer = await apply(await aCart(test, 'US', [line(top)]), ['hellobay']);
    expect(answer).toMatchObject({
      userErrors: [],
      warnings: [],
      cart: {
        discountCodes: [{ code: 'hellobay', applicable: true }],
        discountAllocations: [
          {
            __typename: 'CartCodeDiscountAllocation',
            code: 'HELLOBAY',
            discountedAmount: { amount: '4.6', currencyCode: 'USD' },
            targetType: 'LINE_ITEM',
            discountApplication: {
              allocationMethod: 'ACROSS',
              targetSelection: 'ALL',
              targetType: 'LINE_ITEM',
              value: { percentage: 10 },
            },
          },
        ],
        cost: {
          subtotalAmount: { amount: '46.0' },
          totalAmount: { amount: '41.4' },
          checkoutChargeAmount: { amount: '46.0' },
        },
      },
    });
  });

  it('come after the offers on lines', async () => {
    expect(await apply(await aCart(test, 'US', [line(top), line(bottoms)]), ['HELLOBAY'])).toMatchObject({
      cart: {
        cost: { subtotalAmount: { amount: '82.0' }, totalAmount: { amount: '73.8' } },
        lines: {
          nodes: [
            {
              discountAllocations: [{ title: 'Matching pair', discountedAmount: { amount: '2.86' } }],
              cost: { totalAmount: { amount: '39.14' } },
            },
            {
              discountAllocations: [{ title: 'Matching pair', discountedAmount: { amount: '3.14' } }],
              cost: { totalAmount: { amount: '42.86' } },
            },
          ],
        },
      },
    });
  });

  it.each([
    ['NOPE', 'DISCOUNT_NOT_FOUND', 'Discount code NOPE is not one of our codes.'],
    ['SUMMER20', 'DISCOUNT_CURRENTLY_INACTIVE', 'Discount code SUMMER20 is not valid at the moment.'],
    ['STUDENT30', 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING', expect.stringContaining('give your email address')],
    ['BIG', 'DISCOUNT_PURCHASE_NOT_IN_RANGE', expect.stringContaining('larger purchase')],
  ])('%s is kept, does nothing and says %s', async (code, warning, message) => {
    const cartId = await aCart(test, 'US', [line(top)]);
    expect(await apply(cartId, [code])).toMatchObject({
      userErrors: [],
      warnings: [{ code: warning, message, target: cartId.replace(/\?key=.*/, '') }],
      cart: {
        discountCodes: [{ code, applicable: false }],
        discountAllocations: [],
        cost: { totalAmount: { amount: '46.0' } },
      },
    });
  });

  it('say so with every change while they do not work, and work as soon as they can', async () => {
    const cartId = await aCart(test, 'US', [line(top)]);
    await apply(cartId, ['BIG']);
    const { data } = await test.request(
      `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) {
        cart { discountCodes { applicable } } warnings { code } } }`,
      { cartId, lines: [line(top)] },
    );
    expect(at(data, 'cartLinesAdd')).toMatchObject({ warnings: [{ code: 'DISCOUNT_PURCHASE_NOT_IN_RANGE' }] });
    const after = await test.request(
      `mutation ($cartId: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $cartId, lines: $lines) {
        cart { discountCodes { applicable } cost { totalAmount { amount } } } warnings { code } } }`,
      { cartId, lines: [line(top)] },
    );
    expect(at(after.data, 'cartLinesAdd')).toMatchObject({
      warnings: [],
      cart: { discountCodes: [{ applicable: true }], cost: { totalAmount: { amount: '131.1' } } },
    });
  });

  it('know the customer: granted, once, first order', async () => {
    const buyer = (email: string) => ({
      buyerIdentity: { countryCode: 'US', email },
      lines: [line(top)],
      discountCodes: ['STUDENT30'],
    });
    const create = async (input: object) =>
      at(
        (
          await test.request(
            `mutation ($input: CartInput) { cartCreate(input: $input) { cart { discountCodes { applicable } cost { totalAmount { amount } } } warnings { code } } }`,
            { input },
          )
        ).data,
        'cartCreate',
      );
    expect(await create(buyer('mei@example.com'))).toMatchObject({
      warnings: [{ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE' }],
    });
    expect(await grantDiscount(test.db, 'student30', 'Mei@Example.com')).toBe(true);
    expect(await create(buyer('mei@example.com'))).toMatchObject({
      warnings: [],
      cart: { cost: { totalAmount: { amount: '32.2' } } },
    });
    expect(await grantDiscount(test.db, 'NOPE', 'mei@example.com')).toBe(false);
  });

  it('take the better of two that cannot be combined, and free delivery with either', async () => {
    await grantDiscount(test.db, 'STUDENT30', 'noor@example.com');
    const { data } = await test.request(
      `mutation ($input: CartInput) { cartCreate(input: $input) { cart { id ${CART} } warnings { code } } }`,
      {
        input: {
          buyerIdentity: { countryCode: 'US', email: 'noor@example.com' },
          lines: [line(top)],
          discountCodes: ['HELLOBAY', 'STUDENT30', 'FREESHIP'],
        },
      },
    );
    expect(at(data, 'cartCreate')).toMatchObject({
      warnings: [{ code: 'DISCOUNT_CODE_NOT_HONOURED' }],
      cart: {
        discountCodes: [
          { code: 'HELLOBAY', applicable: false },
          { code: 'STUDENT30', applicable: true },
          { code: 'FREESHIP', applicable: true },
        ],
        cost: { totalAmount: { amount: '32.2' } },
      },
    });
  });

  it('follow the currency', async () => {
    expect(await apply(await aCart(test, 'JP', [line(top)]), ['REWARD-1'])).toMatchObject({
      cart: {
        discountAllocations: [
          {
            discountedAmount: { amount: '790.0', currencyCode: 'JPY' },
            discountApplication: { value: { amount: '790.0' } },
          },
        ],
      },
    });
  });

  it('are replaced as a whole, each once, and taken away by an empty list', async () => {
    const cartId = await aCart(test, 'US', [line(top)]);
    expect(await apply(cartId, [' hellobay ', 'HELLOBAY', '', 'FREESHIP'])).toMatchObject({
      cart: { discountCodes: [{ code: 'hellobay' }, { code: 'FREESHIP' }] },
    });
    expect(await apply(cartId, [])).toMatchObject({ cart: { discountCodes: [] }, warnings: [] });
  });

  it('are refused where they cannot be codes', async () => {
    const cartId = await aCart(test, 'US', [line(top)]);
    expect(await apply(cartId, null)).toMatchObject({ userErrors: [{ code: 'MISSING_DISCOUNT_CODE' }] });
    expect(await apply(cartId, ['x'.repeat(256)])).toMatchObject({
      userErrors: [{ code: 'INVALID', field: ['discountCodes', '0'] }],
    });
    expect(
      await apply(
        cartId,
        Array.from({ length: 26 }, (_none, index) => `C${index}`),
      ),
    ).toMatchObject({
      userErrors: [{ code: 'MAXIMUM_EXCEEDED' }],
      cart: { discountCodes: [] },
    });
    expect(await apply('gid://shopify/Cart/nothing-nothing-nothing?key=nothing-nothing-nothing', ['A'])).toMatchObject({
      cart: { discountCodes: [{ code: 'A', applicable: false }] },
      userErrors: [{ message: 'The specified cart does not exist.' }],
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
