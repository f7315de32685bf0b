import { blur } from '../cloth/blur.ts';
import type { Canvas } from '../cloth/canvas.ts';
import type { Raster } from '../raster.ts';

/** A shadow that a cut-out casts on the picture below it. Lengths in pixels, colour 0-255. */
export interface DropShadow {
  readonly dx: number;
  readonly dy: number;
  readonly blur: number;
  readonly strength: number;
  readonly colour: readonly [red: number, green: number, blue: number];
}

/** Calls `each` with the offsets of every pixel of `layer` that lies on the canvas when its corner is put at (x, y). */
function overlap(
  canvas: Raster,
  layer: Raster,
  x: number,
  y: number,
  each: (canvasAt: number, layerAt: number) => void,
): void {
  const fromX = Math.max(0, -x);
  const toX = Math.min(layer.width, canvas.width - x);
  const toY = Math.min(layer.height, canvas.height - y);
  for (let row = Math.max(0, -y); row < toY; row++) {
    for (let column = fromX; column < toX; column++) {
      each((row + y) * canvas.width + column + x, row * layer.width + column);
    }
  }
}

/** Lays a cut-out on the canvas with its corner at (x, y), whole pixels. */
export function place(canvas: Canvas, layer: Raster, x: number, y: number): void {
  const { data } = canvas;
  overlap(canvas, layer, x, y, (canvasAt, layerAt) => {
    const alpha = layer.data[layerAt * 4 + 3] ?? 0;
    if (alpha === 0) return;
    const rest = 1 - alpha / 255;
    for (let k = 0; k < 4; k++) {
      data[canvasAt * 4 + k] = (layer.data[layerAt * 4 + k] ?? 0) + (data[canvasAt * 4 + k] ?? 0) * rest;
    }
  });
}

/** The shadow alone, of a cut-out that will be placed at (x, y). */
export function placeShadow(canvas: Canvas, layer: Raster, x: number, y: number, shadow: DropShadow): void {
  const alpha = new Float32Array(layer.width * layer.height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = (layer.data[i * 4 + 3] ?? 0) / 255;
  const soft = blur(alpha, layer.width, layer.height, shadow.blur);
  const { data } = canvas;
  overlap(canvas, layer, x + shadow.dx, y + shadow.dy, (canvasAt, layerAt) => {
    const strength = (soft[layerAt] ?? 0) * shadow.strength;
    if (strength <= 0) return;
    for (let k = 0; k < 3; k++) {
      const o = canvasAt * 4 + k;
      data[o] = (data[o] ?? 0) * (1 - strength) + (shadow.colour[k] ?? 0) * strength;
    }
  });
}
