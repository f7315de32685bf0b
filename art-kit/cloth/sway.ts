import { smoothstep } from '../numbers.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import type { Frame } from './frame.ts';

/** How far a figure leans out of the straight, in drawing units. */
export interface Sway {
  /** Hips go by this much, chest a third of it the other way, feet stay. */
  readonly hips: number;
  /** Head, at the crown. */
  readonly head: number;
}

/** Horizontal shift of the drawing's row at height `y`. */
function shiftAt(sway: Sway, y: number): number {
  const chest = smoothstep(120, 240, y) * (1 - smoothstep(260, 400, y));
  const hips = smoothstep(280, 440, y) * (1 - smoothstep(480, 860, y));
  const head = y < 190 ? (sway.head * (190 - y)) / 120 : 0;
  return sway.hips * (hips - 0.35 * chest) + head;
}

/** Lends a straight figure contrapposto by shifting its rows; body and clothes move together. */
export function swayRows(picture: Canvas, frame: Frame, sway: Sway): Canvas {
  const { width, height, data } = picture;
  const swayed = createCanvas(width, height);
  for (let y = 0; y < height; y++) {
    const shift = shiftAt(sway, y / frame.pixelsPerUnit + frame.view[1]) * frame.pixelsPerUnit;
    for (let x = 0; x < width; x++) {
      const from = Math.max(0, Math.min(width - 1, x - shift));
      const left = Math.floor(from);
      const part = from - left;
      const a = (y * width + left) * 4;
      const b = (y * width + Math.min(width - 1, left + 1)) * 4;
      const o = (y * width + x) * 4;
      for (let k = 0; k < 4; k++) swayed.data[o + k] = (data[a + k] ?? 0) * (1 - part) + (data[b + k] ?? 0) * part;
    }
  }
  return swayed;
}
