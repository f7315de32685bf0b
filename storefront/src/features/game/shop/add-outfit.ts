import { addTogether, changeCart } from '../../cart/cart-actions.ts';
import { quantityOf } from '../../cart/state/cart-lines.ts';
import { cartStore } from '../../cart/state/cart-store.ts';
import type { BoughtSlot } from '../state/game-state.ts';
import type { PickedSize } from './picked-sizes.ts';

/** What became of each piece, and of the whole. */
export interface AddedOutfit {
  /** True when all of it is in the bag. */
  whole: boolean;
  bySlot: Readonly<Partial<Record<BoughtSlot, string>>>;
  /** Why nothing, or not everything, went in. */
  reason?: string | undefined;
}

const quantityInCart = ({ size }: PickedSize): number => quantityOf(cartStore.getState().cart, size.variantId);

/** Puts every picked piece into the bag in one request and says of each whether it went in (GAM-041). */
export async function addOutfit(picked: readonly PickedSize[]): Promise<AddedOutfit> {
  await changeCart({ kind: 'ensure' });
  const before = picked.map(quantityInCart);
  const cart = await addTogether(picked.map(({ size }) => ({ merchandiseId: size.variantId, quantity: 1 })));
  const wentIn = (piece: PickedSize): boolean => quantityInCart(piece) > (before[picked.indexOf(piece)] ?? 0);
  const missing = picked.filter((piece) => !wentIn(piece));
  const bySlot = Object.fromEntries(
    picked.map((piece) => [piece.slot, wentIn(piece) ? 'In your bag.' : 'Not added: none left in this size.']),
  );
  if (missing.length === 0) return { whole: true, bySlot };
  const reason = cartStore.getState().reasons.cart;
  // Where nothing at all went in it is not about one size or the other.
  return { whole: false, bySlot: cart || missing.length < picked.length ? bySlot : {}, reason };
}
