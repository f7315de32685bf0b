import { paintContactShadow } from '../cloth/contact-shadow.ts';
import { PRODUCT_HEIGHT, PRODUCT_WIDTH } from '../cloth/frame.ts';
import { HANGER, type Silhouette, type View } from '../cloth/part.ts';
import { paintCloth } from '../cloth/render.ts';
import { templateFor } from '../cloth/template-cache.ts';
import type { CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { paintStage } from '../stages/paint-stage.ts';
import type { Stage } from '../stages/stage.ts';
import { layProduct, middleOf, productThrough } from './product.ts';

/** Where a piece lies in a picture of 800 x 1000. */
export interface Place {
  readonly cut: CutId;
  /** Where the middle of the piece comes to lie. */
  readonly x: number;
  readonly y: number;
  /** Size against its own drawing. */
  readonly scale: number;
  /** Degrees clockwise; 0 when absent. */
  readonly lean?: number;
}

export interface Piece extends Place {
  readonly colourway: string;
}

/** The window on a piece's drawing that puts it in its place. */
function viewOf({ cut, x, y, scale }: Place): View {
  const [middleX, middleY] = middleOf(cut);
  return [middleX - x / scale, middleY - y / scale, PRODUCT_WIDTH / scale, PRODUCT_HEIGHT / scale];
}

const withoutHanger = (silhouette: Silhouette): Silhouette => ({
  ...silhouette,
  parts: silhouette.parts.filter((part) => part.role !== HANGER),
});

/** Lays pieces out on one stage, the first at the bottom. 4:5, `width` pixels wide. */
export function drawFlatLay(pieces: readonly Piece[], stage: Stage, seed: number, width: number): Raster {
  const scale = width / PRODUCT_WIDTH;
  const canvas = paintStage(width, Math.round(PRODUCT_HEIGHT * scale), stage);
  for (const piece of pieces) {
    const { cut, colourway, lean = 0 } = piece;
    const laid = layProduct(cut, colourway, seed);
    const key = `${cut} ${laid.variant} at ${piece.x} ${piece.y} ${piece.scale} ${lean}`;
    const template = templateFor(key, scale, () =>
      withoutHanger(productThrough(laid, viewOf(piece), lean, middleOf(cut))),
    );
    paintContactShadow(canvas, template);
    paintCloth(canvas, template, colourway, { printOffset: laid.printOffset });
  }
  return canvas;
}
