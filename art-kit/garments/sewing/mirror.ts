import type { Fold } from '../../cloth/part.ts';
import { round1 } from '../../numbers.ts';
import type { Point } from '../../path.ts';

/** The middle of the product canvas: garments are drawn about it. */
const CENTRE = 400;

/** A path segment to the right of the centre line: x counts from the centre, y from the top of the canvas. */
export type Segment =
  | readonly ['L', x: number, y: number]
  | readonly ['Q', cx: number, cy: number, x: number, y: number]
  | readonly ['C', ax: number, ay: number, bx: number, by: number, x: number, y: number];

function pointsOf(segment: Segment): Point[] {
  const [, ...numbers] = segment;
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
}

const write = (points: readonly Point[], side: 1 | -1, centre: number): string =>
  points.map(([x, y]) => `${round1(centre + side * x)} ${round1(y)}`).join(' ');

/** A closed outline, symmetrical about `centre`, from its right half, which runs from `start` on the centre line back to it. */
export function symmetric(start: Point, half: readonly Segment[], centre = CENTRE): string {
  let down = `M${write([start], 1, centre)}`;
  let up = '';
  let from = start;
  for (const segment of half) {
    const points = pointsOf(segment);
    const to = points.at(-1) ?? from;
    down += segment[0] + write(points, 1, centre);
    up = segment[0] + write([...points.slice(0, -1).reverse(), from], -1, centre) + up;
    from = to;
  }
  return `${down}L${write([from], -1, centre)}${up}Z`;
}

/** The mirror image of path data written in absolute coordinates. */
export function mirror(d: string): string {
  let isX = false;
  return d.replace(/-?\d+(\.\d+)?/g, (number) => {
    isX = !isX;
    return isX ? String(round1(2 * CENTRE - Number(number))) : number;
  });
}

export const mirrorFold = (fold: Fold): Fold => ({ ...fold, d: mirror(fold.d) });

/** The folds of the right half and their mirror images. */
export const bothSides = (folds: readonly Fold[]): Fold[] => [...folds, ...folds.map(mirrorFold)];
