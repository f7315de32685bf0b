import type { Fill } from '../../cloth/part.ts';
import type { Knot } from '../../gouache/geometry.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { flatMesh, type PrintMesh } from '../../gouache/print-mesh.ts';
import { EVEN, type Pressure, strokeOf } from '../../gouache/stroke.ts';
import type { HeadView } from '../pose.ts';
import type { Skeleton } from '../skeleton.ts';
import type { WornPiece } from './piece.ts';

/** Plum, laid thinly on whatever is away from the light. */
const UNDERSIDE_SHADE = '#3a1030';

/** Where the middle of a round head is, in head units: off to its back where it looks aside. */
const middleOfHead: Readonly<Record<HeadView, number>> = { front: 0, quarter: -7, profile: -8, back: 0 };

const onHead = ({ head }: Skeleton, knots: readonly Knot[]): Knot[] => knots.map(head);

/** A print upright on the head. */
function headMesh({ head }: Skeleton): PrintMesh {
  const [x, y] = head([0, 0]);
  const [upX, upY] = head([0, -10]);
  return flatMesh([x, y], (Math.atan2(upX - x, y - upY) * 180) / Math.PI, 500);
}

/** Shapes on the head, in head units. */
export const headShapes = (
  bones: Skeleton,
  shapes: readonly (readonly Knot[])[],
  fill: Fill | 'hair' = 'print',
  look: Partial<WornPiece> = {},
): WornPiece[] =>
  shapes.length === 0
    ? []
    : [
        {
          on: 'head',
          outlines: shapes.map((knots) => shapeOf(onHead(bones, knots))),
          fill,
          mesh: headMesh(bones),
          ...look,
        },
      ];

/** Lines on the head; `width` in units of the body. */
export const headLines = (
  bones: Skeleton,
  lines: readonly (readonly Knot[])[],
  width: number,
  fill: Fill,
  { strength, pressure = EVEN, standing = false }: { strength?: number; pressure?: Pressure; standing?: boolean } = {},
): WornPiece[] =>
  lines.length === 0
    ? []
    : [
        {
          on: 'head',
          outlines: lines.map((knots): Outline => strokeOf(onHead(bones, knots), width, pressure)),
          fill,
          mesh: headMesh(bones),
          ...(standing ? {} : { inside: true }),
          ...(strength === undefined ? {} : { strength }),
        },
      ];

/** The same, moved to the middle of the head. */
export const centred = (view: HeadView, knots: readonly Knot[]): Knot[] =>
  knots.map(([x, y, corner]): Knot => (corner ? [x + middleOfHead[view], y, corner] : [x + middleOfHead[view], y]));

/** How far below its edge the underside of a brim is seen, head units. */
const UNDERSIDE = 6;

/** The underside of a brim or a peak: what of it shows below its edge, away from the light. Its ends are sharp. */
export function underside(bones: Skeleton, brim: readonly Knot[], fill: Fill = 'trim'): WornPiece[] {
  if (brim.length === 0) return [];
  const across = brim.map(([x]) => x);
  const [left, right] = [Math.min(...across), Math.max(...across)];
  const middle = (left + right) / 2;
  const lowered = brim.map(([x, y, corner]): Knot => {
    const out = (x - middle) / ((right - left) / 2);
    return [x, y + UNDERSIDE * (1 - out ** 4), corner ?? 0];
  });
  return [
    ...headShapes(bones, [lowered], fill),
    ...headShapes(bones, [lowered], UNDERSIDE_SHADE, { inside: true, strength: 0.34 }),
  ];
}

/** A shade on what is under a brim. */
export const underBrim = (bones: Skeleton, shapes: readonly (readonly Knot[])[]): WornPiece[] =>
  bones.headView === 'back' ? [] : headShapes(bones, shapes, UNDERSIDE_SHADE, { inside: true, strength: 0.26 });
