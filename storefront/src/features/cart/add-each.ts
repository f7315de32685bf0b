import { addTogether, changeCart } from './cart-actions.ts';
import { quantityOf } from './state/cart-lines.ts';
import { cartStore } from './state/cart-store.ts';

/** What became of each of several pieces, and of the whole. */
export interface AddedEach {
  /** True when all of it is in the bag. */
  whole: boolean;
  /** What to say of each, in the order they were asked for; none where it is not about one or the other. */
  notes: readonly string[];
  /** Why nothing, or not everything, went in. */
  reason?: string | undefined;
}

const quantityInCart = (variantId: string): number => quantityOf(cartStore.getState().cart, variantId);

/** Puts one of each variant into the bag in one request and says of each whether it went in (GAM-041). */
export async function addEach(variantIds: readonly string[]): Promise<AddedEach> {
  await changeCart({ kind: 'ensure' });
  const before = variantIds.map(quantityInCart);
  const cart = await addTogether(variantIds.map((merchandiseId) => ({ merchandiseId, quantity: 1 })));
  const wentIn = variantIds.map((id, at) => quantityInCart(id) > (before[at] ?? 0));
  const notes = wentIn.map((isIn) => (isIn ? 'In your bag.' : 'Not added: none left in this size.'));
  if (!wentIn.includes(false)) return { whole: true, notes };
  // Where nothing at all went in it is not about one size or the other.
  return { whole: false, notes: cart || wentIn.includes(true) ? notes : [], reason: cartStore.getState().reasons.cart };
}
