import { wrap } from './numbers.ts';
import type { Random } from './random.ts';

/** Noise without edges: (u, v) in repeats, so (0.2, 0.7) and (1.2, -0.3) give the same value. About -1 to 1. */
export type TorusNoise = (u: number, v: number) => number;

/** The values smooth noise runs through, on a square grid. */
interface Grid {
  readonly cells: number;
  readonly values: Float32Array;
}

function gridOf(random: Random, cells: number): Grid {
  const values = new Float32Array(cells * cells);
  for (let i = 0; i < values.length; i++) values[i] = random() * 2 - 1;
  return { cells, values };
}

/** The noise of a grid at a point that is within the repeat already. */
function valueAt({ cells, values }: Grid, u: number, v: number): number {
  const gu = u * cells;
  const gv = v * cells;
  // Of what is not negative, this is the whole number below.
  const column = gu | 0;
  const row = gv | 0;
  const x = gu - column;
  const y = gv - row;
  const fx = x * x * (3 - 2 * x);
  const fy = y * y * (3 - 2 * y);
  const left = column % cells;
  const right = (column + 1) % cells;
  const top = (row % cells) * cells;
  const bottom = ((row + 1) % cells) * cells;
  const a = values[top + left] ?? 0;
  const b = values[top + right] ?? 0;
  const c = values[bottom + left] ?? 0;
  const d = values[bottom + right] ?? 0;
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Smooth value noise on a grid of `cells` x `cells` for each repeat. Draws cells² random numbers. */
export function torusNoise(random: Random, cells: number): TorusNoise {
  const grid = gridOf(random, cells);
  return (u, v) => valueAt(grid, wrap(u, 1), wrap(v, 1));
}

/** Octaves of torus noise, each twice as fine and half as strong as the one before. */
export type Octaves = readonly Grid[];

export const octavesOf = (random: Random, cells: number, octaves: number): Octaves =>
  Array.from({ length: octaves }, (_, i) => gridOf(random, cells << i));

/** The sum of some octaves at `count` points, into `sums`. What is asked for at every pixel asks here: a call for each costs more than the sum. */
export function octavesAlong(
  octaves: Octaves,
  u: Float64Array,
  v: Float64Array,
  count: number,
  sums: Float64Array,
): void {
  for (let i = 0; i < count; i++) {
    const insideU = wrap(u[i] ?? 0, 1);
    const insideV = wrap(v[i] ?? 0, 1);
    let sum = 0;
    let strength = 0.5;
    for (const grid of octaves) {
      sum += strength * valueAt(grid, insideU, insideV);
      strength *= 0.5;
    }
    sums[i] = sum;
  }
}

/** Octaves as one noise. */
export function fbm(random: Random, cells: number, octaves = 4): TorusNoise {
  const layers = octavesOf(random, cells, octaves);
  const [u, v, sum] = [new Float64Array(1), new Float64Array(1), new Float64Array(1)];
  return (atU, atV) => {
    u[0] = atU;
    v[0] = atV;
    octavesAlong(layers, u, v, 1, sum);
    return sum[0] ?? 0;
  };
}
