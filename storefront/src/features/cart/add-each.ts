import { addTogether, changeCart } from './cart-actions.ts';
import type { CartItem } from './state/cart.ts';
import type { ArrivingItem } from './state/cart-commands.ts';
import { quantityOf } from './state/cart-lines.ts';
import { cartStore } from './state/cart-store.ts';

/** What became of each of several pieces, and of the whole. */
export interface AddedEach {
  /** True when all of it is in the bag. */
  whole: boolean;
  /** Of each, whether the bag holds more of it than before; in the order they were asked for. */
  wentIn: readonly boolean[];
  /** What to say of each, in the order they were asked for; none where it is not about one or the other. */
  notes: readonly string[];
  /** Why nothing, or not everything, went in. */
  reason?: string | undefined;
}

const quantityInCart = ({ merchandiseId }: CartItem): number => quantityOf(cartStore.getState().cart, merchandiseId);

/**
 * Puts several items into the bag in one request and says of each whether it went in (GAM-041). Without a connection they are
 * noted, unless they come `fromNotes`.
 */
export async function addEach(items: readonly ArrivingItem[], fromNotes = false): Promise<AddedEach> {
  // The cart has to be here before what it holds is counted.
  await changeCart({ kind: 'ensure' });
  const before = items.map(quantityInCart);
  const cart = await addTogether(items, fromNotes);
  const wentIn = items.map((item, at) => quantityInCart(item) > (before[at] ?? 0));
  const notes = wentIn.map((isIn) => (isIn ? 'In your bag.' : 'Not added: none left in this size.'));
  if (!wentIn.includes(false)) return { whole: true, wentIn, notes };
  // Where nothing at all went in it is not about one size or the other.
  const isAboutEach = cart || wentIn.includes(true);
  return { whole: false, wentIn, notes: isAboutEach ? notes : [], reason: cartStore.getState().reasons.cart };
}
