import { partnerOf } from './composition/set-picture.ts';
import { isWornCut } from './figures/worn/worn.ts';
import type { CutId } from './garments/cuts.ts';

/** `flat` lay, `close`-up, on a `model`, the model's `low`er half, the `set` it belongs to. */
export type PictureView = 'flat' | 'close' | 'model' | 'low' | 'set';

/** The views a cut is pictured in, in the order a shopper sees them. */
export function viewsFor(cut: CutId): readonly PictureView[] {
  const worn = isWornCut(cut);
  const views: PictureView[] = worn ? ['flat', 'model', 'close', 'low'] : ['flat', 'close'];
  return partnerOf(cut) ? [...views, 'set'] : views;
}
