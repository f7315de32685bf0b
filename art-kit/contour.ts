import { wrap } from './numbers.ts';
import { type Point, spline } from './path.ts';
import { TILE } from './scatter.ts';
import type { TorusField } from './turing.ts';

type Edge = 'north' | 'east' | 'south' | 'west';
type Segment = readonly [from: Edge, to: Edge];

/**
 * Marching squares: which edges of a cell the outline enters and leaves, by the corners above the level
 * (1 top left, 2 top right, 4 bottom right, 8 bottom left). Always the high side on the same hand, so segments chain.
 */
const SEGMENTS: readonly (readonly Segment[])[] = [
  [],
  [['west', 'north']],
  [['north', 'east']],
  [['west', 'east']],
  [['east', 'south']],
  [
    ['west', 'north'],
    ['east', 'south'],
  ],
  [['north', 'south']],
  [['west', 'south']],
  [['south', 'west']],
  [['south', 'north']],
  [
    ['north', 'east'],
    ['south', 'west'],
  ],
  [['south', 'east']],
  [['east', 'west']],
  [['east', 'north']],
  [['north', 'west']],
  [],
];

/** Cells drawn beyond each edge of the repeat, so that outlines close outside it and never show. */
const MARGIN = 1;
const OUTSIDE = -1000;
const isOutside = (value: number): boolean => value < -900;

function crossing(level: number, a: number, b: number): number {
  if (isOutside(a)) return 0.999;
  return isOutside(b) ? 0.001 : (level - a) / (b - a);
}

const key = (point: Point): string => `${point[0].toFixed(4)},${point[1].toFixed(4)}`;

interface Corners {
  readonly topLeft: number;
  readonly topRight: number;
  readonly bottomRight: number;
  readonly bottomLeft: number;
}

function edgePoint(edge: Edge, x: number, y: number, level: number, corners: Corners): Point {
  switch (edge) {
    case 'north':
      return [x + crossing(level, corners.topLeft, corners.topRight), y];
    case 'east':
      return [x + 1, y + crossing(level, corners.topRight, corners.bottomRight)];
    case 'south':
      return [x + crossing(level, corners.bottomLeft, corners.bottomRight), y + 1];
    case 'west':
      return [x, y + crossing(level, corners.topLeft, corners.bottomLeft)];
  }
}

function cellCase(level: number, { topLeft, topRight, bottomRight, bottomLeft }: Corners): number {
  return (
    (topLeft > level ? 1 : 0) |
    (topRight > level ? 2 : 0) |
    (bottomRight > level ? 4 : 0) |
    (bottomLeft > level ? 8 : 0)
  );
}

function collectSegments(field: TorusField, level: number): Map<string, readonly [Point, Point]> {
  const width = field.size + 1 + 2 * MARGIN;
  const valueAt = (x: number, y: number): number => {
    if (x < 0 || y < 0 || x >= width || y >= width) return OUTSIDE;
    return field.values[wrap(y - MARGIN, field.size) * field.size + wrap(x - MARGIN, field.size)] ?? OUTSIDE;
  };
  const segments = new Map<string, readonly [Point, Point]>();
  for (let y = -1; y < width; y++) {
    for (let x = -1; x < width; x++) {
      const corners: Corners = {
        topLeft: valueAt(x, y),
        topRight: valueAt(x + 1, y),
        bottomRight: valueAt(x + 1, y + 1),
        bottomLeft: valueAt(x, y + 1),
      };
      for (const [from, to] of SEGMENTS[cellCase(level, corners)] ?? []) {
        const start = edgePoint(from, x, y, level, corners);
        segments.set(key(start), [start, edgePoint(to, x, y, level, corners)]);
      }
    }
  }
  return segments;
}

function takeChain(segments: Map<string, readonly [Point, Point]>, first: string): Point[] {
  const chain: Point[] = [];
  let next: string | undefined = first;
  while (next !== undefined) {
    const segment: readonly [Point, Point] | undefined = segments.get(next);
    if (!segment) break;
    segments.delete(next);
    if (chain.length === 0) chain.push(segment[0]);
    chain.push(segment[1]);
    next = key(segment[1]);
  }
  return chain;
}

/**
 * Path data of the area where the field is above `level`, in print units, smoothed. Fill it with the even-odd rule
 * when areas may hold holes.
 */
export function contour(field: TorusField, level: number, tile = TILE): string {
  const segments = collectSegments(field, level);
  const unit = tile / field.size;
  let data = '';
  for (const start of [...segments.keys()]) {
    if (!segments.has(start)) continue;
    const chain = takeChain(segments, start);
    // Every second point is enough for the spline and halves the path; specks are left out.
    const points = chain
      .filter((_, index) => index % 2 === 0)
      .map(([x, y]): Point => [(x - MARGIN) * unit, (y - MARGIN) * unit]);
    if (chain.length >= 5 && points.length >= 4) data += spline(points);
  }
  return data;
}
