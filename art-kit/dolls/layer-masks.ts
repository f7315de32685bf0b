import { blur } from '../cloth/blur.ts';
import { type Canvas, createCanvas } from '../cloth/canvas.ts';
import { smoothstep } from '../numbers.ts';
import type { Raster } from '../raster.ts';

/** How opaque each pixel is, 0-1. */
function alphaOf({ data, width, height }: Raster): Float32Array {
  const alpha = new Float32Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = (data[i * 4 + 3] ?? 0) / 255;
  return alpha;
}

/** What of `picture` lies under `cover` or within about `reach` pixels of it, fading out. All pictures have one size. */
export function patchUnder(picture: Raster, cover: Raster, reach: number): Canvas {
  const { width, height } = picture;
  const near = blur(alphaOf(cover), width, height, reach);
  const patch = createCanvas(width, height);
  for (let i = 0; i < near.length; i++) {
    const kept = smoothstep(0.02, 0.2, near[i] ?? 0);
    if (kept === 0) continue;
    for (let k = i * 4; k < i * 4 + 4; k++) patch.data[k] = (picture.data[k] ?? 0) * kept;
  }
  return patch;
}

/** The shadow a piece casts on a body, and nowhere else: darkness to be laid over it. */
export interface BodyShadow {
  /** Pixels. */
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly strength: number;
}

export function shadowOn(body: Raster, piece: Raster, shadow: BodyShadow): Canvas {
  const { width, height } = body;
  const soft = blur(alphaOf(piece), width, height, shadow.blur);
  const dark = createCanvas(width, height);
  for (let y = Math.max(0, shadow.dy); y < height; y++) {
    for (let x = Math.max(0, shadow.dx); x < width; x++) {
      const o = (y * width + x) * 4 + 3;
      const from = (y - shadow.dy) * width + x - shadow.dx;
      dark.data[o] = (soft[from] ?? 0) * shadow.strength * (body.data[o] ?? 0);
    }
  }
  return dark;
}
