import { wrap } from '../numbers.ts';
import type { Raster } from '../raster.ts';
import type { Paint } from './shade.ts';

/** How much each of the four pixels about a point counts: above left and right, below left and right. */
type Weights = readonly [number, number, number, number];

/** One channel of four pixels. */
const weighed = (data: Raster['data'], a: number, b: number, c: number, d: number, by: Weights): number =>
  (data[a] ?? 0) * by[0] + (data[b] ?? 0) * by[1] + (data[c] ?? 0) * by[2] + (data[d] ?? 0) * by[3];

/** The colour of a repeating square tile at (u, v) pixels, bilinear, into `paint`. */
export function sampleTile(tile: Raster, u: number, v: number, paint: Paint): void {
  const size = tile.width;
  const { data } = tile;
  const x = wrap(u, size);
  const y = wrap(v, size);
  const left = x | 0;
  const top = y | 0;
  const right = left + 1 === size ? 0 : left + 1;
  const bottom = top + 1 === size ? 0 : top + 1;
  const fx = x - left;
  const fy = y - top;
  const a = (top * size + left) * 4;
  const b = (top * size + right) * 4;
  const c = (bottom * size + left) * 4;
  const d = (bottom * size + right) * 4;
  const by: Weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  paint[0] = weighed(data, a, b, c, d, by);
  paint[1] = weighed(data, a + 1, b + 1, c + 1, d + 1, by);
  paint[2] = weighed(data, a + 2, b + 2, c + 2, d + 2, by);
}
