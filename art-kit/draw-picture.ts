import sharp from 'sharp';
import { drawCutOut } from './composition/cut-out.ts';
import { drawClose, drawFlat, drawReverse } from './composition/flat-picture.ts';
import { drawSet } from './composition/set-picture.ts';
import { drawDollFigure, drawDollPiece } from './dolls/draw-doll.ts';
import { drawLook } from './dolls/draw-look.ts';
import { isTurnedCut } from './garments/backs.ts';
import { isWornCut } from './people/wear/wardrobe.ts';
import { type PictureFormat, packPicture } from './picture-format.ts';
import type { PictureSpec, ProductPicture } from './picture-spec.ts';
import { isWornView } from './picture-views.ts';
import type { PictureWidth } from './picture-width.ts';
import { printTile } from './prints/tile.ts';
import type { Raster } from './raster.ts';
import { drawScene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { drawWorn } from './worn/draw-worn.ts';

function drawProductView({ cut, colourway, view, seed, person }: ProductPicture, width: number): Raster {
  if (isWornView(view)) {
    if (!isWornCut(cut)) throw new RangeError(`No ${view} view of ${cut}`);
    return drawWorn({ cut, colourway, view, seed, ...(person ? { person } : {}) }, width);
  }
  switch (view) {
    case 'flat':
      return drawFlat(cut, colourway, seed, width);
    case 'reverse':
      if (!isTurnedCut(cut)) throw new RangeError(`No ${view} view of ${cut}`);
      return drawReverse(cut, colourway, seed, width);
    case 'close':
      return drawClose(cut, colourway, seed, width);
    case 'set':
      return drawSet(cut, colourway, seed, width);
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
    case 'cut-out':
      return drawCutOut(spec.cut, spec.colourway, width);
    case 'doll':
      return drawDollFigure(spec, spec.layer, width);
    case 'doll-piece':
      return drawDollPiece(spec, spec.piece, spec.colourway, width);
    case 'look':
      return drawLook(spec, width);
  }
}

/** Doll layers lie on each other, cut-outs on a card; everything else is opaque. */
const isTransparent = ({ kind }: PictureSpec): boolean =>
  kind === 'doll' || kind === 'doll-piece' || kind === 'cut-out';

/** Scenes that are the largest picture of a page's first view on a phone. */
const OPENING_SCENE = /^(?:hero-mobile|game-title-phone|club-swimmers|season-.+|lookbook-.+(?<!-portrait))$/;

const opensPage = (spec: PictureSpec): boolean => spec.kind === 'scene' && OPENING_SCENE.test(spec.scene);

/**
 * Draws a picture and packs it. Product pictures are 4:5, prints square, scenes as composed, dolls 13:25 and
 * cut-outs 7:6 on nothing.
 * The same spec, width and format give the same bytes. Takes .1-1 s of one core, a scene up to 4; run it off the main thread.
 */
export async function drawPicture(
  spec: PictureSpec,
  width: PictureWidth,
  format: PictureFormat = 'webp',
): Promise<Buffer> {
  const { data, ...size } = drawRaster(spec, width);
  const transparent = isTransparent(spec);
  const raw = { width: size.width, height: size.height, channels: 4, premultiplied: transparent } as const;
  const picture = transparent ? sharp(data, { raw }) : sharp(data, { raw }).removeAlpha();
  return packPicture(picture, format, { transparent, opensPage: opensPage(spec) });
}
