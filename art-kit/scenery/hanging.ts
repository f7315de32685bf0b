import { brush } from '../gouache/cut-outs.ts';
import type { Outline } from '../gouache/outline.ts';
import type { Point } from '../path.ts';

/** A point of a line, 0 at its one end and 1 at its other. */
type Along = (t: number) => Point;

/** A line that hangs between two points, `sag` below the straight in its middle. */
export const hanging =
  (from: Point, to: Point, sag: number): Along =>
  (t) => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];

/** The line itself. */
export const lineAlong = (at: Along): Outline => brush([0, 0.25, 0.5, 0.75, 1].map(at), 3);
