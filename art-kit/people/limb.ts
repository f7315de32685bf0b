import { add, between, distance, heading, type Knot, knotAt } from '../gouache/geometry.ts';
import { meshOf, type PrintMesh } from '../gouache/print-mesh.ts';
import type { Point } from '../path.ts';
import { type LimbStation, stationAt } from './stations.ts';

/** An arm or a leg: three joints and a table of widths. `along` runs from 0 (root) over 1 (knee, elbow) to 2 (end). */
export interface Limb {
  readonly root: Point;
  readonly joint: Point;
  readonly end: Point;
  readonly centre: (along: number) => Point;
  /** `across` 1 is the outer contour, -1 the inner one. `ease` is added to the width, in units. */
  readonly at: (along: number, across: number, ease?: number) => Point;
  readonly halfWidth: (along: number, side: 1 | -1) => number;
  readonly rows: readonly LimbStation[];
}

/** Share of both bones that the bend of a joint takes up. */
const BEND = 0.2;

function centreLine(root: Point, joint: Point, end: Point): Limb['centre'] {
  return (along) => {
    if (Math.abs(along - 1) < BEND) {
      const t = (along - 1 + BEND) / (2 * BEND);
      const [from, to] = [between(root, joint, 1 - BEND), between(joint, end, BEND)];
      return between(between(from, joint, t), between(joint, to, t), t);
    }
    return along < 1 ? between(root, joint, along) : between(joint, end, along - 1);
  };
}

export function limbOf(root: Point, joint: Point, end: Point, rows: readonly LimbStation[]): Limb {
  const centre = centreLine(root, joint, end);
  const normal = (along: number): Point => {
    const [a, b] = [centre(Math.max(0, along - 0.02)), centre(Math.min(2, along + 0.02))];
    const length = distance(a, b) || 1;
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  };
  const halfWidth = (along: number, side: 1 | -1): number => stationAt(rows, along, side === 1 ? 1 : 2);
  return {
    root,
    joint,
    end,
    centre,
    rows,
    halfWidth,
    at: (along, across, ease = 0) => {
      const width = halfWidth(along, across < 0 ? -1 : 1) + ease;
      return add(centre(along), normal(along), across * width);
    },
  };
}

/** Which piece of a limb, and how loosely something is to lie round it. */
export interface LimbPiece {
  readonly from?: number;
  readonly to?: number;
  /** Added to both sides, units; at the root and at the end. */
  readonly ease?: number;
  readonly easeAtEnd?: number;
  /** A square end, as of a sleeve; a bare limb ends round. */
  readonly square?: boolean;
}

/** The outline of a limb or of what is worn on it, once round. A limb from its root has a round top. */
export function limbKnots(limb: Limb, piece: LimbPiece = {}): Knot[] {
  const { from = 0, to = 2, ease = 0, easeAtEnd = ease, square = false } = piece;
  const inner = limb.rows.map(([along]) => along).filter((along) => along > from + 0.04 && along < to - 0.04);
  const stops = [from, ...inner, to];
  const eased = (along: number): number => ease + ((easeAtEnd - ease) * (along - from)) / (to - from || 1);
  const side = (across: 1 | -1): Knot[] =>
    stops.map((along) => knotAt(limb.at(along, across, eased(along)), square && along === to ? 1 : undefined));
  const knots = [...side(1), ...side(-1).reverse()];
  return from === 0 ? [...knots, ...roundTop(limb, ease)] : knots;
}

function roundTop(limb: Limb, ease: number): Knot[] {
  const { root, joint, at } = limb;
  const length = distance(root, joint) || 1;
  const up: Point = [(root[0] - joint[0]) / length, (root[1] - joint[1]) / length];
  const radius = limb.halfWidth(0, 1) + ease;
  return [
    add(between(root, at(0, -1, ease), 0.72), up, radius * 0.5),
    add(root, up, radius * 0.74),
    add(between(root, at(0, 1, ease), 0.72), up, radius * 0.5),
  ];
}

/** Where a limb ends that leaves `root` at `upper` degrees and bends to `lower`. */
export function jointsOf(
  root: Point,
  upper: number,
  lower: number,
  lengths: readonly [number, number],
): [Point, Point] {
  const joint = add(root, heading(upper), lengths[0]);
  return [joint, add(joint, heading(lower), lengths[1])];
}

/**
 * The elbow of an arm whose wrist is at `wrist`: on the side where turning from shoulder to wrist is `out` (1 or -1). A
 * wrist out of reach is brought within it.
 */
export function reachJoints(
  root: Point,
  wrist: Point,
  lengths: readonly [number, number],
  out: 1 | -1,
): [Point, Point] {
  const [a, b] = lengths;
  const far = distance(root, wrist) || 1;
  const held = Math.max(Math.abs(a - b) + 1, Math.min(a + b - 1, far));
  const end = between(root, wrist, held / far);
  const along = (a * a - b * b + held * held) / (2 * held);
  const aside = Math.sqrt(Math.max(0, a * a - along * along)) * out;
  const [dx, dy] = [(end[0] - root[0]) / held, (end[1] - root[1]) / held];
  return [[root[0] + dx * along - dy * aside, root[1] + dy * along + dx * aside], end];
}

/** A print that runs along a limb, unturned where the limb hangs straight; `ease` as of what is worn. */
export function limbMesh(limb: Limb, ease = 10): PrintMesh {
  const length = distance(limb.root, limb.joint);
  const lower = distance(limb.joint, limb.end);
  return meshOf(5, 15, (across, down) => {
    const along = down * 2.2 - 0.15;
    const held = Math.max(0, Math.min(2, along));
    const side = across * 2 - 1;
    const [a, b] = [limb.centre(held), limb.at(held, side * 1.5, ease)];
    const over = add([0, 0], add(limb.centre(0.1), limb.centre(0), -1), 10 * Math.min(0, along));
    const along0 = held < 1 ? held * length : length + (held - 1) * lower;
    const sign = side < 0 ? -1 : 1;
    return {
      point: add(b, over),
      print: [limb.root[0] - sign * distance(a, b), limb.root[1] + along0 + Math.min(0, along) * length],
    };
  });
}
