import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import type { Raster } from '../raster.ts';

/** How much of each pixel is white, 0-1: of a picture in black and white. */
export const shownOf = ({ data, width, height }: Raster): Float32Array =>
  Float32Array.from({ length: width * height }, (_, i) => (data[i * 4] ?? 0) / 255);

/** A picture where it is kept, and nothing elsewhere. */
export function keptBy({ data, width, height }: Raster, kept: Float32Array): Canvas {
  const layer = createCanvas(width, height);
  for (let i = 0; i < kept.length; i++) {
    const share = kept[i] ?? 0;
    if (share === 0) continue;
    const alpha = data[i * 4 + 3] ?? 0;
    // Edges are soft already where the picture itself ends.
    const part = alpha < 255 ? 1 : share;
    for (let k = i * 4; k < i * 4 + 4; k++) layer.data[k] = (data[k] ?? 0) * part;
  }
  return layer;
}

/** Pixels around a change that come along, so that nothing of what was shines through when both are scaled. */
const RIM = 2;

/** 1 where two pictures of one size differ and next to it, 0 elsewhere. */
export function changed(before: Raster, after: Raster): Float32Array {
  const { width, height } = before;
  const mask = new Float32Array(width * height);
  for (let o = 0; o < before.data.length; o++) {
    if (before.data[o] === after.data[o]) continue;
    const [x, y] = [(o >> 2) % width, Math.floor((o >> 2) / width)];
    for (let row = Math.max(0, y - RIM); row <= Math.min(height - 1, y + RIM); row++) {
      mask.fill(1, row * width + Math.max(0, x - RIM), row * width + Math.min(width, x + RIM + 1));
    }
  }
  return mask;
}

/** Less than this is the grain of the paper, not shade. 0-1. */
const LEAST = 0.05;

/** What makes `before` as dark as `after` where it is not `covered` anyway: black to be laid over it. */
export function darkening(before: Raster, after: Raster, covered: Float32Array): Canvas {
  const layer = createCanvas(before.width, before.height);
  for (let i = 0; i < covered.length; i++) {
    const o = i * 4;
    const alpha = before.data[o + 3] ?? 0;
    if (alpha < 255 || (covered[i] ?? 0) === 1) continue;
    const light = (data: Raster['data']): number => (data[o] ?? 0) + (data[o + 1] ?? 0) + (data[o + 2] ?? 0);
    const dark = 1 - light(after.data) / Math.max(1, light(before.data));
    if (dark > LEAST) layer.data[o + 3] = Math.min(0.4, dark) * 255 * (1 - (covered[i] ?? 0));
  }
  return layer;
}
