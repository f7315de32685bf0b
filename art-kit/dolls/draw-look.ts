import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import type { Raster } from '../raster.ts';
import { place } from '../scenes/collage.ts';
import { drawScene } from '../scenes/scene.ts';
import { SCENES, type SceneId } from '../scenes/scenes.ts';
import { type DollPieceId, isDollExtra } from './doll-pieces.ts';
import type { DollGarment } from './doll-wardrobe.ts';
import type { PosedDoll } from './dolls.ts';
import { drawnLayers, dressDoll } from './dress-doll.ts';

/** A piece on a doll, and what it is made of. */
export interface LookPiece {
  readonly piece: DollPieceId;
  readonly colourway: string;
}

/** A dressed doll in front of a scene, as a link to her is shown in a chat. */
export interface Look extends PosedDoll {
  readonly scene: SceneId;
  /** Lowest first. */
  readonly pieces: readonly LookPiece[];
}

/** Of the picture's width: the doll's own, and where she stands. She is seen from head to hips. */
const DOLL_WIDTH = 0.47;
const DOLL_TOP = 0.006;
/** Height of the picture, of its width. */
const FLATNESS = 0.525;

/** The same layers the game shows, laid on each other. `width` pixels wide, flat as shared pictures are. */
export function drawLook(look: Look, width: number): Raster {
  const height = Math.round(width * FLATNESS);
  const canvas: Canvas = createCanvas(width, height);
  const scene = drawScene(SCENES[look.scene], width);
  place(canvas, scene, 0, Math.round((height - scene.height) * 0.45));
  const across = Math.round(width * DOLL_WIDTH);
  const outfit = look.pieces.map(({ piece, colourway }): DollGarment => [piece, colourway]);
  dressDoll(canvas, drawnLayers(look, across), outfit, Math.round((width - across) / 2), Math.round(width * DOLL_TOP));
  return canvas;
}

/** Everything a doll can have on at once. */
const MOST_PIECES = 7;

/** One of each extra at most, and no more than a doll can wear. */
export function isPossibleLook(pieces: readonly LookPiece[]): boolean {
  const extras = pieces.filter(({ piece }) => isDollExtra(piece)).map(({ piece }) => piece);
  return pieces.length <= MOST_PIECES && new Set(extras).size === extras.length && pieces.length - extras.length <= 2;
}
