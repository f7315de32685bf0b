import { lerp } from '../numbers.ts';
import { type Point, spline } from '../path.ts';

/** A point of a limb's centre line, with the width to either side of it; `right` defaults to `left`. */
export interface Station {
  readonly at: Point;
  readonly left: number;
  readonly right?: number;
}

/** The point at `t` on the way from `from` to `to`. */
export const between = (from: Point, to: Point, t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)];

/**
 * Closed outline of a limb whose width changes along its centre line. For a limb that hangs down, `left` is the
 * side with the smaller x.
 */
export function limbPath(stations: readonly Station[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  stations.forEach((station, i) => {
    const before = (stations[i - 1] ?? station).at;
    const after = (stations[i + 1] ?? station).at;
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const alongX = (after[0] - before[0]) / length;
    const alongY = (after[1] - before[1]) / length;
    const [x, y] = station.at;
    const rightWidth = station.right ?? station.left;
    left.push([x - alongY * station.left, y + alongX * station.left]);
    right.unshift([x + alongY * rightWidth, y - alongX * rightWidth]);
  });
  return spline([...left, ...right], true, 0.98);
}

/**
 * Where the elbow of an arm lies that reaches from `shoulder` to `hand` with bones of the given lengths, bent
 * outwards (towards larger x). An arm too short to reach is stretched: poses are drawn, not measured.
 */
export function elbowOf(shoulder: Point, hand: Point, upper: number, lower: number): Point {
  const dx = hand[0] - shoulder[0];
  const dy = hand[1] - shoulder[1];
  const distance = Math.max(1, Math.hypot(dx, dy));
  const along = (distance * distance + upper * upper - lower * lower) / (2 * distance);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along));
  const sideways = Math.sign(dy) || 1;
  return [
    shoulder[0] + (dx / distance) * along + (dy / distance) * aside * sideways,
    shoulder[1] + (dy / distance) * along - (dx / distance) * aside * sideways,
  ];
}
