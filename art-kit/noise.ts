import { wrap } from './numbers.ts';
import type { Random } from './random.ts';

/** Noise without edges: (u, v) in repeats, so (0.2, 0.7) and (1.2, -0.3) give the same value. About -1 to 1. */
export type TorusNoise = (u: number, v: number) => number;

/** Smooth value noise on a grid of `cells` x `cells` for each repeat. Draws cells² random numbers. */
export function torusNoise(random: Random, cells: number): TorusNoise {
  const grid = new Float32Array(cells * cells);
  for (let i = 0; i < grid.length; i++) grid[i] = random() * 2 - 1;
  return (u, v) => {
    const gu = wrap(u, 1) * cells;
    const gv = wrap(v, 1) * cells;
    const column = Math.floor(gu);
    const row = Math.floor(gv);
    const x = gu - column;
    const y = gv - row;
    const fx = x * x * (3 - 2 * x);
    const fy = y * y * (3 - 2 * y);
    const left = column % cells;
    const right = (column + 1) % cells;
    const top = (row % cells) * cells;
    const bottom = ((row + 1) % cells) * cells;
    const a = grid[top + left] ?? 0;
    const b = grid[top + right] ?? 0;
    const c = grid[bottom + left] ?? 0;
    const d = grid[bottom + right] ?? 0;
    return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
  };
}

/** Octaves of torus noise, each twice as fine and half as strong as the one before. */
export function fbm(random: Random, cells: number, octaves = 4): TorusNoise {
  const layers: TorusNoise[] = [];
  for (let i = 0; i < octaves; i++) layers.push(torusNoise(random, cells << i));
  return (u, v) => {
    let sum = 0;
    let strength = 0.5;
    for (const layer of layers) {
      sum += strength * layer(u, v);
      strength *= 0.5;
    }
    return sum;
  };
}
