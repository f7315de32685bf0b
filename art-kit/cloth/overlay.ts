import { type Raster, rasterise, svgDocument } from '../raster.ts';
import type { Canvas } from './canvas.ts';
import { type Frame, type PixelWindow, viewBoxOf } from './frame.ts';
import type { TemplatePart } from './template.ts';

/**
 * `opacity` makes a layer of its own, and a layer outside the view aborts resvg and the process with it (see
 * `rasterise`). Fill and stroke opacity look the same on shapes that do not overlap themselves.
 */
const withoutLayers = (svg: string): string =>
  svg.replace(/(?<![-\w])opacity="([^"]+)"/g, 'fill-opacity="$1" stroke-opacity="$1"');

/** Vector detail in drawing units, as pixels of a window. */
export function rasteriseDetail(frame: Frame, window: PixelWindow, markup: string): Raster {
  const body = frame.transform ? `<g transform="${frame.transform}">${markup}</g>` : markup;
  return rasterise(svgDocument(window.width, window.height, withoutLayers(body), viewBoxOf(frame, window)));
}

/** Lays the pixel at `from` of a detail on the pixel at `o`, as far as the part is there: 0 to 1. */
function layOver(data: Canvas['data'], o: number, detail: Raster['data'], from: number, covered: number): void {
  const rest = 1 - ((detail[from + 3] ?? 0) / 255) * covered;
  for (let k = 0; k < 4; k++) data[o + k] = (detail[from + k] ?? 0) * covered + (data[o + k] ?? 0) * rest;
}

/** Draws vector detail over a part, clipped to its mask. */
export function paintOverlay(canvas: Canvas, frame: Frame, piece: TemplatePart, markup: string): void {
  const { window, mask } = piece;
  const detail = rasteriseDetail(frame, window, markup).data;
  const { data, width } = canvas;
  for (let y = 0, i = 0; y < window.height; y++) {
    let o = ((y + window.y) * width + window.x) * 4;
    for (let x = 0; x < window.width; x++, i++, o += 4) {
      // Most of a part has no detail on it.
      if (detail[i * 4 + 3] === 0 || mask[i] === 0) continue;
      layOver(data, o, detail, i * 4, (mask[i] ?? 0) / 255);
    }
  }
}
