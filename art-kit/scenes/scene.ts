import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { renderCloth } from '../cloth/render.ts';
import { buildTemplate } from '../cloth/template.ts';
import { CUTS, type CutId } from '../garments/cuts.ts';
import type { Layer } from '../gouache/layer.ts';
import { paintLayers } from '../gouache/paint-layers.ts';
import { layOnPaper } from '../gouache/paper.ts';
import type { Raster } from '../raster.ts';
import { rasterise, svgDocument } from '../raster.ts';
import { type ClothLayer, layCloth } from './cloth-layer.ts';
import { type DropShadow, place, placeShadow } from './collage.ts';
import { drawFigure, type SceneFigure } from './scene-figure.ts';

/** Flat drawing of SVG, in scene units: lettering. */
interface DrawingPart {
  readonly drawing: string;
}

/** Cut-outs in gouache, in scene units, lowest first. */
interface GouachePart {
  readonly gouache: readonly Layer[];
}

/** A product lying with its middle at (x, y); `scale` 1 is 800 x 1000. */
interface ProductPart {
  readonly cut: CutId;
  readonly colourway: string;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

export type ScenePart = DrawingPart | GouachePart | SceneFigure | ProductPart | ClothLayer;

/** A picture put together from parts, lowest first. */
export interface Scene {
  /** Size in scene units, which are pixels at the size it was composed for. */
  readonly width: number;
  readonly height: number;
  /** Colour of the shadows that products cast: the backdrop's own darkest tone. */
  readonly shade?: DropShadow['colour'];
  readonly parts: readonly ScenePart[];
}

const DUSK: DropShadow['colour'] = [40, 30, 70];

function drawingCanvas(scene: Scene, width: number, height: number, drawing: string): Raster {
  // Scaled by hand, not by a viewBox: a height rounded to whole pixels must not leave an open edge.
  const scaled = `<g transform="scale(${width / scene.width} ${height / scene.height})">${drawing}</g>`;
  return rasterise(svgDocument(width, height, scaled));
}

function layProduct(canvas: Canvas, part: ProductPart, pixels: number, shade: DropShadow['colour']): void {
  const scale = part.scale * pixels;
  const silhouette = { ...CUTS[part.cut].silhouette, turn: { degrees: part.turn ?? 0, about: [400, 500] as const } };
  const picture = renderCloth(buildTemplate(silhouette, scale), part.colourway, { transparent: true });
  const x = Math.round(part.x * pixels - picture.width / 2);
  const y = Math.round(part.y * pixels - picture.height / 2);
  const shadow = (dx: number, dy: number, blur: number, strength: number): void =>
    placeShadow(canvas, picture, x, y, {
      dx: Math.round(dx * pixels),
      dy: Math.round(dy * pixels),
      blur: blur * pixels,
      strength,
      colour: shade,
    });
  shadow(9, 18, 15, 0.26);
  shadow(3, 5, 3, 0.18);
  place(canvas, picture, x, y);
}

/** Draws a scene `width` pixels wide. Opaque. */
export function drawScene(scene: Scene, width: number): Raster {
  const pixels = width / scene.width;
  const height = Math.round(scene.height * pixels);
  const canvas = createCanvas(width, height);
  for (const part of scene.parts) {
    if ('drawing' in part) place(canvas, drawingCanvas(scene, width, height, part.drawing), 0, 0);
    else if ('gouache' in part) paintLayers(canvas, part.gouache, { scale: pixels, x: 0, y: 0 });
    else if ('cloth' in part)
      layCloth(canvas, drawingCanvas(scene, width, height, part.shape), part.cloth, part.repeat * pixels);
    else if ('who' in part) drawFigure(canvas, part, pixels);
    else layProduct(canvas, part, pixels, scene.shade ?? DUSK);
  }
  layOnPaper(canvas);
  return canvas;
}

/** `{cut}/{colourway}` of everything that is worn in a scene to be bought. */
export const wornIn = ({ parts }: Scene): string[] =>
  parts.flatMap((part) =>
    'who' in part && !part.passing ? part.wear.map(([cut, colourway]) => `${cut}/${colourway}`) : [],
  );

/** Who is in a scene for what they wear, by their names in the cast. */
export const peopleIn = ({ parts }: Scene): string[] =>
  parts.flatMap((part) => ('who' in part && !part.passing ? [part.who] : []));
