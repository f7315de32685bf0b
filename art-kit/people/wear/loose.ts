import { bothSides, type Knot } from '../../gouache/geometry.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import type { Point } from '../../path.ts';
import { type Limb, type LimbPiece, limbKnots, limbMesh } from '../limb.ts';
import type { Skeleton } from '../skeleton.ts';
import { onRing, type WornPiece } from './piece.ts';

/** A point off the contour of the torso by `ease` units. */
export function besideTorso(bones: Skeleton, down: number, side: 1 | -1, ease: number): Point {
  const reach = bones.reach(down, side) || 1;
  return bones.torso(side * (1 + ease / reach), down);
}

/** A piece of the trunk, from one height to another, `ease` units off the body. */
export function trunkKnots(
  bones: Skeleton,
  from: number,
  to: number,
  ease: (down: number) => number,
  sag = 0.012,
): Knot[] {
  const between = bones.stations.map(([down]) => down).filter((down) => down > from + 0.03 && down < to - 0.03);
  const stops = [from, ...between, to];
  const side = (which: 1 | -1): Knot[] =>
    stops.map((down, i): Knot => {
      const [x, y] = besideTorso(bones, down, which, ease(down));
      return i === 0 || i === stops.length - 1 ? [x, y, 1] : [x, y];
    });
  const [bx, by] = bones.torso(0, to + sag);
  const [tx, ty] = bones.torso(0, from + sag);
  return [[tx, ty], ...side(1), [bx, by], ...side(-1).reverse()];
}

/** A wedge of shade from a point, as where cloth is drawn together. */
export const foldWedge = (from: Point, to: Point, width: number): Outline =>
  strokeOf(
    trace`${from[0]},${from[1]} ${(from[0] + to[0]) / 2},${(from[1] + to[1]) / 2 + 2} ${to[0]},${to[1]}`,
    width,
    [1, 0.6, 0.1],
  );

/** A sleeve on both layers an arm is seen on: the garment's own, where it grows out of the shoulder, and the arm's. */
export function sleeve(
  bones: Skeleton,
  index: 0 | 1,
  piece: LimbPiece,
  look: Omit<WornPiece, 'on' | 'outlines'> = {},
): WornPiece[] {
  const { limb, depth } = bones.arms[index];
  const outlines = [shapeOf(limbKnots(limb, { square: true, ...piece }))];
  const own = { outlines, mesh: limbMesh(limb, piece.ease), ...look };
  const onArm: WornPiece = { on: index === 0 ? 'arm-0' : 'arm-1', ...own };
  return depth === 'behind' ? [onArm] : [onArm, { on: 'over', ...own }];
}

export const bothSleeves = (
  bones: Skeleton,
  piece: LimbPiece,
  look: Omit<WornPiece, 'on' | 'outlines'> = {},
): WornPiece[] => ([0, 1] as const).flatMap((index) => sleeve(bones, index, piece, look));

/** A line across a limb. */
export const acrossLimb = (limb: Limb, along: number, ease: number, bow = 0.02): Knot[] =>
  [-1, -0.5, 0, 0.5, 1].map((across): Knot => {
    const [x, y] = limb.at(along + bow * (1 - across * across), across, across === 0 ? 0 : ease);
    return [x, y];
  });

/** Skin in an open neck, and the inside of the cloth behind it. Neckline of the right half, from the middle up to the neck. */
export function openNeck(bones: Skeleton, neckline: readonly Knot[], nape: number): WornPiece[] {
  const [side] = neckline.slice(-1);
  const top: Knot = [(side?.[0] ?? 0.6) * 0.8, -0.06];
  const opening = bothSides([...neckline, top, [0, -0.07]]);
  const behind = bothSides(trace`0,${nape} 0.3,${nape - 0.008} ${side?.[0] ?? 0.6},0.02 0.4,-0.04 0,-0.06`);
  return onRing(bones, 'over', { front: [opening], back: [behind] }, { fill: 'skin' }).map((piece) => ({
    ...piece,
    inside: false,
  }));
}
