import type { Outline } from './outline.ts';
import { boundsOfOutlines } from './outline.ts';

/** Where drawing units come to lie on the page: pixel = unit * scale + shift. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A rectangle of whole pixels; it may lie outside the picture. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of each pixel of a window is covered, 0 to 255. */
export interface Coverage {
  readonly window: Window;
  readonly data: Uint8Array;
}

/** Signed areas, pixel by pixel, between clearings: grown when a larger window comes along. */
let sums = new Float32Array(0);

function sumsFor(size: number): Float32Array {
  if (sums.length < size) sums = new Float32Array(Math.ceil(size * 1.25));
  return sums;
}

/** Adds to a pixel of a row; beyond its right end nothing more is covered. */
function addAt(row: number, column: number, width: number, area: number): void {
  if (column < width) sums[row + column] = (sums[row + column] ?? 0) + area;
}

/**
 * Adds a piece of line within one row of pixels: `dy` of the row's height, from `left` to `right`. Each pixel gets what it
 * covers more than its left neighbour, so that summing up along the row gives the coverage.
 */
function addInRow(row: number, width: number, dy: number, left: number, right: number): void {
  const first = Math.floor(left);
  const end = Math.ceil(right);
  if (end <= first + 1) {
    const middle = (left + right) / 2 - first;
    addAt(row, first, width, dy * (1 - middle));
    addAt(row, first + 1, width, dy * middle);
    return;
  }
  const slope = 1 / (right - left);
  const into = left - first;
  const begin = 0.5 * slope * (1 - into) * (1 - into);
  const out = right - end + 1;
  const close = 0.5 * slope * out * out;
  addAt(row, first, width, dy * begin);
  if (end === first + 2) {
    addAt(row, first + 1, width, dy * (1 - begin - close));
  } else {
    const second = slope * (1.5 - into);
    addAt(row, first + 1, width, dy * (second - begin));
    for (let column = first + 2; column < end - 1; column++) addAt(row, column, width, dy * slope);
    addAt(row, end - 1, width, dy * (1 - (second + (end - first - 3) * slope) - close));
  }
  addAt(row, end, width, dy * close);
}

function addLine(width: number, height: number, x0: number, y0: number, x1: number, y1: number): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const [ax, ay, bx, by] = sign > 0 ? [x0, y0, x1, y1] : [x1, y1, x0, y0];
  const slope = (bx - ax) / (by - ay);
  const top = Math.max(0, ay);
  const bottom = Math.min(height, by);
  if (top >= bottom) return;
  for (let row = Math.floor(top); row < bottom; row++) {
    const from = Math.max(top, row);
    const to = Math.min(bottom, row + 1);
    const xa = Math.max(0, Math.min(width, ax + (from - ay) * slope));
    const xb = Math.max(0, Math.min(width, ax + (to - ay) * slope));
    addInRow(row * width, width, sign * (to - from), Math.min(xa, xb), Math.max(xa, xb));
  }
}

/** The pixels some outlines touch, a rim of one added, held within `limits`. Undefined when there are none. */
export function windowOf(outlines: readonly Outline[], { scale, x, y }: Placement, limits: Window): Window | undefined {
  const [left, top, right, bottom] = boundsOfOutlines(outlines);
  if (left > right) return undefined;
  const fromX = Math.max(limits.x, Math.floor(left * scale + x) - 1);
  const fromY = Math.max(limits.y, Math.floor(top * scale + y) - 1);
  const toX = Math.min(limits.x + limits.width, Math.ceil(right * scale + x) + 1);
  const toY = Math.min(limits.y + limits.height, Math.ceil(bottom * scale + y) + 1);
  if (fromX >= toX || fromY >= toY) return undefined;
  return { x: fromX, y: fromY, width: toX - fromX, height: toY - fromY };
}

/** Adds one outline's lines to the sums, in pixels of the window. */
function addOutline(outline: Outline, scale: number, shiftX: number, shiftY: number, { width, height }: Window): void {
  const end = outline.length;
  let px = (outline[end - 2] ?? 0) * scale + shiftX;
  let py = (outline[end - 1] ?? 0) * scale + shiftY;
  for (let i = 0; i < end; i += 2) {
    const qx = (outline[i] ?? 0) * scale + shiftX;
    const qy = (outline[i + 1] ?? 0) * scale + shiftY;
    addLine(width, height, px, py, qx, qy);
    px = qx;
    py = qy;
  }
}

/** What the outlines cover together within a window. Outlines that run the common way round unite where they overlap. */
export function cover(outlines: readonly Outline[], { scale, x, y }: Placement, window: Window): Coverage {
  const { width, height } = window;
  const size = width * height;
  const field = sumsFor(size);
  field.fill(0, 0, size);
  for (const outline of outlines) addOutline(outline, scale, x - window.x, y - window.y, window);
  const data = new Uint8Array(size);
  for (let row = 0, i = 0; row < height; row++) {
    let sum = 0;
    for (let column = 0; column < width; column++, i++) {
      sum += field[i] ?? 0;
      const covered = Math.abs(sum);
      data[i] = covered >= 1 ? 255 : covered * 255 + 0.5;
    }
  }
  return { window, data };
}
