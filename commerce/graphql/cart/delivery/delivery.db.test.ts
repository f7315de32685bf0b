import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDiscounts } from '../../../store/discount/discounts.ts';
import { aCart, variantGid } from '../../../testing/a-cart.ts';
import { aProduct, type ProductIds } from '../../../testing/a-product.ts';
import { at, type ProviderUnderTest, providerUnderTest, textAt } from '../../../testing/provider-under-test.ts';

const MANILA = {
  firstName: 'Mei',
  lastName: 'Santos',
  address1: '12 Mabini Street',
  city: 'Manila',
  zip: '1000',
  provinceCode: 'PH-00',
  countryCode: 'PH',
};
const AUSTIN = {
  firstName: 'Ana',
  lastName: 'Reyes',
  company: 'Bay Books',
  address1: '1 Congress Avenue',
  address2: 'Floor 2',
  city: 'Austin',
  provinceCode: 'TX',
  zip: '78701',
  countryCode: 'US',
  phone: '+1 512 555 0100',
};

const CART = `id delivery { addresses { id selected oneTimeUse address { ... on CartDeliveryAddress {
    address1 address2 city company countryCode firstName lastName name phone provinceCode zip formatted(withName: true)
    formattedArea latitude } } } }
  deliveryGroups(first: 5) { nodes { id groupType
    deliveryAddress { id country countryCodeV2 province formatted formattedArea name }
    deliveryOptions { handle code title description deliveryMethodType estimatedCost { amount currencyCode } }
    selectedDeliveryOption { handle estimatedCost { amount } }
    cartLines(first: 5) { nodes { quantity merchandise { ... on ProductVariant { product { handle } } } } } } }`;

describe('delivery of a cart', () => {
  let test: ProviderUnderTest;
  let top: ProductIds;
  let card: ProductIds;
  beforeAll(async () => {
    test = await providerUnderTest();
    await seedDiscounts(test.db);
    top = await aProduct(test.db, { handle: 'kaila-top-lemons', price: 4600 });
    card = await aProduct(test.db, { handle: 'gift-card', kind: 'gift-card', price: 5000 });
  });
  afterAll(() => test.close());

  const newCart = (...products: ProductIds[]) =>
    aCart(
      test,
      'US',
      (products.length > 0 ? products : [top]).map(({ variantIds }) => ({ merchandiseId: variantGid(variantIds[0]) })),
    );
  async function mutate(name: string, cartId: string, args: string, variables: object): Promise<unknown> {
    const { data, errors } = await test.request(
      `mutation ($cartId: ID!, ${args}) { ${name}(cartId: $cartId, ${args.replace(/\$(\w+): [^,]+/g, '$1: $$$1')}) {
        cart { ${CART} } userErrors { code field message } warnings { code target } } }`,
      { cartId, ...variables },
    );
    expect(errors).toEqual([]);
    return at(data, name);
  }
  const addAddress = (cartId: string, ...addresses: object[]) =>
    mutate('cartDeliveryAddressesAdd', cartId, '$addresses: [CartSelectableAddressInput!]!', { addresses });
  const choose = (cartId: string, deliveryGroupId: string, deliveryOptionHandle: string) =>
    mutate(
      'cartSelectedDeliveryOptionsUpdate',
      cartId,
      '$selectedDeliveryOptions: [CartSelectedDeliveryOptionInput!]!',
      {
        selectedDeliveryOptions: [{ deliveryGroupId, deliveryOptionHandle }],
      },
    );
  const to = (deliveryAddress: object, more: object = {}) => ({ address: { deliveryAddress }, ...more });

  it('keeps addresses, and shows them as they are written', async () => {
    const answer = await addAddress(await newCart(), to(AUSTIN, { selected: true }), to(MANILA, { oneTimeUse: true }));
    expect(answer).toMatchObject({
      userErrors: [],
      warnings: [],
      cart: {
        delivery: {
          addresses: [
            {
              selected: true,
              oneTimeUse: false,
              address: {
                ...AUSTIN,
                name: 'Ana Reyes',
                formatted: [
                  'Ana Reyes',
                  'Bay Books',
                  '1 Congress Avenue',
                  'Floor 2',
                  'Austin TX 78701',
                  'United States',
                ],
                formattedArea: 'Austin TX, United States',
                latitude: null,
              },
            },
            { selected: false, oneTimeUse: true, address: { city: 'Manila', company: null, phone: null } },
          ],
        },
      },
    });
  });

  it('offers ways to send it once it is known where to, and remembers the chosen one', async () => {
    const cartId = await newCart();
    expect(at(await addAddress(cartId, to(MANILA)), 'cart', 'deliveryGroups', 'nodes')).toEqual([]);
    const answer = await addAddress(cartId, to(AUSTIN, { selected: true }));
    const group = at(answer, 'cart', 'deliveryGroups', 'nodes', 0);
    expect(group).toMatchObject({
      groupType: 'ONE_TIME_PURCHASE',
      deliveryAddress: {
        country: 'United States',
        countryCodeV2: 'US',
        province: 'Texas',
        formatted: ['Bay Books', '1 Congress Avenue', 'Floor 2', 'Austin TX 78701', 'United States'],
        name: 'Ana Reyes',
      },
      deliveryOptions: [
        {
          handle: 'standard',
          code: 'standard',
          title: 'Standard',
          deliveryMethodType: 'SHIPPING',
          estimatedCost: { amount: '6.0', currencyCode: 'USD' },
        },
        { handle: 'express', estimatedCost: { amount: '14.0' } },
        { handle: 'pickup', deliveryMethodType: 'PICKUP_POINT', estimatedCost: { amount: '6.0' } },
      ],
      selectedDeliveryOption: { handle: 'standard' },
      cartLines: { nodes: [{ quantity: 1, merchandise: { product: { handle: 'kaila-top-lemons' } } }] },
    });
    expect(textAt(group, 'deliveryOptions', 0, 'description')).toMatch(
      /^Arrives 20\d\d-\d\d-\d\d to 20\d\d-\d\d-\d\d$/,
    );
    const chosen = await choose(cartId, textAt(group, 'id'), 'express');
    expect(at(chosen, 'cart', 'deliveryGroups', 'nodes', 0, 'selectedDeliveryOption')).toEqual({
      handle: 'express',
      estimatedCost: { amount: '14.0' },
    });
    expect(await choose(cartId, textAt(group, 'id'), 'drone')).toMatchObject({
      userErrors: [
        { code: 'INVALID_DELIVERY_OPTION', field: ['selectedDeliveryOptions', '0', 'deliveryOptionHandle'] },
      ],
    });
    expect(await choose(cartId, 'gid://shopify/CartDeliveryGroup/1', 'express')).toMatchObject({
      userErrors: [{ code: 'INVALID_DELIVERY_GROUP' }],
    });
  });

  it('is free with a code for it, and from the threshold on', async () => {
    const cartId = await newCart();
    await addAddress(cartId, to(AUSTIN, { selected: true }));
    const coded = await mutate('cartDiscountCodesUpdate', cartId, '$discountCodes: [String!]', {
      discountCodes: ['FREESHIP'],
    });
    expect(at(coded, 'cart', 'deliveryGroups', 'nodes', 0, 'deliveryOptions')).toMatchObject([
      { estimatedCost: { amount: '0.0' } },
      { estimatedCost: { amount: '14.0' } },
      { estimatedCost: { amount: '0.0' } },
    ]);
    const rich = await newCart(top, card);
    const answer = await addAddress(rich, to(AUSTIN, { selected: true }));
    expect(at(answer, 'cart', 'deliveryGroups', 'nodes', 0)).toMatchObject({
      deliveryOptions: [{ estimatedCost: { amount: '0.0' } }, {}, {}],
      // A gift card travels by mail of the other kind.
      cartLines: { nodes: [{ merchandise: { product: { handle: 'kaila-top-lemons' } } }] },
    });
    const cards = await addAddress(await newCart(card), to(AUSTIN, { selected: true }));
    expect(at(cards, 'cart', 'deliveryGroups', 'nodes')).toEqual([]);
  });

  it('changes, selects one, and takes addresses away', async () => {
    const cartId = await newCart();
    const added = await addAddress(cartId, to(AUSTIN, { selected: true }), to(MANILA));
    const [austin, manila] = [0, 1].map((index) => textAt(added, 'cart', 'delivery', 'addresses', index, 'id'));
    const update = (...addresses: object[]) =>
      mutate('cartDeliveryAddressesUpdate', cartId, '$addresses: [CartSelectableAddressUpdateInput!]!', { addresses });
    expect(await update({ id: manila, selected: true, ...to({ ...MANILA, city: 'Cebu' }) })).toMatchObject({
      userErrors: [],
      cart: {
        delivery: {
          addresses: [
            { id: austin, selected: false },
            { id: manila, selected: true, address: { city: 'Cebu' } },
          ],
        },
      },
    });
    expect(await update({ id: 'gid://shopify/CartSelectableAddress/1', selected: true })).toMatchObject({
      userErrors: [{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addresses', '0', 'id'] }],
    });
    const remove = (addressIds: unknown[]) =>
      mutate('cartDeliveryAddressesRemove', cartId, '$addressIds: [ID!]!', { addressIds });
    expect(await remove([austin, 'gid://shopify/CartSelectableAddress/nothing'])).toMatchObject({
      userErrors: [{ code: 'INVALID_DELIVERY_ADDRESS_ID', field: ['addressIds', '1'] }],
      cart: { delivery: { addresses: [{}, {}] } },
    });
    expect(await remove([austin])).toMatchObject({
      userErrors: [],
      cart: { delivery: { addresses: [{ id: manila }] } },
    });
  });

  it('does not keep the same address twice', async () => {
    const cartId = await newCart();
    await addAddress(cartId, to(AUSTIN));
    const again = await addAddress(cartId, to({ ...AUSTIN, city: ' AUSTIN ' }, { selected: true }));
    expect(again).toMatchObject({
      warnings: [{ code: 'DUPLICATE_DELIVERY_ADDRESS' }],
      cart: { delivery: { addresses: [{ selected: true }] } },
    });
  });

  it.each([
    [to({ city: 'x'.repeat(256) }), 'ADDRESS_FIELD_IS_TOO_LONG', 'city'],
    [to({ address1: '<b>1</b>' }), 'ADDRESS_FIELD_CONTAINS_HTML_TAGS', 'address1'],
    [to({ company: 'see www.example.com' }), 'ADDRESS_FIELD_CONTAINS_URL', 'company'],
    [to({ firstName: 'Mei 🌊' }), 'ADDRESS_FIELD_CONTAINS_EMOJIS', 'firstName'],
    [to({ countryCode: 'BV' }), 'INVALID', 'countryCode'],
    [to({ countryCode: 'US' }, { validationStrategy: 'STRICT' }), 'ADDRESS_FIELD_IS_REQUIRED', 'firstName'],
    [to({ ...AUSTIN, zip: '1' }, { validationStrategy: 'STRICT' }), 'INVALID_ZIP_CODE_FOR_COUNTRY', 'zip'],
    [to({ ...AUSTIN, provinceCode: 'ZZ' }, { validationStrategy: 'STRICT' }), 'PROVINCE_NOT_FOUND', 'provinceCode'],
  ])('refuses %j with %s', async (address, code, field) => {
    const cartId = await newCart();
    const answer = await addAddress(cartId, to(AUSTIN), address);
    expect(answer).toMatchObject({ cart: { delivery: { addresses: [] } } });
    expect(at(answer, 'userErrors', 0)).toMatchObject({
      code,
      field: ['addresses', '1', 'address', 'deliveryAddress', field],
    });
  });

  it('takes what is strict and right', async () =>
    expect(await addAddress(await newCart(), to(AUSTIN, { validationStrategy: 'STRICT' }))).toMatchObject({
      userErrors: [],
    }));

  it.each([
    [[{ address: {} }], 'UNSPECIFIED_ADDRESS_ERROR'],
    [[{ address: { copyFromCustomerAddressId: 'gid://shopify/MailingAddress/1' } }], 'INVALID_DELIVERY_ADDRESS_ID'],
    [[to(AUSTIN, { selected: true }), to(MANILA, { selected: true })], 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED'],
    [Array.from({ length: 21 }, (_none, index) => to({ city: `Town ${index}` })), 'TOO_MANY_DELIVERY_ADDRESSES'],
  ])('refuses lists that make no sense (%#)', async (addresses, code) =>
    expect(await addAddress(await newCart(), ...addresses)).toMatchObject({ userErrors: [{ code }] }),
  );

  it('shows no address to who holds no key, and forgets all when asked', async () => {
    const cartId = await newCart();
    await addAddress(cartId, to(AUSTIN, { selected: true }));
    const { data } = await test.request(`query ($id: ID!) { cart(id: $id) { ${CART} } }`, {
      id: cartId.replace(/\?key=.*/, ''),
    });
    expect(at(data, 'cart')).toMatchObject({ delivery: { addresses: [] }, deliveryGroups: { nodes: [] } });
    const answer = await test.request(
      `mutation ($cartId: ID!) { cartRemovePersonalData(cartId: $cartId) { cart { ${CART} totalQuantity } userErrors { code } } }`,
      { cartId },
    );
    expect(at(answer.data, 'cartRemovePersonalData')).toMatchObject({
      userErrors: [],
      cart: { totalQuantity: 1, delivery: { addresses: [] } },
    });
  });

  it('comes with a new cart', async () => {
    const create = async (addresses: object[]) =>
      at(
        (
          await test.request(
            `mutation ($input: CartInput) { cartCreate(input: $input) { cart { ${CART} } userErrors { code field } } }`,
            {
              input: { delivery: { addresses } },
            },
          )
        ).data,
        'cartCreate',
      );
    expect(await create([to(AUSTIN, { selected: true })])).toMatchObject({
      cart: { delivery: { addresses: [{ selected: true, address: { city: 'Austin' } }] } },
    });
    expect(await create([{ address: {} }])).toMatchObject({
      cart: null,
      userErrors: [{ field: ['input', 'delivery', 'addresses', '0', 'address'] }],
    });
  });

  it('met nothing unexpected', () => expect(test.unexpected).toEqual([]));
});
