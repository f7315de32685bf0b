import { forgetBuyer, setBuyer } from '../../cart/change-buyer.ts';
import { setAttributes, setNote } from '../../cart/change-details.ts';
import type { RequestContext } from '../context.ts';
import type { AttributeInput, CartBuyerIdentityInput } from '../generated/resolvers.ts';
import { type CartPayloadSource, changeCartOf } from './payload/payload.ts';
import { argument } from './payload/problem-error.ts';
import { readBuyer } from './signed-in-buyer.ts';

/** Says who buys; a new country is a new currency for the whole cart, and other gifts. */
export async function cartBuyerIdentityUpdate(
  id: string,
  input: CartBuyerIdentityInput,
  context: RequestContext,
): Promise<CartPayloadSource> {
  const buyer = await readBuyer(input, context);
  return changeCartOf(context, id, setBuyer(buyer), { paths: argument('buyerIdentity') });
}

/** Replaces the cart's attributes by the given ones. */
export function cartAttributesUpdate(
  id: string,
  attributes: readonly AttributeInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartOf(context, id, setAttributes(attributes), { paths: argument('attributes'), hidesCart: true });
}

/** Replaces the cart's note. */
export function cartNoteUpdate(id: string, note: string, context: RequestContext): Promise<CartPayloadSource> {
  return changeCartOf(context, id, setNote(note), { paths: argument('note'), hidesCart: true });
}

/** Forgets who buys and where to; what is in the cart stays. */
export function cartRemovePersonalData(id: string, context: RequestContext): Promise<CartPayloadSource> {
  return changeCartOf(context, id, forgetBuyer, { paths: argument('cartId') });
}
