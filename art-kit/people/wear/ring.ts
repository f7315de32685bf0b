import type { Knot } from '../../gouache/geometry.ts';
import { flatten, type Outline, oriented } from '../../gouache/outline.ts';
import type { Point } from '../../path.ts';
import type { Skeleton } from '../skeleton.ts';
import type { View } from '../stations.ts';

/**
 * Clothes that lie on the body are drawn once, as they look squarely from the front and squarely from behind: across -1
 * to 1 from contour to contour, down as on the torso. From these the ring round the body is worked out, and what of it
 * is seen from a quarter or from the side.
 */
export type Half = 'front' | 'back';

/** Degrees the body is turned to the right of the page. */
const TURN: Readonly<Record<View, number>> = { front: 0, quarter: 15, side: 90, back: 180 };
/** How far cloth may lie beyond the contour, so that the silhouette and nothing else cuts it off. */
const BEYOND = 1.22;
/** The same below the hip joints, where thighs stand out from the torso's own contour. */
const BEYOND_HIPS = 1.42;
/** Down the torso: above the first an arm or the slope of the neck begins at the contour, and cloth ends there. */
const ARMHOLE = [0.34, 0.44] as const;
const RADIANS = Math.PI / 180;
/** Down the torso: above the second the shoulders' ridge begins, at the first everything lies on it. */
const RIDGE = [0.02, 0.2] as const;

/** Degrees round the body for what lies beyond its contour by its own half width. A quarter's front wraps round to its contour. */
const WRAP: Readonly<Record<View, number>> = { front: 60, quarter: 130, side: 60, back: 60 };

/** Degrees round the body, 0 in the middle of the front, 90 on the right of the page seen from the front. */
function angleOf(half: Half, across: number, wrap: number): number {
  const over = Math.max(0, Math.abs(across) - 1) * wrap * Math.sign(across);
  const angle = Math.asin(Math.max(-1, Math.min(1, across))) / RADIANS + over;
  return half === 'front' ? angle : 180 - angle;
}

/** Between -180 and 180. */
const wrapped = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** On the shoulders front and back meet: there everything lies at the side. */
function ontoRidge(angle: number, down: number, turn: number): number {
  const t = Math.max(0, Math.min(1, (RIDGE[1] - down) / (RIDGE[1] - RIDGE[0])));
  const eased = t * t * (3 - 2 * t) * Math.sin(turn * RADIANS);
  const ridge = wrapped(angle) < 0 ? -90 : 90;
  return angle + (ridge - wrapped(angle)) * eased;
}

interface Seen {
  /** Degrees from the line of sight; beyond 90 it is on the far side. */
  readonly angle: number;
  readonly down: number;
}

/** Seen from the side, what lies between the legs is hidden by the thigh: it ends in the groin, or under the seat. */
const atThigh = (half: Half, down: number, seated: boolean): number =>
  1 + (down - 1) * (down > 1 ? (half === 'front' ? 0.34 : seated ? 1.25 : 0.74) : 1);

function seenAt({ view, seated }: Skeleton, half: Half, across: number, down: number): Seen {
  const turn = TURN[view];
  const angle = angleOf(half, across, WRAP[view]);
  const ridged = turn > 0 && turn < 180 ? ontoRidge(angle, down, turn) : angle;
  return { angle: wrapped(ridged + turn), down: view === 'side' ? atThigh(half, down, seated) : down };
}

/** As far across as cloth may lie at a height. */
function heldIn(across: number, down: number): number {
  const t = Math.max(0, Math.min(1, (down - ARMHOLE[0]) / (ARMHOLE[1] - ARMHOLE[0])));
  const most = 1 + t * ((down > 1 ? BEYOND_HIPS : BEYOND) - 1);
  return Math.max(-most, Math.min(most, across));
}

/** What lies on skin ends at an arm that is before it. */
type Beside = (across: number, down: number) => number;
const ANYWHERE: Beside = (across) => across;

const onPage = ({ torso }: Skeleton, { angle, down }: Seen, beside = ANYWHERE): Point => {
  const across = Math.sin(Math.max(-90, Math.min(90, angle)) * RADIANS);
  const over = Math.max(0, Math.abs(angle) - 88) / 12;
  const held = heldIn(across + Math.sign(across) * Math.min(1, over) * (BEYOND - 1), down);
  return torso(beside(held, down), down);
};

const FAR = 100;

/** Cuts off what lies more than FAR degrees to one side. */
function cutAt(points: readonly Seen[], side: 1 | -1): Seen[] {
  const inside = ({ angle }: Seen): boolean => angle * side <= FAR;
  return points.flatMap((to, i) => {
    const from = points[(i + points.length - 1) % points.length] ?? to;
    if (inside(from) === inside(to)) return inside(to) ? [to] : [];
    const t = (FAR * side - from.angle) / (to.angle - from.angle);
    const edge = { angle: FAR * side, down: from.down + (to.down - from.down) * t };
    return inside(to) ? [edge, to] : [edge];
  });
}

/** Angles that run on where they would jump from 180 to -180. */
function unrolled(points: readonly Seen[]): Seen[] {
  let last = points[0]?.angle ?? 0;
  return points.map(({ angle, down }) => {
    last = angle + Math.round((last - angle) / 360) * 360;
    return { angle: last, down };
  });
}

/** Of the torso's height: short enough to follow the body, and the edge of an arm. */
const FOLLOWING_BODY = 0.04;
const FOLLOWING_ARM = 0.02;

/** Pieces short enough to follow the body. */
function refined(points: readonly Seen[], step: number): Seen[] {
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from;
    const pieces = Math.max(
      1,
      Math.min(
        0.4 / step,
        Math.ceil(Math.max(Math.abs(to.angle - from.angle) / 12, Math.abs(to.down - from.down) / step)),
      ),
    );
    return Array.from({ length: pieces }, (_, k) => ({
      angle: from.angle + ((to.angle - from.angle) * k) / pieces,
      down: from.down + ((to.down - from.down) * k) / pieces,
    }));
  });
}

function seenPoints(bones: Skeleton, half: Half, flat: readonly number[]): Seen[] {
  const seen: Seen[] = [];
  for (let i = 0; i < flat.length; i += 2) seen.push(seenAt(bones, half, flat[i] ?? 0, flat[i + 1] ?? 0));
  return seen;
}

/** True where a half of the body cannot be seen at all. */
const isHidden = (view: View, half: Half): boolean =>
  (view === 'front' && half === 'back') || (view === 'back' && half === 'front');

/** A closed shape on one half of the body, as it is seen; nothing when it is not. */
export function ringShape(bones: Skeleton, half: Half, knots: readonly Knot[], beside = ANYWHERE): Outline[] {
  const { view } = bones;
  if (isHidden(view, half)) return [];
  const flat = flatten(scaled(knots), true);
  if (view === 'front' || view === 'back') {
    const laid = unscaled(beside === ANYWHERE ? flat : inShortPieces(flat, true));
    const page: number[] = [];
    for (let i = 0; i < laid.length; i += 2) {
      const down = laid[i + 1] ?? 0;
      page.push(...bones.torso(beside(heldIn(laid[i] ?? 0, down), down), down));
    }
    return [oriented(page)];
  }
  const seen = unrolled(seenPoints(bones, half, unscaled(flat)));
  const kept = cutAt(cutAt(seen, 1), -1);
  return kept.length < 3
    ? []
    : [
        oriented(
          refined(kept, beside === ANYWHERE ? FOLLOWING_BODY : FOLLOWING_ARM).flatMap((point) => [
            ...onPage(bones, point, beside),
          ]),
        ),
      ];
}

/** Curves are flattened at about the size they are drawn at. */
const ACROSS = 90;
const DOWN = 312;
const scaled = (knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner ? [x * ACROSS, y * DOWN, corner] : [x * ACROSS, y * DOWN]));
const unscaled = (flat: readonly number[]): number[] => flat.map((value, i) => value / (i % 2 ? DOWN : ACROSS));

/** A line whose pieces are short enough to follow the edge of an arm. */
function inShortPieces(flat: readonly number[], closed: boolean): number[] {
  const count = flat.length / 2;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0];
    const next = ((i + 1) % count) * 2;
    const [dx, dy] = [(flat[next] ?? 0) - x, (flat[next + 1] ?? 0) - y];
    const isLast = !closed && i === count - 1;
    const pieces = isLast ? 1 : Math.max(1, Math.ceil(Math.abs(dy) / DOWN / FOLLOWING_ARM));
    return Array.from({ length: pieces }, (_, k) => [x + (dx * k) / pieces, y + (dy * k) / pieces]).flat();
  }).flat();
}

/** An open line on one half of the body: the stretches of it that are seen, in page units. */
export function ringLines(bones: Skeleton, half: Half, knots: readonly Knot[], beside = ANYWHERE): Knot[][] {
  const { view } = bones;
  if (isHidden(view, half)) return [];
  const drawn = flatten(scaled(knots), false);
  const flat = unscaled(beside === ANYWHERE ? drawn : inShortPieces(drawn, false));
  const runs: Knot[][] = [];
  let run: Knot[] = [];
  const end = (): void => {
    if (run.length > 1) runs.push(run);
    run = [];
  };
  for (const point of seenPoints(bones, half, flat)) {
    const facing = view === 'front' || view === 'back' || Math.abs(point.angle) <= 92;
    if (facing) run.push(onPage(bones, point, beside));
    else end();
  }
  end();
  return runs;
}

/** A point on one half of the body, on the page; nothing when it is turned away. */
export function ringPoint(bones: Skeleton, half: Half, across: number, down: number): Point | undefined {
  if (isHidden(bones.view, half)) return undefined;
  const seen = seenAt(bones, half, across, down);
  return Math.abs(seen.angle) > 90 ? undefined : onPage(bones, seen);
}
