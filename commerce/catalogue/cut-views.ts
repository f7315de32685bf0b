import type { Shown } from './kinds/kind-record.ts';
import { cutRecord } from './kinds/kinds.ts';

/** A view of a product, as the art kit names it. */
export type View = 'flat' | 'reverse' | 'model' | 'low' | 'back' | 'side' | 'close' | 'set';

const ALONE: readonly View[] = ['flat', 'close'];
const WORN: readonly View[] = [...ALONE, 'model', 'low'];
const WORN_AND_LAID: readonly View[] = [...WORN, 'set'];
const TURNED: readonly View[] = [...WORN_AND_LAID, 'back'];
const ROUND: readonly View[] = [...TURNED, 'side'];
const SWIM: readonly View[] = [...TURNED, 'reverse'];
const ONE_PIECE: readonly View[] = [...ROUND, 'reverse'];

/** By what a cut's record says of it; the catalogue's picture test holds the records against the kit. */
const VIEWS: Readonly<Record<Shown, readonly View[]>> = {
  worn: WORN,
  'worn-and-laid': WORN_AND_LAID,
  turned: TURNED,
  round: ROUND,
  swim: SWIM,
  'one-piece': ONE_PIECE,
};

/** What can be shown of a cut. */
export function viewsOfCut(cut: string): readonly View[] {
  const shown = cutRecord(cut)?.shown;
  return shown ? VIEWS[shown] : ALONE;
}
