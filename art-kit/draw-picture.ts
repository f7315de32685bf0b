import sharp from 'sharp';
import { drawProduct } from './composition/flat-picture.ts';
import { drawSet } from './composition/set-picture.ts';
import { drawModelView } from './figures/on-model.ts';
import { isWornCut } from './figures/worn/worn.ts';
import type { PictureSpec, ProductPicture } from './picture-spec.ts';
import type { PictureWidth } from './picture-width.ts';
import { printTile } from './prints/tile.ts';
import type { Raster } from './raster.ts';
import { drawScene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';

function drawProductView({ cut, colourway, view, seed }: ProductPicture, width: number): Raster {
  switch (view) {
    case 'flat':
    case 'close':
      return drawProduct(cut, colourway, seed, view, width);
    case 'set':
      return drawSet(cut, colourway, seed, width);
    case 'model':
    case 'low':
      if (!isWornCut(cut)) throw new RangeError(`No ${view} view of ${cut}`);
      return drawModelView(cut, colourway, seed, view, width);
  }
}

/** Draws a picture to pixels. Any width will do; the same spec and width give the same pixels. */
export function drawRaster(spec: PictureSpec, width: number): Raster {
  switch (spec.kind) {
    case 'product':
      return drawProductView(spec, width);
    case 'scene':
      return drawScene(SCENES[spec.scene], width);
    case 'print':
      return printTile(spec.colourway, width);
  }
}

/**
 * Draws a picture as WebP. Product pictures are 4:5, prints square, scenes as composed. The same spec and width give the same bytes.
 * Takes .1-1 s of one core, a scene up to 4; run it off the main thread.
 */
export async function drawPicture(spec: PictureSpec, width: PictureWidth): Promise<Buffer> {
  const { data, ...size } = drawRaster(spec, width);
  return sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 80, effort: 4 })
    .toBuffer();
}
