import { bothSides, type Knot } from '../../gouache/geometry.ts';
import type { Outline } from '../../gouache/outline.ts';
import { trace } from '../../gouache/trace.ts';
import type { Skeleton } from '../skeleton.ts';
import { SEAM } from './colours.ts';
import { lineOnSkin, onSkin, pairOnSkin, type WornPiece } from './piece.ts';
import { ringShape } from './ring.ts';

/** Beyond the contour. */
export const EDGE = 1.24;

/** A crescent under each breast. */
export function bustFolds(bones: Skeleton, lift = 0): Outline[] {
  if (bones.body.male || bones.view === 'back') return [];
  const crescent: Knot[] = trace`0.08,${0.45 - lift} 0.2,${0.478 - lift} 0.42,${0.49 - lift} 0.66,${0.478 - lift} 0.86,${0.43 - lift} 0.9,${0.45 - lift} 0.68,${0.505 - lift} 0.42,${0.517 - lift} 0.18,${0.5 - lift}`;
  return [crescent, crescent.map(([x, y]): Knot => [-x, y])].flatMap((knots) => ringShape(bones, 'front', knots));
}

/** How a pull-on bottom is cut: down the torso (1 hip joints, 1.24 crotch). */
export interface BottomCut {
  /** Waist at the sides, and how much lower it is in the middle. */
  readonly waist: number;
  readonly dip: number;
  /** Where the leg opening begins at the side. */
  readonly side: number;
  /** How far the opening hollows the front: 0 straight, 1 deep. */
  readonly hollow: number;
}

function bottomFront({ waist, dip, side, hollow }: BottomCut): Knot[] {
  return bothSides(
    trace`0,${waist + dip} 0.5,${waist + dip * 0.7} ${EDGE},${waist}! ${EDGE},${side}! 0.84,${side + 0.05 - hollow * 0.01} ${0.5 - hollow * 0.12},${1.09 + (side - 0.95) * 0.3} 0.17,1.25!`,
  );
}

function bottomBack({ waist, dip, side }: BottomCut): Knot[] {
  return bothSides(
    trace`0,${waist - dip * 0.4} 0.5,${waist - dip * 0.2} ${EDGE},${waist}! ${EDGE},${side + 0.02}! 0.9,${side + 0.085} 0.52,1.155 0.18,1.26!`,
  );
}

/** A line down the seat and one under each cheek. */
const seatLines = (bones: Skeleton, waist: number): WornPiece[] => [
  ...lineOnSkin(bones, 'back', trace`0,${waist + 0.05} 0.01,1.08 0,1.2`, 2.6, SEAM, { strength: 0.4 }),
];

export const bottom =
  (cut: BottomCut) =>
  (bones: Skeleton): WornPiece[] => [
    ...onSkin(bones, { front: [bottomFront(cut)], back: [bottomBack(cut)] }),
    ...seatLines(bones, cut.waist),
  ];

/** A bodice with shoulder straps that are part of it. */
export interface BodiceCut {
  /** Middle of the neckline, front and back. */
  readonly neck: number;
  readonly nape: number;
  /** A neckline that comes to a point, or runs square. */
  readonly shape?: 'round' | 'vee' | 'square';
  /** Inner and outer end of the strap on the shoulder. */
  readonly strap?: readonly [inner: number, outer: number];
}

const UNDERARM = 0.37;

/** Neckline and armhole of the right half, from the middle to under the arm. */
function neckline(deep: number, { shape = 'round', strap = [0.62, 1.04] }: BodiceCut): Knot[] {
  const [inner, outer] = strap;
  const armhole: Knot[] = trace`${outer},0.05! 0.74,0.15 0.7,0.24 0.8,0.325 ${EDGE},${UNDERARM}!`;
  const strapFoot: Knot = [inner * 0.76, 0.16];
  if (shape === 'vee') return [[0, deep, 1], [0.22, deep * 0.62 + 0.02], strapFoot, [inner, 0.04, 1], ...armhole];
  if (shape === 'square')
    return [
      [0, deep],
      [0.44, deep - 0.006],
      [0.5, deep - 0.015, 1],
      [inner * 0.78, 0.14],
      [inner, 0.04, 1],
      ...armhole,
    ];
  return [[0, deep], [0.26, deep - 0.022], [0.42, deep * 0.62 + 0.02], strapFoot, [inner, 0.04, 1], ...armhole];
}

export const bodiceFront = (cut: BodiceCut): Knot[] => neckline(cut.neck, cut);
export const bodiceBack = (cut: BodiceCut): Knot[] => neckline(cut.nape, { ...cut, shape: 'round' });

/** Bodice and bottom in one piece. */
export function onePieceShapes(bodice: BodiceCut, { side, hollow }: BottomCut): { front: Knot[]; back: Knot[] } {
  const front: Knot[] = [
    ...bodiceFront(bodice),
    [EDGE, side, 1],
    [0.84, side + 0.05],
    [0.5 - hollow * 0.12, 1.09 + (side - 0.95) * 0.3],
    [0.17, 1.25, 1],
  ];
  const back: Knot[] = [
    ...bodiceBack(bodice),
    [EDGE, side + 0.02, 1],
    [0.9, side + 0.085],
    [0.52, 1.155],
    [0.18, 1.26, 1],
  ];
  return { front: bothSides(front), back: bothSides(back) };
}

export const onePiece =
  (bodice: BodiceCut, legs: Omit<BottomCut, 'waist' | 'dip'>) =>
  (bones: Skeleton): WornPiece[] => {
    const { front, back } = onePieceShapes(bodice, { waist: 0, dip: 0, ...legs });
    return [
      ...onSkin(bones, { front: [front], back: [back] }, { folds: bustFolds(bones) }),
      ...pairOnSkin(bones, 'front', trace`0.86,${legs.side + 0.02} 0.62,1.04 0.36,1.15`, 2.2, SEAM, { strength: 0.35 }),
      ...seatLines(bones, 0.9),
    ];
  };
