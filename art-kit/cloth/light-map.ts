import { clamp, lerp, smoothstep } from '../numbers.ts';
import { blur } from './blur.ts';
import type { PixelWindow, UnitsOfPixels } from './frame.ts';
import type { Part } from './part.ts';
import { scratchField } from './scratch.ts';

/** The sun of every picture: from above left, fairly steep. */
const [LIGHT_X, LIGHT_Y, LIGHT_Z] = (() => {
  const [x, y, z] = [-0.42, -0.6, 0.86];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
})();

/** Below this coverage a pixel is not worth shading. */
const VISIBLE = 0.003;

/** Stored light of a flat surface; leaves room up to 1.7 times as bright in a byte. */
export const FLAT_LIGHT = 150;
/** Print positions are stored in eighths of a pixel. */
export const PRINT_STEPS = 8;
const FARTHEST = 32767;

/** What the light and the print of a part are worked out from. */
export interface Relief {
  readonly part: Part;
  readonly window: PixelWindow;
  readonly pixelsPerUnit: number;
  /** Coverage, 0-1. */
  readonly mask: Float32Array;
  /** Pixels. */
  readonly heights: Float32Array;
}

/** How steeply a field rises along row `y` at `x`. */
function slopeAcross(field: Float32Array, { width }: PixelWindow, x: number, y: number): number {
  const row = y * width;
  return Math.fround(((field[row + Math.min(width - 1, x + 1)] ?? 0) - (field[row + Math.max(0, x - 1)] ?? 0)) / 2);
}

/** How steeply a field rises down column `x` at `y`. */
function slopeDown(field: Float32Array, { width, height }: PixelWindow, x: number, y: number): number {
  const below = Math.min(height - 1, y + 1) * width + x;
  return Math.fround(((field[below] ?? 0) - (field[Math.max(0, y - 1) * width + x] ?? 0)) / 2);
}

/** Light on a surface of these slopes, 1 = flat. */
const facing = (sx: number, sy: number): number =>
  (LIGHT_Z - sx * LIGHT_X - sy * LIGHT_Y) / Math.sqrt(sx * sx + sy * sy + 1) / LIGHT_Z;

/** Light on every pixel of a part, in `FLAT_LIGHT`s; edges darken a little, where cloth rolls away. */
export function lightMap({ part, mask, heights, pixelsPerUnit, window }: Relief): Uint8Array {
  const { width, height } = window;
  const edge = blur(mask, width, height, 2.2 * pixelsPerUnit, scratchField(mask.length));
  const relief = part.relief ?? 1;
  const light = new Uint8Array(mask.length);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((mask[i] ?? 0) < VISIBLE) continue;
      const sx = slopeAcross(heights, window, x, y) * relief;
      const sy = slopeDown(heights, window, x, y) * relief;
      const lit = Math.fround(facing(sx, sy) * lerp(0.86, 1, smoothstep(0.45, 0.85, edge[i] ?? 0)));
      light[i] = clamp(lit * FLAT_LIGHT, 0, 255) + 0.5;
    }
  }
  return light;
}

/** Where on the print each pixel of a part lies, in 1 / `PRINT_STEPS` pixel. */
export interface PrintMap {
  readonly u: Int16Array;
  readonly v: Int16Array;
}

const toSteps = (pixels: number): number => clamp(Math.fround(pixels) * PRINT_STEPS, -FARTHEST, FARTHEST);

/** Where on the print a row of pixels lies before the relief pushes it, in drawing units. */
type LayRow = (y: number, rowX: Float64Array, rowY: Float64Array) => void;

function layRows({ part, mask, window }: Relief, { acrossX, acrossY, downX, downY }: UnitsOfPixels): LayRow {
  const { warp, print: { cx = 400, cy = 500 } = {} } = part;
  const { width } = window;
  if (!warp) {
    return (y, rowX, rowY) => {
      const [dx, dy] = [downX[y] ?? 0, downY[y] ?? 0];
      for (let x = 0; x < width; x++) {
        rowX[x] = (acrossX[x] ?? 0) + dx - cx;
        rowY[x] = (acrossY[x] ?? 0) + dy - cy;
      }
    };
  }
  return (y, rowX, rowY) => {
    const [dx, dy] = [downX[y] ?? 0, downY[y] ?? 0];
    for (let x = 0; x < width; x++) {
      if ((mask[y * width + x] ?? 0) < VISIBLE) continue;
      const [flatX, flatY] = warp((acrossX[x] ?? 0) + dx, (acrossY[x] ?? 0) + dy);
      rowX[x] = flatX;
      rowY[x] = flatY;
    }
  };
}

/**
 * Lays the print on the part and lets the slopes of the softened relief push it aside. That push is what makes a
 * print sit in the cloth instead of on it.
 */
export function printMap(relief: Relief, units: UnitsOfPixels): PrintMap {
  const { part, mask, heights, pixelsPerUnit: scale, window } = relief;
  const { width, height } = window;
  const { rotate = 0, dx = 0, dy = 0 } = part.print ?? {};
  const cos = Math.cos((rotate * Math.PI) / 180);
  const sin = Math.sin((rotate * Math.PI) / 180);
  const push = (part.displace ?? 9) * scale;
  // Its slopes are what is looked at: a quarter of the size would show in them.
  const soft = blur(heights, width, height, 5 * scale, scratchField(mask.length), 2);
  const map = { u: new Int16Array(mask.length), v: new Int16Array(mask.length) };
  const layRow = layRows(relief, units);
  const [rowX, rowY] = [new Float64Array(width), new Float64Array(width)];
  for (let y = 0, i = 0; y < height; y++) {
    layRow(y, rowX, rowY);
    for (let x = 0; x < width; x++, i++) {
      if ((mask[i] ?? 0) < VISIBLE) continue;
      const px = (rowX[x] ?? 0) * scale + slopeAcross(soft, window, x, y) * push;
      const py = (rowY[x] ?? 0) * scale + slopeDown(soft, window, x, y) * push;
      map.u[i] = toSteps(px * cos + py * sin + dx * scale);
      map.v[i] = toSteps(py * cos - px * sin + dy * scale);
    }
  }
  return map;
}
