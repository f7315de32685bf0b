import { backdropFor } from '../backdrops.ts';
import { paintBackdrop, paintContactShadow } from '../cloth/backdrop.ts';
import { PRODUCT_HEIGHT, PRODUCT_WIDTH } from '../cloth/frame.ts';
import type { View } from '../cloth/part.ts';
import { paintCloth } from '../cloth/render.ts';
import { templateFor } from '../cloth/template-cache.ts';
import type { CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { layProduct, silhouetteOf } from './product.ts';

/** How a piece lies in a set picture: its size, and where the middle of its drawing comes to lie (800 x 1000). */
interface Place {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Tops lie above, bottoms below. */
const PLACES = {
  triangle: { scale: 0.72, x: 400, y: 375 },
  scoop: { scale: 0.84, x: 400, y: 312 },
  twist: { scale: 0.9, x: 400, y: 375 },
  bralette: { scale: 0.84, x: 400, y: 323 },
  balconette: { scale: 0.8, x: 400, y: 360 },
  oneshoulder: { scale: 0.84, x: 400, y: 318 },
  highwaist: { scale: 0.79, x: 400, y: 722 },
  cheeky: { scale: 0.84, x: 400, y: 698 },
  tieside: { scale: 0.8, x: 400, y: 730 },
  hipster: { scale: 0.84, x: 400, y: 669 },
  boyshort: { scale: 0.84, x: 400, y: 664 },
} as const satisfies Partial<Record<CutId, Place>>;

type SetCut = keyof typeof PLACES;

/** The other half each piece is shown with. */
const PARTNERS: Readonly<Record<SetCut, SetCut>> = {
  triangle: 'tieside',
  tieside: 'triangle',
  scoop: 'cheeky',
  cheeky: 'scoop',
  twist: 'highwaist',
  highwaist: 'twist',
  bralette: 'hipster',
  hipster: 'bralette',
  oneshoulder: 'boyshort',
  boyshort: 'oneshoulder',
  balconette: 'tieside',
};

/** The cut a cut is shown with in its set picture, or undefined when it is not part of a pair. */
export function partnerOf(cut: CutId): CutId | undefined {
  return isSetCut(cut) ? PARTNERS[cut] : undefined;
}

function isSetCut(cut: CutId): cut is SetCut {
  return Object.hasOwn(PLACES, cut);
}

/** The window on a piece's drawing that puts it in its place. */
function viewOf({ scale, x, y }: Place): View {
  return [PRODUCT_WIDTH / 2 - x / scale, PRODUCT_HEIGHT / 2 - y / scale, PRODUCT_WIDTH / scale, PRODUCT_HEIGHT / scale];
}

/** A piece and its other half in the same print. 4:5, `width` pixels wide. Throws a RangeError for cuts without one. */
export function drawSet(cut: CutId, colourway: string, seed: number, width: number): Raster {
  if (!isSetCut(cut)) throw new RangeError(`${cut} is not part of a set`);
  const scale = width / PRODUCT_WIDTH;
  const canvas = paintBackdrop(width, Math.round(PRODUCT_HEIGHT * scale), backdropFor(colourway, seed));
  for (const piece of [PARTNERS[cut], cut]) {
    const laid = layProduct(piece, colourway, seed);
    const template = templateFor(`${piece} set ${laid.variant}`, scale, () =>
      silhouetteOf(laid, viewOf(PLACES[piece])),
    );
    paintContactShadow(canvas, template);
    paintCloth(canvas, template, colourway, { printOffset: laid.printOffset });
  }
  return canvas;
}
