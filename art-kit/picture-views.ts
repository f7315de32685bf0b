import { arrangementOf } from './composition/arrangements.ts';
import { isTurnedCut } from './garments/backs.ts';
import type { CutId } from './garments/cuts.ts';
import { isWornCut } from './people/wear/wardrobe.ts';
import type { WornView } from './worn/draw-worn.ts';
import { STYLING } from './worn/styling.ts';

/**
 * `flat` lay, its `reverse`, `close`-up, in a `set` with what goes with it; on a `model`, `low`: nearer, where it is worn, from the
 * `back` and from the `side`.
 */
export type PictureView = 'flat' | 'reverse' | 'close' | 'set' | WornView;

const WORN_VIEWS: readonly WornView[] = ['model', 'low', 'back', 'side'];

/** True for views of somebody who wears a piece. */
export const isWornView = (view: PictureView): view is WornView => WORN_VIEWS.some((worn) => worn === view);

function wornViewsFor(cut: CutId): readonly WornView[] {
  if (!isWornCut(cut)) return [];
  const { back, side } = STYLING[cut];
  return ['model', 'low', ...(back ? (['back'] as const) : []), ...(side ? (['side'] as const) : [])];
}

/** The views a cut is pictured in. */
export const viewsFor = (cut: CutId): readonly PictureView[] => [
  'flat',
  ...(isTurnedCut(cut) ? (['reverse'] as const) : []),
  'close',
  ...wornViewsFor(cut),
  ...(arrangementOf(cut) ? (['set'] as const) : []),
];
