import type { Point } from '../path.ts';
import type { Knot } from './geometry.ts';

/** A flattened line: x, y, x, y … in drawing units. Closed outlines all run the same way round, so overlaps unite. */
export type Outline = Float64Array;

/** Tangents may be no longer than this share of the piece of curve they belong to: sharp turns would loop. */
const LONGEST_TANGENT = 0.42;

function tangent(before: Knot, after: Knot, length: number, isCorner: boolean, pull: number): Point {
  if (isCorner) return [0, 0];
  const x = (after[0] - before[0]) * pull;
  const y = (after[1] - before[1]) * pull;
  const own = Math.hypot(x, y);
  const most = length * LONGEST_TANGENT;
  return own > most ? [(x * most) / own, (y * most) / own] : [x, y];
}

/** Straight pieces for a curve `length` units long: enough for a picture of two pixels to the unit. */
const piecesFor = (length: number): number => Math.max(2, Math.min(18, Math.ceil(Math.sqrt(length) * 1.1)));

function flattenPiece(into: number[], from: Knot, to: Knot, leaving: Point, arriving: Point, length: number): void {
  if (leaving[0] === 0 && leaving[1] === 0 && arriving[0] === 0 && arriving[1] === 0) {
    into.push(to[0], to[1]);
    return;
  }
  const pieces = piecesFor(length);
  const bx = from[0] + leaving[0];
  const by = from[1] + leaving[1];
  const cx = to[0] - arriving[0];
  const cy = to[1] - arriving[1];
  for (let i = 1; i <= pieces; i++) {
    const t = i / pieces;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    into.push(from[0] * a + bx * b + cx * c + to[0] * d, from[1] * a + by * b + cy * c + to[1] * d);
  }
}

/** The points of a smooth line through all knots (Catmull-Rom), x, y, x, y … */
export function flatten(knots: readonly Knot[], closed: boolean, pull = 1 / 6): number[] {
  const count = knots.length;
  const last = count - 1;
  const at = (i: number): Knot => knots[closed ? (i + count) % count : Math.max(0, Math.min(last, i))] ?? [0, 0];
  const start = at(0);
  const points = [start[0], start[1]];
  for (let i = 0; i < (closed ? count : last); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const leaving = tangent(before, to, length, from[2] === 1, pull);
    const arriving = tangent(from, after, length, to[2] === 1, pull);
    flattenPiece(points, from, to, leaving, arriving, length);
  }
  return points;
}

/** Twice the area, with a sign that tells which way round the points run. */
function windingOf(points: ArrayLike<number>): number {
  let sum = 0;
  const length = points.length;
  for (let i = 0; i < length; i += 2) {
    const j = (i + 2) % length;
    sum += (points[i] ?? 0) * (points[j + 1] ?? 0) - (points[j] ?? 0) * (points[i + 1] ?? 0);
  }
  return sum;
}

/** Any closed run of points as an outline, turned the common way round. */
export function oriented(points: readonly number[]): Outline {
  if (windingOf(points) >= 0) return Float64Array.from(points);
  const outline = new Float64Array(points.length);
  for (let i = 0; i < points.length; i += 2) {
    const from = points.length - 2 - i;
    outline[i] = points[from] ?? 0;
    outline[i + 1] = points[from + 1] ?? 0;
  }
  return outline;
}

/** A closed, smooth shape. */
export const shapeOf = (knots: readonly Knot[]): Outline => oriented(flatten(knots, true));

/** A closed shape with straight sides. */
export const polygonOf = (points: readonly Point[]): Outline => oriented(points.flat());

/** The box of some outlines: left, top, right, bottom. Infinite and inside out when there are none. */
export function boundsOfOutlines(outlines: readonly Outline[]): [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const outline of outlines) {
    for (let i = 0; i < outline.length; i += 2) {
      const x = outline[i] ?? 0;
      const y = outline[i + 1] ?? 0;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return [left, top, right, bottom];
}
