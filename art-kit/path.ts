import { round1 } from './numbers.ts';
import type { Random } from './random.ts';

export type Point = readonly [x: number, y: number];

const ORIGIN: Point = [0, 0];

function neighbour(points: readonly Point[], index: number, closed: boolean): Point {
  const last = points.length - 1;
  const held = closed ? (index + points.length) % points.length : Math.max(0, Math.min(last, index));
  return points[held] ?? ORIGIN;
}

/**
 * Path data of a smooth curve through all points (Catmull-Rom, written as cubic segments).
 * `tension` 1 is the full curve, 0 straight lines.
 */
export function spline(points: readonly Point[], closed = true, tension = 1): string {
  const start = neighbour(points, 0, false);
  let data = `M${round1(start[0])} ${round1(start[1])}`;
  const segments = closed ? points.length : points.length - 1;
  const pull = tension / 6;
  for (let i = 0; i < segments; i++) {
    const before = neighbour(points, i - 1, closed);
    const from = neighbour(points, i, closed);
    const to = neighbour(points, i + 1, closed);
    const after = neighbour(points, i + 2, closed);
    data +=
      `C${round1(from[0] + (to[0] - before[0]) * pull)} ${round1(from[1] + (to[1] - before[1]) * pull)}` +
      ` ${round1(to[0] - (after[0] - from[0]) * pull)} ${round1(to[1] - (after[1] - from[1]) * pull)}` +
      ` ${round1(to[0])} ${round1(to[1])}`;
  }
  return data + (closed ? 'Z' : '');
}

/** How a blob differs from a circle: corner count, unevenness (0 to 1) and stretch along both axes. */
export interface BlobShape {
  readonly corners?: number;
  readonly wobble?: number;
  readonly stretchX?: number;
  readonly stretchY?: number;
}

/** Path data of a hand-cut round shape about the origin. Draws one random number for each corner. */
export function blob(random: Random, radius: number, shape: BlobShape = {}): string {
  const { corners = 9, wobble = 0.12, stretchX = 1, stretchY = 1 } = shape;
  const points: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * Math.PI * 2;
    const reach = radius * (1 + (random() - 0.5) * 2 * wobble);
    points.push([Math.cos(angle) * reach * stretchX, Math.sin(angle) * reach * stretchY]);
  }
  return spline(points);
}

/** Path data of a closed shape with straight sides. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L')}Z`;
}
