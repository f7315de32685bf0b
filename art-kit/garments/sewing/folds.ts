import type { Fold, Puff } from '../../cloth/part.ts';
import { lerp, round1 } from '../../numbers.ts';
import type { Random } from '../../random.ts';

/** A crease (`height` below 0) or ridge along a path. */
export const fold = (d: string, width: number, height: number, blur: number): Fold => ({ d, width, height, blur });

/** The relief of a cord, strap or binding. */
export const CORD: readonly Puff[] = [
  [2, 1.5],
  [5, 3.2],
];

export interface Gathers {
  /** Where the gathers start: from x to x, at height y. */
  readonly from: readonly [x0: number, x1: number, y: number];
  /** Where the longest end. */
  readonly to: readonly [x0: number, x1: number, y: number];
  readonly count: number;
  readonly height: number;
  readonly width: number;
  readonly blur: number;
}

/** Gathers: ridges and creases in turn, fanning out, each of its own length. Five random numbers for each. */
export function gathers(random: Random, { from, to, count, height, width, blur }: Gathers): Fold[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const start = lerp(from[0], from[1], t) + (random() - 0.5) * 6;
    const end = lerp(to[0], to[1], t) + (random() - 0.5) * 16;
    const top = from[2];
    const bottom = top + (to[2] - top) * (0.6 + random() * 0.4);
    const bend = `${round1(lerp(start, end, 0.3))} ${round1((top + bottom) / 2)}`;
    const d = `M${round1(start)} ${round1(top)}Q${bend} ${round1(end)} ${round1(bottom)}`;
    const thick = width * (0.7 + random() * 0.6);
    return fold(d, thick, (i % 2 === 1 ? 1 : -1) * height * (0.7 + random() * 0.6), blur);
  });
}
