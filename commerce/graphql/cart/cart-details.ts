import { normaliseAttributes } from '../../domain/cart/attributes.ts';
import { MAX_NOTE } from '../../domain/cart/cart-limits.ts';
import { lineChanges } from '../../domain/cart/line-changes.ts';
import { writeLineChanges } from '../../store/cart-lines.ts';
import { type CartChanges, changeCart } from '../../store/carts.ts';
import type { RequestContext } from '../context.ts';
import type { AttributeInput, CartBuyerIdentityInput } from '../generated/resolvers.ts';
import { buyerIdentityChanges, buyerIdentityErrors } from './buyer-identity.ts';
import { cartSource, changeCartUnderLock } from './change-cart.ts';
import { withoutUnearnedGifts } from './gift-lines.ts';
import { areTooLong } from './line-inputs.ts';
import { type CartPayloadSource, done, refused } from './payload.ts';
import { attributesTooLong, noteTooLong } from './user-errors.ts';

function change(id: string, changes: CartChanges, context: RequestContext): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) =>
    done(cartSource(await changeCart(tx, cart.record.id, changes), cart.secret, cart.lines)),
  );
}

/** Says who buys; a new country is a new currency for the whole cart, and other gifts. */
export function cartBuyerIdentityUpdate(
  id: string,
  input: CartBuyerIdentityInput,
  context: RequestContext,
): Promise<CartPayloadSource> {
  const errors = buyerIdentityErrors(input, ['buyerIdentity']);
  return changeCartUnderLock(context, id, async (tx, cart) => {
    if (errors.length > 0) return refused(errors, cart);
    const record = await changeCart(tx, cart.record.id, buyerIdentityChanges(input));
    const lines = await withoutUnearnedGifts(tx, record.countryCode, cart.lines);
    await writeLineChanges(tx, record.id, lineChanges(cart.lines, lines));
    return done(cartSource(record, cart.secret, lines));
  });
}

/** Replaces the cart's attributes by the given ones. */
export async function cartAttributesUpdate(
  id: string,
  attributes: readonly AttributeInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  if (areTooLong(attributes)) return refused([attributesTooLong(['attributes'])]);
  return change(id, { attributes: normaliseAttributes(attributes) }, context);
}

/** Replaces the cart's note. */
export async function cartNoteUpdate(id: string, note: string, context: RequestContext): Promise<CartPayloadSource> {
  if (note.length > MAX_NOTE) return refused([noteTooLong(['note'])]);
  return change(id, { note }, context);
}

/** Forgets who buys and where to; what is in the cart stays. */
export function cartRemovePersonalData(id: string, context: RequestContext): Promise<CartPayloadSource> {
  return change(id, { email: null, phone: null, deliveryAddresses: [], attributes: [], note: '' }, context);
}
