import type { MutationResolvers } from '../generated/resolvers.ts';
import { cartCreate } from './cart-create.ts';
import {
  cartAttributesUpdate,
  cartBuyerIdentityUpdate,
  cartNoteUpdate,
  cartRemovePersonalData,
} from './cart-details.ts';
import { cartSelectedDeliveryOptionsUpdate } from './delivery/delivery.ts';
import {
  cartDeliveryAddressesAdd,
  cartDeliveryAddressesRemove,
  cartDeliveryAddressesUpdate,
} from './delivery/delivery-addresses.ts';
import { cartDiscountCodesUpdate, cartGiftCardCodesRemove, cartGiftCardCodesUpdate } from './discounts/cart-codes.ts';
import { cartLinesAdd, cartLinesRemove, cartLinesUpdate } from './lines/cart-lines.ts';
import { cartMetafieldDelete, cartMetafieldsSet } from './metafields/cart-metafields.ts';

export const cartMutations = {
  cartAttributesUpdate: (_root, { cartId, attributes }, context) => cartAttributesUpdate(cartId, attributes, context),
  cartBuyerIdentityUpdate: (_root, { cartId, buyerIdentity }, context) =>
    cartBuyerIdentityUpdate(cartId, buyerIdentity, context),
  cartCreate: (_root, { input }, context) => cartCreate(input ?? {}, context),
  cartDeliveryAddressesAdd: (_root, { cartId, addresses }, context) =>
    cartDeliveryAddressesAdd(cartId, addresses, context),
  cartDeliveryAddressesRemove: (_root, { cartId, addressIds }, context) =>
    cartDeliveryAddressesRemove(cartId, addressIds, context),
  cartDeliveryAddressesUpdate: (_root, { cartId, addresses }, context) =>
    cartDeliveryAddressesUpdate(cartId, addresses, context),
  cartDiscountCodesUpdate: (_root, { cartId, discountCodes }, context) =>
    cartDiscountCodesUpdate(cartId, discountCodes, context),
  cartGiftCardCodesRemove: (_root, { cartId, appliedGiftCardIds }, context) =>
    cartGiftCardCodesRemove(cartId, appliedGiftCardIds, context),
  cartGiftCardCodesUpdate: (_root, { cartId, giftCardCodes }, context) =>
    cartGiftCardCodesUpdate(cartId, giftCardCodes, context),
  cartLinesAdd: (_root, { cartId, lines }, context) => cartLinesAdd(cartId, lines, context),
  cartLinesRemove: (_root, { cartId, lineIds }, context) => cartLinesRemove(cartId, lineIds, context),
  cartLinesUpdate: (_root, { cartId, lines }, context) => cartLinesUpdate(cartId, lines, context),
  cartMetafieldDelete: (_root, { input }, context) => cartMetafieldDelete(input, context),
  cartMetafieldsSet: (_root, { metafields }, context) => cartMetafieldsSet(metafields, context),
  cartNoteUpdate: (_root, { cartId, note }, context) => cartNoteUpdate(cartId, note, context),
  cartRemovePersonalData: (_root, { cartId }, context) => cartRemovePersonalData(cartId, context),
  cartSelectedDeliveryOptionsUpdate: (_root, { cartId, selectedDeliveryOptions }, context) =>
    cartSelectedDeliveryOptionsUpdate(cartId, selectedDeliveryOptions, context),
} satisfies MutationResolvers;
