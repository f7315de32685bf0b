import type { FillRule } from '../../cloth/part.ts';
import { darken, luminance, mix } from '../../colour.ts';
import type { Knot } from '../../gouache/geometry.ts';
import type { Limb } from '../limb.ts';
import type { Skeleton } from '../skeleton.ts';
import { drawnLines, type Surface, type WornPiece } from './piece.ts';
import { ringLines } from './ring.ts';

/** From rib to rib, units: as many go round a hem as across the same hem laid flat. */
const RIB = 5.6;
const WIDTH = 1.9;
const STRENGTH = 0.42;

/** Between two ribs: the trim, on its way to plum, or lighter than a dark trim. */
const VALLEY: FillRule = (_, trim) => (luminance(trim) < 0.3 ? mix(trim, '#ffffff', 0.3) : darken(trim, 0.5));

/** As far across as ribs go: cloth that hangs off the body is a little wider than its contour. */
const EDGE = 1.2;

/** Steps of a rib's width to both sides of the middle, as shares of a half width. */
function acrosses(half: number, most: number): number[] {
  const count = Math.floor((most * half) / RIB);
  return Array.from({ length: count * 2 + 1 }, (_, i) => ((i - count) * RIB) / half);
}

const valleys = (on: Surface, lines: readonly (readonly Knot[])[]): WornPiece[] =>
  lines.length === 0 ? [] : drawnLines(on, lines, WIDTH, VALLEY, { strength: STRENGTH });

/** The ribs of a knitted band round the trunk, from one height to another. */
export function ribsRound(bones: Skeleton, from: number, to: number): WornPiece[] {
  const half = (bones.reach(from, 1) + bones.reach(from, -1)) / 2;
  const lines = acrosses(half, EDGE).flatMap((across) =>
    (['front', 'back'] as const).flatMap((side) =>
      ringLines(bones, side, [
        [across, from],
        [across, to],
      ]),
    ),
  );
  return valleys('over', lines);
}

/** The same along the end of a sleeve. */
export function ribsAlong(limb: Limb, on: Surface, [from, to]: readonly [number, number], ease: number): WornPiece[] {
  const half = limb.halfWidth(to, 1) + ease;
  const at = (along: number, across: number): Knot => [...limb.at(along, across, ease)];
  return valleys(
    on,
    acrosses(half, 0.96).map((across) => [at(from, across), at(to, across)]),
  );
}
