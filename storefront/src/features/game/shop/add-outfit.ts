import { addEach } from '../../cart/add-each.ts';
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

/** Puts every picked piece into the bag in one request and says of each whether it went in (GAM-041). */
export async function addOutfit(picked: readonly PickedSize[]): Promise<AddedOutfit> {
  const { notes, ...outcome } = await addEach(
    picked.map(({ size }) => ({ merchandiseId: size.variantId, quantity: 1 })),
  );
  return { ...outcome, bySlot: Object.fromEntries(notes.map((note, at) => [picked[at]?.slot, note])) };
}
