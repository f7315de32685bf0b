import { addTogether } from '../cart/cart-actions.ts';
import { saveLastSize } from '../size-guide/fit-memory.ts';
import type { Half, HalfKind } from './half.ts';

/** A half of a set in the size it was chosen in. */
export interface ChosenHalf {
  half: Half;
  kind: HalfKind;
  variantId: string;
}

/** Both halves into the cart at once; their sizes are kept for next time, top and bottoms apart. False when that failed. */
export async function addSet(chosen: readonly ChosenHalf[]): Promise<boolean> {
  const added = await addTogether(chosen.map(({ variantId }) => ({ merchandiseId: variantId, quantity: 1 })));
  if (!added) return false;
  for (const { half, kind, variantId } of chosen) {
    const size = half.sizes.find((candidate) => candidate.variantId === variantId);
    if (size) saveLastSize(kind, size.label);
  }
  return true;
}
