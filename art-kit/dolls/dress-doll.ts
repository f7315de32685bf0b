import type { Canvas } from '../cloth/canvas.ts';
import type { WornCut } from '../people/wear/wardrobe.ts';
import type { Raster } from '../raster.ts';
import { place } from '../scenes/collage.ts';
import type { DollFigureLayer } from './doll-pieces.ts';
import type { DollGarment } from './doll-wardrobe.ts';
import type { PosedDoll } from './dolls.ts';
import { drawDollFigure, drawDollPiece } from './draw-doll.ts';

/** A layer of one doll, each drawn once. */
export type DrawnLayers = (layer: DollFigureLayer | DollGarment) => Raster;

export function drawnLayers(doll: PosedDoll, width: number): DrawnLayers {
  const drawn = new Map<string, Raster>();
  return (layer) => {
    const key = String(layer);
    const found =
      drawn.get(key) ??
      (typeof layer === 'string' ? drawDollFigure(doll, layer, width) : drawDollPiece(doll, ...layer, width));
    drawn.set(key, found);
    return found;
  };
}

/** What lies over a doll's hair: what she holds, and the frame before her face. */
const OVER_HAIR: readonly WornCut[] = ['shades', 'towel', 'pouch'];

const isOverHair = ([cut]: DollGarment): boolean => OVER_HAIR.includes(cut);

/** Lays a doll on a canvas, dressed as the game does it; `outfit` lowest first. Her corner comes to (x, y), whole pixels. */
export function dressDoll(canvas: Canvas, layer: DrawnLayers, outfit: readonly DollGarment[], x = 0, y = 0): void {
  const lay = (one: DollFigureLayer | DollGarment): void => place(canvas, layer(one), x, y);
  lay('self');
  for (const garment of outfit) if (!isOverHair(garment)) lay(garment);
  lay('hair');
  for (const garment of outfit) if (isOverHair(garment)) lay(garment);
}
