import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { renderCloth } from '../cloth/render.ts';
import { buildTemplate } from '../cloth/template.ts';
import { cutOut } from '../figures/draw-figure.ts';
import { FIGURE_VIEW } from '../figures/figure.ts';
import type { Outfit, Person } from '../figures/person.ts';
import { CUTS, type CutId } from '../garments/cuts.ts';
import type { Raster } from '../raster.ts';
import { rasterise, svgDocument } from '../raster.ts';
import { type ClothLayer, layCloth } from './cloth-layer.ts';
import { addGrain, type DropShadow, place, placeShadow } from './collage.ts';

/** Flat drawing, in scene units. */
interface DrawingLayer {
  readonly drawing: string;
}

/** Someone standing at `x` (their centre line), crown near `y`, `scale` scene units for each unit of the figure. */
export interface FigureLayer {
  readonly person: Person;
  readonly outfit: Outfit;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A product lying with its middle at (x, y); `scale` 1 is 800 x 1000. */
interface ProductLayer {
  readonly cut: CutId;
  readonly colourway: string;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

export type Layer = DrawingLayer | FigureLayer | ProductLayer | ClothLayer;

/** A picture put together from layers, lowest first. */
export interface Scene {
  /** Size in scene units, which are pixels at the size it was composed for. */
  readonly width: number;
  readonly height: number;
  /** Colour of the shadows the cut-outs cast: the backdrop's own darkest tone. */
  readonly shade: DropShadow['colour'];
  readonly layers: readonly Layer[];
}

function drawingCanvas(scene: Scene, width: number, height: number, drawing: string): Raster {
  // Scaled by hand, not by a viewBox: a height rounded to whole pixels must not leave an open edge.
  const scaled = `<g transform="scale(${width / scene.width} ${height / scene.height})">${drawing}</g>`;
  return rasterise(svgDocument(width, height, scaled));
}

function layFigure(canvas: Canvas, layer: FigureLayer, pixels: number, shade: DropShadow['colour']): void {
  const scale = layer.scale * pixels;
  const picture = cutOut(layer.person, layer.outfit, scale);
  const x = Math.round(layer.x * pixels + FIGURE_VIEW[0] * scale);
  const y = Math.round(layer.y * pixels + FIGURE_VIEW[1] * scale);
  placeShadow(canvas, picture, x, y, {
    dx: Math.round(9 * scale),
    dy: Math.round(11 * scale),
    blur: 13 * scale,
    strength: 0.3,
    colour: shade,
  });
  place(canvas, picture, x, y);
}

function layProduct(canvas: Canvas, layer: ProductLayer, pixels: number, shade: DropShadow['colour']): void {
  const scale = layer.scale * pixels;
  const silhouette = { ...CUTS[layer.cut].silhouette, turn: { degrees: layer.turn ?? 0, about: [400, 500] as const } };
  const picture = renderCloth(buildTemplate(silhouette, scale), layer.colourway, { transparent: true });
  const x = Math.round(layer.x * pixels - picture.width / 2);
  const y = Math.round(layer.y * pixels - picture.height / 2);
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
  for (const layer of scene.layers) {
    if ('drawing' in layer) place(canvas, drawingCanvas(scene, width, height, layer.drawing), 0, 0);
    else if ('cloth' in layer)
      layCloth(canvas, drawingCanvas(scene, width, height, layer.shape), layer.cloth, layer.repeat * pixels);
    else if ('person' in layer) layFigure(canvas, layer, pixels, scene.shade);
    else layProduct(canvas, layer, pixels, scene.shade);
  }
  addGrain(canvas, 0.012);
  return canvas;
}
