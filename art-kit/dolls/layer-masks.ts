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
/** Compressing spreads a strong colour, and scaling after it: a wide picture needs a wider rim. Pixels of width for each of it. */
const WIDTH_PER_RIM = 150;

/** Sets what lies at most `rim` pixels from pixel `i` to 1, in a mask so wide. */
function markAround(mask: Float32Array, width: number, i: number, rim: number): void {
  const [x, y] = [i % width, Math.floor(i / width)];
  for (let row = Math.max(0, y - rim); row <= Math.min(mask.length / width - 1, y + rim); row++) {
    mask.fill(1, row * width + Math.max(0, x - rim), row * width + Math.min(width, x + rim + 1));
  }
}

/** 1 where two pictures of one size differ and next to it, 0 elsewhere. */
export function changed(before: Raster, after: Raster): Float32Array {
  const mask = new Float32Array(before.width * before.height);
  for (let o = 0; o < before.data.length; o++)
    if (before.data[o] !== after.data[o]) markAround(mask, before.width, o >> 2, RIM);
  return mask;
}

/** Less than this of a pixel is the soft end of an edge. */
const EDGE = 0.02;

/** 1 where any of these shows anything and around it, 0 elsewhere: so much around it that nothing of it shines through. */
export function around(masks: readonly Float32Array[], width: number): Float32Array {
  const rim = Math.round(width / WIDTH_PER_RIM);
  const mask = new Float32Array(masks[0]?.length ?? 0);
  for (const shown of masks)
    for (const [i, share] of shown.entries()) if (share > EDGE) markAround(mask, width, i, rim);
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
