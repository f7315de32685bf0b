import type { BodyId } from './body.ts';
import type { Face } from './face/face.ts';
import type { HairStyleId } from './hair/hair.ts';
import type { PoseId } from './poses.ts';
import type { SkinId } from './skin.ts';
import type { WornCut } from './worn/worn.ts';

/** What makes someone who they are; the same in every picture. */
export interface Person {
  readonly name: string;
  readonly body: BodyId;
  readonly skin: SkinId;
  readonly hair: { readonly style: HairStyleId; readonly colour: `#${string}`; readonly tie?: `#${string}` };
  readonly face: Face;
  readonly earrings?: `#${string}`;
  /** Colour of the long-sleeved swim layer worn under everything, for those who cover up. */
  readonly swimLayer?: `#${string}`;
}

/** A garment and its colourway; without one it is of the cloth the whole picture is drawn in. */
export type Worn = readonly [cut: WornCut, colourway?: string];

/** How someone appears in one picture. */
export interface Outfit {
  readonly pose: PoseId;
  readonly mirrored?: boolean;
  /** Undermost first. */
  readonly wear: readonly Worn[];
  /** Frame colour of sunglasses. */
  readonly shades?: `#${string}`;
}
