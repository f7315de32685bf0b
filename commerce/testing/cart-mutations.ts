import { variantGid } from './a-cart.ts';
import { at, type ProviderUnderTest } from './provider-under-test.ts';

/** What there is in a cart to be changed. */
export interface ChangeableCart {
  cartId: string;
  lineId: string;
  /** Of the same product, in no line yet. */
  otherVariantId: number | undefined;
  addressId: string;
  deliveryGroupId: string;
  appliedGiftCardId: string;
  giftCardCode: string;
}

export const AUSTIN = {
  firstName: 'Ana',
  lastName: 'Reyes',
  address1: '1 Congress Avenue',
  city: 'Austin',
  provinceCode: 'TX',
  zip: '78701',
  countryCode: 'US',
};

/** The mutations that change a cart and answer it: arguments with their types, and values that would change something. */
export const CART_MUTATIONS: ReadonlyArray<
  readonly [name: string, argument: string, type: string, (cart: ChangeableCart) => unknown]
> = [
  ['cartLinesAdd', 'lines', '[CartLineInput!]!', (cart) => [{ merchandiseId: variantGid(cart.otherVariantId) }]],
  ['cartLinesUpdate', 'lines', '[CartLineUpdateInput!]!', ({ lineId }) => [{ id: lineId, quantity: 3 }]],
  ['cartLinesRemove', 'lineIds', '[ID!]!', ({ lineId }) => [lineId]],
  ['cartDiscountCodesUpdate', 'discountCodes', '[String!]', () => ['SUMMER']],
  ['cartGiftCardCodesUpdate', 'giftCardCodes', '[String!]!', ({ giftCardCode }) => [giftCardCode]],
  ['cartGiftCardCodesRemove', 'appliedGiftCardIds', '[ID!]!', ({ appliedGiftCardId }) => [appliedGiftCardId]],
  ['cartBuyerIdentityUpdate', 'buyerIdentity', 'CartBuyerIdentityInput!', () => ({ countryCode: 'GB' })],
  ['cartAttributesUpdate', 'attributes', '[AttributeInput!]!', () => [{ key: 'wrap', value: 'yes' }]],
  ['cartNoteUpdate', 'note', 'String!', () => 'Ring twice'],
  [
    'cartDeliveryAddressesAdd',
    'addresses',
    '[CartSelectableAddressInput!]!',
    () => [{ address: { deliveryAddress: { ...AUSTIN, address1: '2 Congress Avenue' } } }],
  ],
  [
    'cartDeliveryAddressesUpdate',
    'addresses',
    '[CartSelectableAddressUpdateInput!]!',
    ({ addressId }) => [{ id: addressId, oneTimeUse: true }],
  ],
  ['cartDeliveryAddressesRemove', 'addressIds', '[ID!]!', ({ addressId }) => [addressId]],
  [
    'cartSelectedDeliveryOptionsUpdate',
    'selectedDeliveryOptions',
    '[CartSelectedDeliveryOptionInput!]!',
    ({ deliveryGroupId }) => [{ deliveryGroupId, deliveryOptionHandle: 'express' }],
  ],
];

/** Runs one of them; the payload it answers. */
export async function mutateCart(
  test: ProviderUnderTest,
  [name, argument, type]: readonly [string, string, string, ...unknown[]],
  cartId: string,
  value: unknown,
): Promise<unknown> {
  const { data, errors } = await test.request(
    `mutation ($cartId: ID!, $value: ${type}) { ${name}(cartId: $cartId, ${argument}: $value) {
      cart { id note totalQuantity attributes { key value } buyerIdentity { countryCode } updatedAt }
      userErrors { code field message } warnings { code } } }`,
    { cartId, value },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return at(data, name);
}

/** A cart that has something of everything: one item of a line, an address that is chosen, a gift card. */
export async function aChangeableCart(
  test: ProviderUnderTest,
  variantIds: readonly number[],
  giftCardCode: string,
): Promise<ChangeableCart> {
  const { data } = await test.request(
    `mutation ($input: CartInput) { cartCreate(input: $input) { userErrors { message } cart { id
      lines(first: 1) { nodes { id } } delivery { addresses { id } } deliveryGroups(first: 1) { nodes { id } }
      appliedGiftCards { id } } } }`,
    {
      input: {
        buyerIdentity: { countryCode: 'US' },
        lines: [{ merchandiseId: variantGid(variantIds[0]) }],
        giftCardCodes: [giftCardCode],
        delivery: { addresses: [{ selected: true, address: { deliveryAddress: AUSTIN } }] },
      },
    },
  );
  const cart = at(data, 'cartCreate', 'cart');
  const text = (...path: ReadonlyArray<string | number>): string => String(at(cart, ...path));
  return {
    cartId: text('id'),
    lineId: text('lines', 'nodes', 0, 'id'),
    otherVariantId: variantIds[1],
    addressId: text('delivery', 'addresses', 0, 'id'),
    deliveryGroupId: text('deliveryGroups', 'nodes', 0, 'id'),
    appliedGiftCardId: text('appliedGiftCards', 0, 'id'),
    giftCardCode,
  };
}
