import { paintBackdrop, paintContactShadow } from '../cloth/backdrop.ts';
import { PRODUCT_HEIGHT, PRODUCT_WIDTH } from '../cloth/frame.ts';
import { HANGER, type Silhouette, type View } from '../cloth/part.ts';
import { paintCloth } from '../cloth/render.ts';
import { templateFor } from '../cloth/template-cache.ts';
import type { CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { layProduct, middleOf, silhouetteOf } from './product.ts';

/** Where a piece lies in a picture of 800 x 1000. */
export interface Place {
  readonly cut: CutId;
  /** Where the middle of the piece comes to lie. */
  readonly x: number;
  readonly y: number;
  /** Size against its own drawing. */
  readonly scale: number;
  /** Degrees clockwise; a piece lies almost square when absent. */
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

/** Lays pieces out on one studio sheet, the first at the bottom. 4:5, `width` pixels wide. */
export function drawFlatLay(pieces: readonly Piece[], tint: string, seed: number, width: number): Raster {
  const scale = width / PRODUCT_WIDTH;
  const canvas = paintBackdrop(width, Math.round(PRODUCT_HEIGHT * scale), tint);
  for (const piece of pieces) {
    const { cut, colourway, lean } = piece;
    const laid = layProduct(cut, colourway, seed);
    const key = `${cut} ${laid.variant} at ${piece.x} ${piece.y} ${piece.scale} ${lean ?? ''}`;
    const template = templateFor(key, scale, () => withoutHanger(silhouetteOf(laid, viewOf(piece), lean)));
    paintContactShadow(canvas, template);
    paintCloth(canvas, template, colourway, { printOffset: laid.printOffset });
  }
  return canvas;
}
