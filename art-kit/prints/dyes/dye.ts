import { parseHex, type Rgb } from '../../colour.ts';
import { lerp } from '../../numbers.ts';
import type { Raster } from '../../raster.ts';

/** Three channels, 0 to 255, written in place: a new array for each of 230,000 pixels would cost more than the dye. */
export type Pixel = Float64Array;

/** Paints a tile of `size` pixels. `dyeAt` gets a place on the repeat (0 to 1 both ways) and writes its colour. */
export function paintDye(size: number, dyeAt: (u: number, v: number, pixel: Pixel) => void): Raster {
  const data = new Uint8ClampedArray(size * size * 4);
  const pixel = new Float64Array(3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      dyeAt(x / size, y / size, pixel);
      const at = (y * size + x) * 4;
      data[at] = pixel[0] ?? 0;
      data[at + 1] = pixel[1] ?? 0;
      data[at + 2] = pixel[2] ?? 0;
      data[at + 3] = 255;
    }
  }
  return { width: size, height: size, data };
}

/** Lays the mixture of two dyes. */
export function blend(pixel: Pixel, from: Rgb, to: Rgb, t: number): void {
  pixel[0] = lerp(from[0], to[0], t);
  pixel[1] = lerp(from[1], to[1], t);
  pixel[2] = lerp(from[2], to[2], t);
}

/** Soaks more dye into what is there. */
export function soak(pixel: Pixel, dye: Rgb, t: number): void {
  pixel[0] = lerp(pixel[0] ?? 0, dye[0], t);
  pixel[1] = lerp(pixel[1] ?? 0, dye[1], t);
  pixel[2] = lerp(pixel[2] ?? 0, dye[2], t);
}

/** A row of dyes to run through; past the ends it stays on the last one. */
export interface DyeRow {
  readonly length: number;
  readonly at: (index: number) => Rgb;
}

/** Reads a row of at least one colour. */
export function dyeRow(colours: readonly string[]): DyeRow {
  const dyes = colours.map(parseHex);
  const last = dyes.at(-1) ?? [0, 0, 0];
  return { length: dyes.length, at: (index) => dyes[index] ?? last };
}
