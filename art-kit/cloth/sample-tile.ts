import { wrap } from '../numbers.ts';
import type { Raster } from '../raster.ts';
import type { Paint } from './shade.ts';

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
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  paint[0] = (data[a] ?? 0) * wa + (data[b] ?? 0) * wb + (data[c] ?? 0) * wc + (data[d] ?? 0) * wd;
  paint[1] = (data[a + 1] ?? 0) * wa + (data[b + 1] ?? 0) * wb + (data[c + 1] ?? 0) * wc + (data[d + 1] ?? 0) * wd;
  paint[2] = (data[a + 2] ?? 0) * wa + (data[b + 2] ?? 0) * wb + (data[c + 2] ?? 0) * wc + (data[d + 2] ?? 0) * wd;
}
