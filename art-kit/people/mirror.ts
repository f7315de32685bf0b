import type { Fade, Layer, Patch } from '../gouache/layer.ts';
import type { Outline } from '../gouache/outline.ts';
import type { PrintMesh } from '../gouache/print-mesh.ts';
import type { Point } from '../path.ts';

const flippedPoint = ([x, y]: Point): Point => [-x, y];

const flippedFade = (fade: Fade): Fade => ({ ...fade, about: flippedPoint(fade.about) });

/** Points run the other way round in a mirror: taken from the last to the first they run as they did, holes too. */
function flippedOutline(outline: Outline): Outline {
  const flipped = new Float64Array(outline.length);
  for (let i = 0; i < outline.length; i += 2) {
    flipped[i] = -(outline[outline.length - 2 - i] ?? 0);
    flipped[i + 1] = outline[outline.length - 1 - i] ?? 0;
  }
  return flipped;
}

/** The drawing is mirrored, the print on it is not. */
const flippedMesh = (mesh: PrintMesh): PrintMesh => ({
  ...mesh,
  points: mesh.points.map((value, i) => (i % 2 ? value : -value)),
  prints: mesh.prints.map((value, i) => (i % 2 ? value : -value)),
});

const flippedPatch = (patch: Patch): Patch => ({
  ...patch,
  outlines: patch.outlines.map(flippedOutline),
  paint: typeof patch.paint === 'string' ? patch.paint : { ...patch.paint, mesh: flippedMesh(patch.paint.mesh) },
});

/** A layer as seen in a mirror at x = 0; the light stays where it is. */
export const mirroredLayer = (layer: Layer): Layer => ({
  ...layer,
  patches: layer.patches.map(flippedPatch),
  ...(layer.folds ? { folds: layer.folds.map(flippedOutline) } : {}),
  ...(layer.fine ? { fine: layer.fine.map(flippedOutline) } : {}),
  ...(layer.reveal ? { reveal: flippedFade(layer.reveal) } : {}),
  ...(layer.casts ? { casts: flippedFade(layer.casts) } : {}),
});
