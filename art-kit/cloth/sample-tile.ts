import { wrap } from '../numbers.ts';
import type { Raster } from '../raster.ts';

/** Where a row of pixels lies on a print: positions in `1 / steps` pixel from `from` on, shifted by whole and part pixels. */
export interface PrintRow {
  readonly u: Int16Array | Float32Array;
  readonly v: Int16Array | Float32Array;
  readonly from: number;
  readonly steps: number;
  readonly shift: readonly [dx: number, dy: number];
}

/** What of a tile each pixel of a row is mixed from, four neighbours each: grown when a longer row comes along. */
interface Samples {
  /** The first byte of each neighbour. */
  readonly bytes: Int32Array;
  /** How much of it is taken, 0-1. */
  readonly weights: Float64Array;
}

let samples: Samples = { bytes: new Int32Array(0), weights: new Float64Array(0) };

function samplesFor(count: number): Samples {
  const size = count * 4;
  if (samples.bytes.length < size) samples = { bytes: new Int32Array(size), weights: new Float64Array(size) };
  return samples;
}

function locate({ u, v, from, steps, shift }: PrintRow, size: number, count: number): Samples {
  const found = samplesFor(count);
  const { bytes, weights } = found;
  const dx = shift[0];
  const dy = shift[1];
  for (let i = 0; i < count; i++) {
    const x = wrap((u[from + i] ?? 0) / steps + dx, size);
    const y = wrap((v[from + i] ?? 0) / steps + dy, size);
    const left = x | 0;
    const top = y | 0;
    const right = left + 1 === size ? 0 : left + 1;
    const bottom = top + 1 === size ? 0 : top + 1;
    const fx = x - left;
    const fy = y - top;
    bytes[i * 4] = (top * size + left) * 4;
    bytes[i * 4 + 1] = (top * size + right) * 4;
    bytes[i * 4 + 2] = (bottom * size + left) * 4;
    bytes[i * 4 + 3] = (bottom * size + right) * 4;
    weights[i * 4] = (1 - fx) * (1 - fy);
    weights[i * 4 + 1] = fx * (1 - fy);
    weights[i * 4 + 2] = (1 - fx) * fy;
    weights[i * 4 + 3] = fx * fy;
  }
  return found;
}

/**
 * The colours of a repeating square tile along a row, bilinear, into `colours`: red, green and blue of each pixel.
 * It runs over every pixel of printed cloth: no call with a fraction and no array but these, which would be garbage by the
 * megabyte.
 */
export function sampleTileRow({ data, width }: Raster, row: PrintRow, count: number, colours: Float64Array): void {
  const { bytes, weights } = locate(row, width, count);
  for (let i = 0; i < count; i++) {
    for (let k = 0; k < 3; k++) {
      let sum = 0;
      for (let n = i * 4; n < i * 4 + 4; n++) sum += (data[(bytes[n] ?? 0) + k] ?? 0) * (weights[n] ?? 0);
      colours[i * 3 + k] = sum;
    }
  }
}
