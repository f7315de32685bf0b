import type { Knot } from '../../gouache/geometry.ts';
import { turned } from '../../gouache/geometry.ts';
import type { Outline } from '../../gouache/outline.ts';
import { EVEN, strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import type { Point } from '../../path.ts';

/** Local to the knot, +y down, for cord about 5 units thick. */
const LOOP: readonly Knot[] = trace`0,0 9,-9 19,-10 23,-2 15,4 0,1`;
const TAILS: readonly (readonly Knot[])[] = [trace`0,1 8,12 7,26 12,36`, trace`0,1 -5,13 -8,25 -5,33`];

const flipped = (knots: readonly Knot[]): Knot[] => knots.map(([x, y]): Knot => [-x, y]);

/** A bow tied in cord: two loops and two ends. `degrees` turns it clockwise. */
export function bow([x, y]: Point, { size = 1, degrees = 0, width = 4.4 } = {}): Outline[] {
  const place = (knots: readonly Knot[]): Knot[] =>
    knots.map(([px, py]): Knot => {
      const [qx, qy] = turned([px * size, py * size], degrees);
      return [x + qx, y + qy];
    });
  return [LOOP, flipped(LOOP), ...TAILS].map((knots) => strokeOf(place(knots), width, EVEN));
}
