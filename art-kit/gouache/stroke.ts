import type { Point } from '../path.ts';
import type { Knot } from './geometry.ts';
import { flatten, type Outline, oriented } from './outline.ts';

/** How thick a brush line is along its way, as shares of its width at start, middle and end. */
export type Pressure = readonly [start: number, middle: number, end: number];

/** As thick at the ends as in the middle. */
export const EVEN: Pressure = [1, 1, 1];
/** A brush that is put down and lifted. */
export const LIFTED: Pressure = [0.35, 1, 0.3];

function pressureAt([start, middle, end]: Pressure, t: number): number {
  const ease = (x: number): number => x * x * (3 - 2 * x);
  return t < 0.5 ? start + (middle - start) * ease(t * 2) : middle + (end - middle) * ease(t * 2 - 1);
}

const CAP = 6;

/** Points of a half circle about (x, y), from the direction (nx, ny) round by way of (dx, dy). */
function cap(into: number[], x: number, y: number, n: Point, d: Point, radius: number): void {
  for (let i = 1; i < CAP; i++) {
    const angle = (i / CAP) * Math.PI;
    const [cos, sin] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    into.push(x + n[0] * cos + d[0] * sin, y + n[1] * cos + d[1] * sin);
  }
}

/**
 * The outline of a brush line through the knots, with round ends. A line that turns back on itself is fine: its outline
 * overlaps itself the same way round.
 */
export function strokeOf(knots: readonly Knot[], width: number, pressure: Pressure = LIFTED, closed = false): Outline {
  const points = flatten(knots, closed);
  const count = points.length / 2;
  const x = (i: number): number => points[i * 2] ?? 0;
  const y = (i: number): number => points[i * 2 + 1] ?? 0;
  const direction = (i: number): Point => {
    const [a, b] = [Math.max(0, i - 1), Math.min(count - 1, i + 1)];
    const [dx, dy] = [x(b) - x(a), y(b) - y(a)];
    const length = Math.hypot(dx, dy) || 1;
    return [dx / length, dy / length];
  };
  const radius = (i: number): number => (width / 2) * pressureAt(pressure, count < 2 ? 0.5 : i / (count - 1));
  const outline: number[] = [];
  for (let i = 0; i < count; i++) {
    const [dx, dy] = direction(i);
    outline.push(x(i) + dy * radius(i), y(i) - dx * radius(i));
  }
  const last = count - 1;
  const [ex, ey] = direction(last);
  cap(outline, x(last), y(last), [ey, -ex], [ex, ey], radius(last));
  for (let i = last; i >= 0; i--) {
    const [dx, dy] = direction(i);
    outline.push(x(i) - dy * radius(i), y(i) + dx * radius(i));
  }
  const [sx, sy] = direction(0);
  cap(outline, x(0), y(0), [-sy, sx], [-sx, -sy], radius(0));
  return oriented(outline);
}
