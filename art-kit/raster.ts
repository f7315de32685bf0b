import { Resvg } from '@resvg/resvg-js';
import { fontFiles } from './fonts.ts';

/** A picture in memory: RGBA, row by row, alpha premultiplied (as resvg draws it). Opaque pictures need no thought. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A whole SVG file around `body`. `viewBox` defaults to the full size. */
export function svgDocument(width: number, height: number, body: string, viewBox = `0 0 ${width} ${height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;
}

/**
 * Draws an SVG document to pixels, at its own size or scaled to `width`.
 *
 * Trap: resvg 2.6 aborts the whole process, uncatchably, when a layer of its own (`opacity`, `mask`, `mix-blend-mode`)
 * lies wholly outside the view. Write `fill-opacity` and `stroke-opacity` instead; they need no layer.
 */
export function rasterise(svg: string, width?: number): Raster {
  const image = new Resvg(svg, {
    fitTo: width === undefined ? { mode: 'original' } : { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      // Loading fonts costs milliseconds, and most drawings hold no text.
      fontFiles: svg.includes('<text') ? [...fontFiles()] : [],
      defaultFontFamily: 'DM Sans',
    },
  }).render();
  return { width: image.width, height: image.height, data: image.pixels };
}
