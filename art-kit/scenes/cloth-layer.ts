import type { Canvas } from '../cloth/canvas.ts';
import { printTile } from '../prints/tile.ts';
import type { Raster } from '../raster.ts';

/** Flat cloth in a shape: the print alone, without light or fold. */
export interface ClothLayer {
  readonly cloth: string;
  /** SVG markup, white where the cloth is; scene units. */
  readonly shape: string;
  /** Side of one repeat of the print, scene units. */
  readonly repeat: number;
}

/** Fills a mask the size of the canvas with a print. Throws a RangeError for an unknown colourway. */
export function layCloth(canvas: Canvas, mask: Raster, colourway: string, repeatPixels: number): void {
  const tile = printTile(colourway, Math.max(8, Math.round(repeatPixels)));
  const { data, width, height } = canvas;
  for (let y = 0, o = 0; y < height; y++) {
    const row = (y % tile.height) * tile.width;
    for (let x = 0; x < width; x++, o += 4) {
      const covered = (mask.data[o + 3] ?? 0) / 255;
      if (covered === 0) continue;
      const from = (row + (x % tile.width)) * 4;
      for (let k = 0; k < 4; k++) {
        data[o + k] = (tile.data[from + k] ?? 0) * covered + (data[o + k] ?? 0) * (1 - covered);
      }
    }
  }
}
