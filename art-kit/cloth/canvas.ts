import type { Raster } from '../raster.ts';

/** A raster under work. Premultiplied, so that painting is the same sum on paper and on nothing. */
export interface Canvas extends Raster {
  readonly data: Uint8ClampedArray;
}

/** An empty, transparent canvas. */
export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
});
