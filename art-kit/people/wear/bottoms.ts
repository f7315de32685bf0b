import { bothSides, type Knot } from '../../gouache/geometry.ts';
import { trace } from '../../gouache/trace.ts';
import { bow } from './bow.ts';
import { SEAM } from './colours.ts';
import { drawn, lineOnSkin, onSkin, pairOnSkin, type Wear, type WornPiece } from './piece.ts';
import { bottom, bustFolds, EDGE, onePieceShapes } from './suits.ts';
import { buckle } from './tops.ts';

const cheekyCut = { waist: 0.87, dip: 0.035, side: 0.945, hollow: 1 } as const;

/** Beyond the contour of a thigh. */
const THIGH = 1.42;

/** Briefs with a wide, smooth waist. */
export const cheeky: Wear = bottom(cheekyCut);

/** Briefs with wide sides. */
export const hipster: Wear = (bones) => [
  ...bottom({ waist: 0.83, dip: 0.02, side: 1.0, hollow: 0.2 })(bones),
  ...lineOnSkin(bones, 'front', trace`-1.2,0.852 0,0.872 1.2,0.852`, 2.2, SEAM, { strength: 0.35 }),
];

/** High-waisted briefs with full sides. */
export const highwaist: Wear = (bones) => [
  ...bottom({ waist: 0.665, dip: 0.012, side: 0.965, hollow: 0.5 })(bones),
  ...lineOnSkin(bones, 'front', trace`-1.2,0.7 0,0.715 1.2,0.7`, 2.4, SEAM, { strength: 0.45 }),
  ...lineOnSkin(bones, 'back', trace`-1.2,0.7 0,0.7 1.2,0.7`, 2.4, SEAM, { strength: 0.45 }),
];

/** Briefs with a short leg. */
export const boyshort: Wear = (bones) => {
  const front: Knot[] = bothSides(
    trace`0,0.84 0.5,0.832 ${EDGE},0.82! ${EDGE},1! ${THIGH},1.1! 0.8,1.15 0.4,1.2 0.16,1.27!`,
  );
  const back: Knot[] = bothSides(
    trace`0,0.81 0.5,0.815 ${EDGE},0.82! ${EDGE},1! ${THIGH},1.13! 0.8,1.2 0.45,1.235 0.16,1.28!`,
  );
  return [
    ...onSkin(bones, { front: [front], back: [back] }),
    ...lineOnSkin(bones, 'front', trace`-1.2,0.848 0,0.87 1.2,0.848`, 2.4, SEAM, { strength: 0.45 }),
    ...lineOnSkin(bones, 'front', trace`0,0.87 0.01,1.06 0,1.24`, 2.2, SEAM, { strength: 0.35 }),
    ...lineOnSkin(bones, 'back', trace`0,0.84 0.01,1.06 0,1.24`, 2.6, SEAM, { strength: 0.4 }),
  ];
};

/** Briefs with a bow at each hip. */
export const tieside: Wear = (bones) => {
  const front: Knot[] = bothSides(trace`0,0.93 0.5,0.915 0.9,0.905! 0.9,0.93! 0.68,0.985 0.4,1.1 0.17,1.25!`);
  const back: Knot[] = bothSides(trace`0,0.89 0.5,0.895 0.9,0.905! 0.9,0.935! 0.76,1.02 0.5,1.14 0.18,1.26!`);
  const side = { front: 1, back: 1, quarter: 1, side: 0 }[bones.view];
  const hips = side ? [bones.torso(-0.985, 0.915), bones.torso(0.985, 0.915)] : [bones.torso(0, 0.925)];
  const ties = hips.flatMap((point, i) =>
    bow(point, { size: 0.92, degrees: side ? (i === 0 ? 24 : -24) : 0, width: 4.2 }),
  );
  return [
    ...onSkin(bones, { front: [front], back: [back] }),
    ...pairOnSkin(bones, 'front', trace`0.88,0.917 1.2,0.915`, 5, 'trim'),
    ...pairOnSkin(bones, 'back', trace`0.88,0.918 1.2,0.915`, 5, 'trim'),
    ...lineOnSkin(bones, 'front', trace`-0.9,0.907 -0.5,0.918 0,0.933 0.5,0.918 0.9,0.907`, 3.6, 'trim'),
    ...lineOnSkin(bones, 'back', trace`-0.9,0.907 -0.5,0.898 0,0.893 0.5,0.898 0.9,0.907`, 3.6, 'trim'),
    ...drawn('over', ties, { fill: 'trim' }),
  ];
};

/** A swimsuit with a deep V and a buckled belt. */
export const plunge: Wear = (bones) => {
  const { front, back } = onePieceShapes(
    { neck: 0.56, nape: 0.58, shape: 'vee', strap: [0.56, 1] },
    { waist: 0, dip: 0, side: 0.94, hollow: 0.8 },
  );
  const belt = (dip: number): Knot[] =>
    bothSides(trace`0.01,${0.645 + dip} ${EDGE},0.632! ${EDGE},0.682! 0.01,${0.7 + dip}`);
  const pieces: WornPiece[] = [
    ...onSkin(bones, { front: [front], back: [back] }, { folds: bustFolds(bones) }),
    ...onSkin(bones, { front: [belt(0.004)], back: [belt(0)] }, { fill: 'trim' }),
    ...pairOnSkin(bones, 'front', trace`0.02,0.56 0.23,0.38 0.44,0.16`, 2.2, SEAM, { strength: 0.35 }),
    ...buckle(bones, 'front', 0.672),
  ];
  return pieces;
};
