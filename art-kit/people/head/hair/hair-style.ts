import type { Knot } from '../../../gouache/geometry.ts';
import type { HeadView } from '../../pose.ts';

/** Hair in head units, by what lies behind the body and what lies over the skull. */
export interface HairShapes {
  /** Behind the shoulders. */
  readonly back: readonly (readonly Knot[])[];
  /** Over the skull, under the ears. */
  readonly front: readonly (readonly Knot[])[];
  /** Fine lines on it, open. */
  readonly strands: readonly (readonly Knot[])[];
  /** The ears are under it. */
  readonly overEars?: boolean;
}

export interface HairLook {
  /** How long, in head units down from the middle of the head. */
  readonly length?: number;
  /** How far the wind takes it, units. */
  readonly wind?: number;
}

export type HairStyle = (view: HeadView, look: HairLook) => HairShapes;

/** Where the head's back is: left of the middle where it looks aside. */
export const behindOf = (view: HeadView): -1 | 0 => (view === 'profile' || view === 'quarter' ? -1 : 0);

export const NO_HAIR: HairShapes = { back: [], front: [], strands: [] };
