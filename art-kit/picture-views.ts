import { partnerOf } from './composition/set-picture.ts';
import type { CutId } from './garments/cuts.ts';

/** `flat` lay, `close`-up, on a `model`, the model's `low`er half, the `set` it belongs to. */
export type PictureView = 'flat' | 'close' | 'model' | 'low' | 'set';

/** The views a cut is pictured in, in the order a shopper sees them. */
export function viewsFor(cut: CutId): readonly PictureView[] {
  return partnerOf(cut) ? ['flat', 'close', 'set'] : ['flat', 'close'];
}
