import { arrangementOf } from './composition/arrangements.ts';
import { isWornCut } from './figures/worn/worn.ts';
import type { CutId } from './garments/cuts.ts';

/** `flat` lay, `close`-up, on a `model`, the model's `low`er half, in a `set` with what goes with it. */
export type PictureView = 'flat' | 'close' | 'model' | 'low' | 'set';

/** The views a cut is pictured in, in the order a shopper sees them. */
export function viewsFor(cut: CutId): readonly PictureView[] {
  const worn = isWornCut(cut);
  const views: PictureView[] = worn ? ['flat', 'model', 'close', 'low'] : ['flat', 'close'];
  return arrangementOf(cut) ? [...views, 'set'] : views;
}
