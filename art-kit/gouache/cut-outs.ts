import { type Knot, moveKnots, turned } from './geometry.ts';
import type { Layer, Paint } from './layer.ts';
import { type Outline, polygonOf } from './outline.ts';
import { EVEN, type Pressure, strokeOf } from './stroke.ts';

/** What multiplies paper in shade, where nothing is said of it. */
const PAPER_SHADE = '#d3bccb';

interface Cut {
  readonly shade?: string;
  /** Width of the shade along the edge; none when 0. */
  readonly depth?: number;
  /** How far its shade falls on what is below. */
  readonly contact?: number;
  /** Areas in shade. */
  readonly folds?: readonly Outline[];
}

/** Shapes of one paint, shaded along their edge. */
export const cutOut = (
  outlines: readonly Outline[],
  paint: Paint,
  { shade = PAPER_SHADE, depth = 1, contact, folds }: Cut = {},
): Layer => ({
  name: 'cut-out',
  patches: [{ outlines, paint, shade }],
  depth,
  ...(contact === undefined ? {} : { contact }),
  ...(folds === undefined ? {} : { folds }),
});

/** Shapes without shade: light, distance, the shadow of something else. */
export const flatCut = (outlines: readonly Outline[], paint: Paint): Layer =>
  cutOut(outlines, paint, { depth: 0, shade: '#ffffff' });

/** A layer of several paints under one shade. */
export const collage = (
  parts: readonly (readonly [outlines: readonly Outline[], paint: Paint])[],
  { shade = PAPER_SHADE, depth = 1, contact, folds }: Cut = {},
): Layer => ({
  name: 'collage',
  patches: parts.map(([outlines, paint]) => ({ outlines, paint, shade })),
  depth,
  ...(contact === undefined ? {} : { contact }),
  ...(folds === undefined ? {} : { folds }),
});

export const box = (x: number, y: number, width: number, height: number): Outline =>
  polygonOf([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** A box with rounded corners. */
export function roundBox(x: number, y: number, width: number, height: number, radius: number): Outline {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (cx: number, cy: number, from: number): Knot[] =>
    [0, 30, 60, 90].map((step): Knot => {
      const angle = ((from + step) * Math.PI) / 180;
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    });
  const knots = [
    ...corner(x + width - r, y + r, -90),
    ...corner(x + width - r, y + height - r, 0),
    ...corner(x + r, y + height - r, 90),
    ...corner(x + r, y + r, 180),
  ];
  return polygonOf(knots.map(([px, py]) => [px, py]));
}

/** An ellipse with as many corners as it takes to see none. */
export function disc(x: number, y: number, rx: number, ry = rx): Outline {
  const count = Math.max(10, Math.min(120, Math.round(Math.sqrt(Math.max(rx, ry)) * 6)));
  return polygonOf(
    Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
    }),
  );
}

export const brush = (knots: readonly Knot[], width: number, pressure: Pressure = EVEN): Outline =>
  strokeOf(knots, width, pressure);

/** As many as asked, from a rule. */
export const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Puts a drawing of its own somewhere on the page: its origin at (x, y), `size` times as large, turned clockwise. */
export const put =
  (x: number, y: number, size = 1, degrees = 0) =>
  (knots: readonly Knot[]): Knot[] =>
    moveKnots(knots, ([px, py]) => {
      const [qx, qy] = turned([px * size, py * size], degrees);
      return [x + qx, y + qy];
    });
