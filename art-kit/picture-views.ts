import { partnerOf } from './composition/set-picture.ts';
import { isWornCut } from './figures/worn/worn.ts';
import type { CutId } from './garments/cuts.ts';

/** `flat` lay, `close`-up, on a `model`, the model's `low`er half, the `set` it belongs to. */
export type PictureView = 'flat' | 'close' | 'model' | 'low' | 'set';

/** The views a cut is pictured in, in the order a shopper sees them. */
export function viewsFor(cut: CutId): readonly PictureView[] {
  if (!isWornCut(cut)) return ['flat', 'close'];
  return partnerOf(cut) ? ['flat', 'model', 'close', 'low', 'set'] : ['flat', 'model', 'close', 'low'];
}
