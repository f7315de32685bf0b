import { bothSides, ellipse, type Knot } from '../../gouache/geometry.ts';
import { shapeOf } from '../../gouache/outline.ts';
import { trace } from '../../gouache/trace.ts';
import { limbKnots } from '../limb.ts';
import type { Skeleton } from '../skeleton.ts';
import { SEAM } from './colours.ts';
import { acrossLimb, bothSleeves, foldWedge, openNeck, trunkKnots } from './loose.ts';
import { drawn, drawnLines, lineOnRing, onRing, pairOnRing, type Wear, type WornPiece } from './piece.ts';
import { ribsAlong, ribsRound } from './ribs.ts';
import { ringPoint } from './ring.ts';

const BUTTON = '#fbf3e4';

/** Down the front: an edge and its buttons. */
export function placket(
  bones: Skeleton,
  from: number,
  to: number,
  buttons: readonly (readonly [down: number, across: number])[],
): WornPiece[] {
  const discs = buttons.flatMap(([down, across]) => {
    const at = ringPoint(bones, 'front', across, down);
    return at ? [shapeOf(ellipse(at[0], at[1], 4.2, 4.2, 8))] : [];
  });
  return [
    ...lineOnRing(bones, 'over', 'front', trace`-0.07,${from} -0.07,${(from + to) / 2} -0.07,${to}`, 2.2, SEAM, {
      strength: 0.45,
    }),
    ...lineOnRing(bones, 'over', 'front', trace`0.08,${from} 0.08,${(from + to) / 2} 0.08,${to}`, 2.4, SEAM, {
      strength: 0.55,
    }),
    ...drawn('over', discs, { fill: BUTTON, inside: true }),
  ];
}

/** A turned-down collar; `notch` is how far down the neck is open. */
export function collar(bones: Skeleton, fill: 'print' | 'trim', notch: number): WornPiece[] {
  const half: Knot[] = trace`0.02,${notch}! 0.3,0.2! 0.62,0.115! 0.72,0.045 0.58,0.012 0.4,0.02 0.2,0.08`;
  const mirror = half.map(([x, y, corner]): Knot => [-x, y, corner ?? 0]);
  const behind: Knot[] = bothSides(trace`0.02,0.09 0.42,0.075 0.76,0.035 0.66,-0.035 0.02,-0.02`);
  const edge: Knot[] = trace`0.02,${notch} 0.3,0.2 0.62,0.115 0.75,0.03`;
  return [
    ...openNeck(bones, trace`0.01,${notch}! 0.2,${notch * 0.52} 0.42,0.0`, 0),
    ...onRing(bones, 'over', { front: [half, mirror], back: [behind] }, { fill }).map((piece) => ({
      ...piece,
      inside: false,
    })),
    ...pairOnRing(bones, 'over', 'front', edge, 2.4, SEAM, { strength: 0.6 }),
    ...lineOnRing(bones, 'over', 'back', trace`-0.76,0.04 -0.42,0.075 0,0.09 0.42,0.075 0.76,0.04`, 2.4, SEAM, {
      strength: 0.6,
    }),
  ];
}

interface ShirtCut {
  readonly hem: number;
  readonly sleeve: number;
  readonly sleeveEase?: number;
}

/** Trunk, sleeves, the seams that hold them, and a few folds. */
function shirtCloth(bones: Skeleton, { hem, sleeve, sleeveEase = 12 }: ShirtCut): WornPiece[] {
  const trunk = trunkKnots(bones, 0.03, hem, (down) => (down < 0.12 ? 4 : 7 + Math.max(0, down - 0.4) * 9), 0.016);
  const [x, y] = bones.torso(0, 0.66);
  const armhole: Knot[] = trace`0.94,0.08 0.84,0.2 0.86,0.34`;
  const left = bones.torso(-0.92, 0.36);
  return [
    ...bothSleeves(bones, { to: sleeve, ease: 7, easeAtEnd: sleeveEase }),
    {
      on: 'over',
      outlines: [shapeOf(trunk)],
      folds: [
        foldWedge([x - 62, y + 6], [x - 18, y - 22], 9),
        foldWedge([x + 66, y + 20], [x + 22, y + 4], 9),
        foldWedge([left[0], left[1]], [left[0] + 34, left[1] + 26], 9),
      ],
    },
    ...(bones.view === 'side'
      ? []
      : [
          ...pairOnRing(bones, 'over', 'front', armhole, 2.4, SEAM, { strength: 0.45 }),
          ...pairOnRing(bones, 'over', 'back', armhole, 2.4, SEAM, { strength: 0.45 }),
        ]),
    ...hemLines(bones, hem - 0.035),
  ];
}

const hemLines = (bones: Skeleton, at: number): WornPiece[] =>
  (['front', 'back'] as const).flatMap((half) =>
    lineOnRing(bones, 'over', half, trace`-1.4,${at - 0.004} 0,${at + 0.014} 1.4,${at - 0.004}`, 2.2, SEAM, {
      strength: 0.45,
    }),
  );

/** A strip, plain or ribbed, or a seam at the end of each sleeve. */
export function cuffs(
  bones: Skeleton,
  to: number,
  depth: number,
  ease: number,
  fill: 'trim' | 'rib' | 'seam',
): WornPiece[] {
  return bones.arms.flatMap(({ limb, depth: layer }, i): WornPiece[] => {
    const arm = i === 0 ? ('arm-0' as const) : ('arm-1' as const);
    const on = layer === 'behind' ? [arm] : [arm, 'over' as const];
    const strip = shapeOf(limbKnots(limb, { from: to - depth, to: to + 0.01, ease: ease + 2, square: true }));
    return on.flatMap((surface) =>
      fill === 'seam'
        ? drawnLines(surface, [acrossLimb(limb, to - depth, ease + 2, 0)], 2.2, SEAM, { strength: 0.5 })
        : [
            ...drawn(surface, [strip], { fill: 'trim', inside: true }),
            ...(fill === 'rib' ? ribsAlong(limb, surface, [to - depth, to + 0.01], ease) : []),
          ],
    );
  });
}

const pocket = (bones: Skeleton): WornPiece[] => [
  ...lineOnRing(
    bones,
    'over',
    'front',
    trace`0.3,0.36 0.62,0.36! 0.62,0.46! 0.46,0.485! 0.3,0.46! 0.3,0.36!`,
    2.4,
    SEAM,
    { strength: 0.55 },
  ),
  ...lineOnRing(bones, 'over', 'front', trace`0.3,0.378 0.62,0.378`, 2, SEAM, { strength: 0.4 }),
];

const row = (from: number, to: number, count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => [from + ((to - from) * i) / (count - 1), 0.01] as const);

/** A short-sleeved shirt with a collar and a chest pocket. */
export const polo: Wear = (bones) => [
  ...shirtCloth(bones, { hem: 1.02, sleeve: 0.66, sleeveEase: 15 }),
  ...placket(bones, 0.2, 1.03, row(0.28, 0.92, 5)),
  ...pocket(bones),
  ...cuffs(bones, 0.66, 0.07, 14, 'seam'),
  ...collar(bones, 'print', 0.22),
];

/** A polo with a knitted collar, placket, cuffs and hem. */
export const knitpolo: Wear = (bones) => {
  const rib: Knot[] = trace`-1.6,0.87! 0,0.886 1.6,0.87! 1.6,1.1! -1.6,1.1!`;
  const front: Knot[] = trace`-0.08,0.08! 0.09,0.08! 0.09,0.37! -0.08,0.37!`;
  return [
    ...shirtCloth(bones, { hem: 0.96, sleeve: 0.6, sleeveEase: 6 }),
    ...onRing(bones, 'over', { front: [rib], back: [rib] }, { fill: 'trim' }),
    ...ribsRound(bones, 0.89, 1),
    ...onRing(bones, 'over', { front: [front] }, { fill: 'trim' }),
    ...placket(bones, 0.15, 0.36, row(0.2, 0.33, 3)),
    ...lineOnRing(bones, 'over', 'front', trace`-0.07,0.36 0.08,0.36`, 2.4, SEAM, { strength: 0.5 }),
    ...cuffs(bones, 0.6, 0.09, 6, 'rib'),
    ...collar(bones, 'trim', 0.16),
  ];
};

/** A short-sleeved shirt with two plain panels. */
export const cabanashirt: Wear = (bones) => {
  const panel: Knot[] = trace`0.26,0.02! 0.52,0.04! 0.52,1.1! 0.26,1.1!`;
  return [
    ...shirtCloth(bones, { hem: 1.02, sleeve: 0.64, sleeveEase: 14 }),
    ...onRing(bones, 'over', { front: [panel, panel.map(([x, y, c]): Knot => [-x, y, c ?? 0])] }, { fill: 'trim' }),
    ...placket(bones, 0.2, 1.03, row(0.28, 0.92, 5)),
    ...cuffs(bones, 0.64, 0.09, 13, 'trim'),
    ...hemLines(bones, 0.985),
    ...collar(bones, 'trim', 0.22),
  ];
};
