import { lerp, smoothstep } from '../numbers.ts';
import { blur } from './blur.ts';
import type { Frame, PixelWindow } from './frame.ts';
import type { Part } from './part.ts';

/** The sun of every picture: from above left, fairly steep. */
const [LIGHT_X, LIGHT_Y, LIGHT_Z] = (() => {
  const [x, y, z] = [-0.42, -0.6, 0.86];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
})();

/** Below this coverage a pixel is not worth shading. */
const VISIBLE = 0.003;

/** Horizontal and vertical slope of a field at every pixel. */
function slopes(field: Float32Array, width: number, height: number): { x: Float32Array; y: Float32Array } {
  const slopeX = new Float32Array(field.length);
  const slopeY = new Float32Array(field.length);
  for (let y = 0, i = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x++, i++) {
      slopeX[i] = ((field[row + Math.min(width - 1, x + 1)] ?? 0) - (field[row + Math.max(0, x - 1)] ?? 0)) / 2;
      slopeY[i] = ((field[below + x] ?? 0) - (field[above + x] ?? 0)) / 2;
    }
  }
  return { x: slopeX, y: slopeY };
}

/** Light on every pixel of a part, 1 = a flat surface; edges darken a little, where cloth rolls away. */
export function lightMap(
  part: Part,
  mask: Float32Array,
  heights: Float32Array,
  frame: Frame,
  window: PixelWindow,
): Float32Array {
  const { width, height } = window;
  const slope = slopes(heights, width, height);
  const edge = blur(mask, width, height, 2.2 * frame.pixelsPerUnit);
  const relief = part.relief ?? 1;
  const light = new Float32Array(mask.length);
  for (let i = 0; i < light.length; i++) {
    if ((mask[i] ?? 0) < VISIBLE) continue;
    const sx = (slope.x[i] ?? 0) * relief;
    const sy = (slope.y[i] ?? 0) * relief;
    const facing = (LIGHT_Z - sx * LIGHT_X - sy * LIGHT_Y) / Math.sqrt(sx * sx + sy * sy + 1) / LIGHT_Z;
    light[i] = facing * lerp(0.86, 1, smoothstep(0.45, 0.85, edge[i] ?? 0));
  }
  return light;
}

/** Where on the print (pixels) each pixel of a part lies. */
export interface PrintMap {
  readonly u: Float32Array;
  readonly v: Float32Array;
}

/**
 * Lays the print on the part and lets the slopes of the softened relief push it aside. That push is what makes a
 * print sit in the cloth instead of on it.
 */
export function printMap(
  part: Part,
  mask: Float32Array,
  heights: Float32Array,
  frame: Frame,
  window: PixelWindow,
): PrintMap {
  const { width, height } = window;
  const scale = frame.pixelsPerUnit;
  const { rotate = 0, dx = 0, dy = 0, cx = 400, cy = 500 } = part.print ?? {};
  const cos = Math.cos((rotate * Math.PI) / 180);
  const sin = Math.sin((rotate * Math.PI) / 180);
  const push = (part.displace ?? 9) * scale;
  const flat = part.warp ?? ((x: number, y: number): readonly [number, number] => [x - cx, y - cy]);
  const slope = slopes(blur(heights, width, height, 5 * scale), width, height);
  const u = new Float32Array(mask.length);
  const v = new Float32Array(mask.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((mask[i] ?? 0) < VISIBLE) continue;
      const [unitX, unitY] = frame.locate(x + window.x, y + window.y);
      const [flatX, flatY] = flat(unitX, unitY);
      const px = flatX * scale + (slope.x[i] ?? 0) * push;
      const py = flatY * scale + (slope.y[i] ?? 0) * push;
      u[i] = px * cos + py * sin + dx * scale;
      v[i] = py * cos - px * sin + dy * scale;
    }
  }
  return { u, v };
}
