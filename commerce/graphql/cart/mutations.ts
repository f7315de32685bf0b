import { forgetBuyer, setBuyer } from '../../cart/change-buyer.ts';
import { setAttributes, setNote } from '../../cart/change-details.ts';
import { removeGiftCards, setDiscountCodes, setGiftCards } from '../../cart/change-offers.ts';
import type { RequestContext } from '../context.ts';
import type { AttributeInput, CartBuyerIdentityInput, MutationResolvers } from '../generated/resolvers.ts';
import { rowIdOf } from '../ids/global-id.ts';
import { cartCreate } from './cart-create.ts';
import { cartSelectedDeliveryOptionsUpdate } from './delivery/delivery.ts';
import {
  cartDeliveryAddressesAdd,
  cartDeliveryAddressesRemove,
  cartDeliveryAddressesUpdate,
} from './delivery/delivery-addresses.ts';
import { allowOrRefuse } from './limits.ts';
import { cartLinesAdd, cartLinesRemove, cartLinesUpdate } from './lines/cart-lines.ts';
import { cartMetafieldDelete, cartMetafieldsSet } from './metafields/cart-metafields.ts';
import { type CartPayloadSource, changeCartOf } from './payload/payload.ts';
import { argument } from './payload/problem-error.ts';
import { readBuyer } from './signed-in-buyer.ts';

/** Replaces the cart's discount codes by the given ones. Those that do not work are kept and say why in a warning. */
async function cartDiscountCodesUpdate(
  id: string,
  codes: readonly string[] | null | undefined,
  context: RequestContext,
): Promise<CartPayloadSource> {
  if (codes?.length) await allowOrRefuse('code', context);
  return changeCartOf(context, id, setDiscountCodes(codes), { paths: argument('discountCodes') });
}

/** Replaces the cart's gift cards by those with the given codes; all of them or none. */
async function cartGiftCardCodesUpdate(
  id: string,
  codes: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  if (codes.length > 0) await allowOrRefuse('code', context);
  return changeCartOf(context, id, setGiftCards(codes, context.now()), { paths: argument('giftCardCodes') });
}

/** Takes gift cards off the cart; all of them or none. */
function cartGiftCardCodesRemove(
  id: string,
  appliedIds: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  const cards = appliedIds.map((applied) => rowIdOf('AppliedGiftCard', applied) ?? 0);
  return changeCartOf(context, id, removeGiftCards(cards), { paths: argument('appliedGiftCardIds') });
}

/** Says who buys; a new country is a new currency for the whole cart, and other gifts. */
async function cartBuyerIdentityUpdate(
  id: string,
  input: CartBuyerIdentityInput,
  context: RequestContext,
): Promise<CartPayloadSource> {
  const buyer = await readBuyer(input, context);
  return changeCartOf(context, id, setBuyer(buyer), { paths: argument('buyerIdentity') });
}

/** Replaces the cart's attributes by the given ones. */
function cartAttributesUpdate(
  id: string,
  attributes: readonly AttributeInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartOf(context, id, setAttributes(attributes), { paths: argument('attributes'), hidesCart: true });
}

/** Replaces the cart's note. */
function cartNoteUpdate(id: string, note: string, context: RequestContext): Promise<CartPayloadSource> {
  return changeCartOf(context, id, setNote(note), { paths: argument('note'), hidesCart: true });
}

/** Forgets who buys and where to; what is in the cart stays. */
function cartRemovePersonalData(id: string, context: RequestContext): Promise<CartPayloadSource> {
  return changeCartOf(context, id, forgetBuyer, { paths: argument('cartId') });
}

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
