import { fbm } from '../noise.ts';
import { rng } from '../random.ts';

/** Side of the grain, a power of two. */
const SIDE = 256;
const MASK = SIDE - 1;

function normalised(field: Float32Array): Float32Array {
  let [sum, squares] = [0, 0];
  for (const value of field) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / field.length;
  const deviation = Math.sqrt(squares / field.length - mean * mean) || 1;
  return field.map((value) => (value - mean) / deviation);
}

const made = new Map<number, Float32Array>();

/** Grain whose specks are about `pixels` across: mean 0, deviation 1, repeating every 256 pixels. Kept by size. */
export function grainOf(pixels: number): Float32Array {
  const cells = Math.max(8, Math.min(SIDE / 2, Math.round(SIDE / 2 / Math.max(1, pixels))));
  const known = made.get(cells);
  if (known) return known;
  const noise = fbm(rng(`gouache ${cells}`), cells, 2);
  const field = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < field.length; i++) field[i] = noise((i & MASK) / SIDE, (i >> 8) / SIDE);
  const grain = normalised(field);
  made.set(cells, grain);
  return grain;
}

/** Where in a grain a pixel of the page lies. Whole numbers only. */
export const grainIndex = (x: number, y: number): number => ((y & MASK) << 8) | (x & MASK);
