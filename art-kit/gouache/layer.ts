import type { Point } from '../path.ts';
import type { Outline } from './outline.ts';
import type { PrintMesh } from './print-mesh.ts';

/** A colourway's print, laid over what it covers by a mesh. */
export interface ClothPaint {
  readonly colourway: string;
  /** Size of the print's repeat against its own 480 units. */
  readonly scale: number;
  /** Shift of the print, in units of the mesh's print positions. */
  readonly offset: Point;
  readonly mesh: PrintMesh;
}

/** One colour, `#rrggbb`, or cloth. */
export type Paint = string | ClothPaint;

/** A flat area of one paint. Later patches of a layer lie on earlier ones. */
export interface Patch {
  readonly outlines: readonly Outline[];
  readonly paint: Paint;
  /** What multiplies the paint where it lies in shade, `#rrggbb`. */
  readonly shade: string;
  /** Lies on what the layer has so far, and adds nothing to its silhouette. */
  readonly inside?: boolean;
  /** Opacity of a patch that lies inside, 0-1; 1 when absent. */
  readonly strength?: number;
  /** What it is a patch of, for whoever wants that alone: `hair`, or the id of a cut. */
  readonly of?: string;
}

/** From nothing to everything between two distances from a point of the drawing, units. */
export interface Fade {
  readonly about: Point;
  readonly from: number;
  readonly to: number;
}

/**
 * A piece of paper, so to speak: a silhouette of patches under one light. What lies in one layer shows no seams; what is
 * to stand off from what is behind it lies in a layer of its own.
 */
export interface Layer {
  readonly name: string;
  readonly patches: readonly Patch[];
  /** Areas in shade besides the one along the edge away from the light. */
  readonly folds?: readonly Outline[];
  /** Multiplies the width of the shade along its edge; 1 when absent. */
  readonly depth?: number;
  /** Areas too thin for it, where the shade is narrower: arms on a body, hands on an arm. */
  readonly fine?: readonly Outline[];
  /** How wide the shade is there, as a share of its usual width; half when absent. */
  readonly fineDepth?: number;
  /** Throws a shade on the layers below, this many times as far as usual. */
  readonly contact?: number;
  /** How much of the shade lies on all of it, 0-1, for what is on the far side. */
  readonly far?: number;
  /** Fades in round a point, for limbs that grow out of what lies below. */
  readonly reveal?: Fade;
  /** The same for what of it throws a shade: it must not fall on what the limb grows out of. */
  readonly casts?: Fade;
}
