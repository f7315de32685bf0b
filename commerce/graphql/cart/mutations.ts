import type { MutationResolvers } from '../generated/resolvers.ts';
import { cartCreate } from './cart-create.ts';
import { cartAttributesUpdate, cartBuyerIdentityUpdate, cartNoteUpdate } from './cart-details.ts';
import { cartLinesAdd, cartLinesRemove, cartLinesUpdate } from './cart-lines.ts';
import { withCustomer } from './signed-in-buyer.ts';

export const cartMutations = {
  cartAttributesUpdate: (_root, { cartId, attributes }, context) => cartAttributesUpdate(cartId, attributes, context),
  cartBuyerIdentityUpdate: async (_root, { cartId, buyerIdentity }, context) =>
    cartBuyerIdentityUpdate(cartId, await withCustomer(buyerIdentity, context, cartId), context),
  cartCreate: async (_root, { input }, context) => {
    const buyerIdentity = input?.buyerIdentity && (await withCustomer(input.buyerIdentity, context));
    return cartCreate(buyerIdentity ? { ...input, buyerIdentity } : (input ?? {}), context);
  },
  cartLinesAdd: (_root, { cartId, lines }, context) => cartLinesAdd(cartId, lines, context),
  cartLinesRemove: (_root, { cartId, lineIds }, context) => cartLinesRemove(cartId, lineIds, context),
  cartLinesUpdate: (_root, { cartId, lines }, context) => cartLinesUpdate(cartId, lines, context),
  cartNoteUpdate: (_root, { cartId, note }, context) => cartNoteUpdate(cartId, note, context),
} satisfies MutationResolvers;
