import type { Fill, Part } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import { CORD } from './folds.ts';

export interface BowSize {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly scale: number;
  /** Thickness of the cord, drawing units. */
  readonly cord?: number;
}

const TAILS = ['M0 0 C-14 30 -30 62 -22 118', 'M0 0 C16 34 34 70 30 130'] as const;
const LOOPS = ['M0 0 C-34 -34 -84 -34 -82 -4 C-82 24 -36 16 0 0', 'M0 0 C34 -36 86 -30 82 0 C80 26 36 16 0 0'] as const;
const KNOT = 'M-5 -3 L5 4';

/** Path data in absolute coordinates, turned, scaled and moved. */
function place(d: string, { x, y, turn, scale }: BowSize): string {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return d.replace(
    /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
    (_, px, py) => `${round1(x + px * cos - py * sin)} ${round1(y + px * sin + py * cos)}`,
  );
}

function cords(paths: readonly string[], size: BowSize, fill: Fill, width = size.cord ?? 9): Part[] {
  return paths.map((d) => ({
    stroke: place(d, size),
    width,
    fill,
    puff: CORD,
    wrinkle: 0,
    print: { scale: 0.4 },
  }));
}

/** The hanging ends of a bow. */
export const bowTails = (size: BowSize, fill: Fill): Part[] => cords(TAILS, size, fill);

/** Loops and knot of a bow. */
export const bowLoops = (size: BowSize, fill: Fill): Part[] => [
  ...cords(LOOPS, size, fill),
  ...cords([KNOT], size, fill, (size.cord ?? 9) * 1.9),
];

/** A bow tied in cord: tails, loops, knot. */
export const bow = (size: BowSize, fill: Fill): Part[] => [...bowTails(size, fill), ...bowLoops(size, fill)];
