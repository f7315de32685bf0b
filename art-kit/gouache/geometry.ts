import type { Point } from '../path.ts';

/** A point of a drawing; with a third entry of 1 a corner, without it the curve goes through smoothly. */
export type Knot = readonly [x: number, y: number, corner?: 0 | 1];

const RADIANS = Math.PI / 180;

/** The unit vector at `degrees` from straight down, turning towards +x: 0 is down, 90 right, 180 up, -90 left. */
export const heading = (degrees: number): Point => [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];

export const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Turned about the origin: positive degrees are clockwise on the page. */
export function turned([x, y]: Point, degrees: number): Point {
  const [cos, sin] = [Math.cos(degrees * RADIANS), Math.sin(degrees * RADIANS)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A knot somewhere else, still the corner it was. */
export const knotAt = ([x, y]: Point, corner: 0 | 1 | undefined): Knot => (corner ? [x, y, corner] : [x, y]);

/** Every knot through `move`; corners stay corners. */
export const moveKnots = (knots: readonly Knot[], move: (point: Point) => Point): Knot[] =>
  knots.map(([x, y, corner]) => knotAt(move([x, y]), corner));

/** Knots evenly round an ellipse, its long axis turned by `degrees`. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, count = 10, degrees = 0): Knot[] =>
  Array.from({ length: count }, (_, i): Knot => {
    const angle = (i / count) * Math.PI * 2;
    return add([cx, cy], turned([Math.cos(angle) * rx, Math.sin(angle) * ry], degrees));
  });

/** The same shape on the other side of x = 0, running the other way round. */
export const mirrored = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, corner]): Knot => knotAt([-x, y], corner)).reverse();

/** A closed shape that is the same on both sides of x = 0, from its right half, top to bottom. */
export const bothSides = (half: readonly Knot[]): Knot[] => [...half, ...mirrored(half)];
