import type { MutationResolvers } from '../generated/resolvers.ts';
import { cartDiscountCodesUpdate, cartGiftCardCodesRemove, cartGiftCardCodesUpdate } from './cart-codes.ts';
import { cartCreate } from './cart-create.ts';
import { cartAttributesUpdate, cartBuyerIdentityUpdate, cartNoteUpdate } from './cart-details.ts';
import { cartLinesAdd, cartLinesRemove, cartLinesUpdate } from './cart-lines.ts';

export const cartMutations = {
  cartAttributesUpdate: (_root, { cartId, attributes }, context) => cartAttributesUpdate(cartId, attributes, context),
  cartBuyerIdentityUpdate: (_root, { cartId, buyerIdentity }, context) =>
    cartBuyerIdentityUpdate(cartId, buyerIdentity, context),
  cartCreate: (_root, { input }, context) => cartCreate(input ?? {}, context),
  cartDiscountCodesUpdate: (_root, { cartId, discountCodes }, context) =>
    cartDiscountCodesUpdate(cartId, discountCodes, context),
  cartGiftCardCodesRemove: (_root, { cartId, appliedGiftCardIds }, context) =>
    cartGiftCardCodesRemove(cartId, appliedGiftCardIds, context),
  cartGiftCardCodesUpdate: (_root, { cartId, giftCardCodes }, context) =>
    cartGiftCardCodesUpdate(cartId, giftCardCodes, context),
  cartLinesAdd: (_root, { cartId, lines }, context) => cartLinesAdd(cartId, lines, context),
  cartLinesRemove: (_root, { cartId, lineIds }, context) => cartLinesRemove(cartId, lineIds, context),
  cartLinesUpdate: (_root, { cartId, lines }, context) => cartLinesUpdate(cartId, lines, context),
  cartNoteUpdate: (_root, { cartId, note }, context) => cartNoteUpdate(cartId, note, context),
} satisfies MutationResolvers;
