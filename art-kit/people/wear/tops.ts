import { bothSides, ellipse, type Knot, mirrored } from '../../gouache/geometry.ts';
import { shapeOf } from '../../gouache/outline.ts';
import { EVEN, LIFTED, strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import type { Skeleton } from '../skeleton.ts';
import { bow } from './bow.ts';
import { SEAM } from './colours.ts';
import { drawn, lineOnSkin, onSkin, pairOnSkin, type Wear, type WornPiece } from './piece.ts';
import { ringPoint, ringShape } from './ring.ts';
import { bodiceBack, bodiceFront, bustFolds, EDGE } from './suits.ts';

/** A bow in the middle of the back, or nowhere when the back is not seen. */
function backBow(bones: Skeleton, down: number, size: number): WornPiece[] {
  if (bones.view !== 'back') return [];
  return drawn('skin', bow(bones.torso(0, down), { size }), { fill: 'trim', inside: true });
}

const CUP: readonly Knot[] = trace`0.4,0.195! 0.62,0.27 0.8,0.37 0.92,0.478! 0.5,0.503 0.06,0.482! 0.16,0.37 0.3,0.26`;

/** Two triangles on a cord, tied at neck and back. */
export const triangle: Wear = (bones) => {
  const edges: readonly (readonly Knot[])[] = [
    trace`0.4,0.195 0.62,0.27 0.8,0.37 0.92,0.478`,
    trace`0.4,0.195 0.3,0.26 0.16,0.37 0.06,0.482`,
  ];
  return [
    ...onSkin(bones, { front: [CUP, mirrored(CUP)] }, { folds: bustFolds(bones, 0.012) }),
    ...edges.flatMap((edge) => pairOnSkin(bones, 'front', edge, 4.2, 'trim')),
    ...pairOnSkin(bones, 'front', trace`0.4,0.2 0.36,0.12 0.46,0.02 0.78,-0.035 1.1,-0.07`, 4.8, 'trim'),
    ...lineOnSkin(
      bones,
      'front',
      trace`-1.2,0.455 -0.92,0.482 -0.5,0.505 0,0.486 0.5,0.505 0.92,0.482 1.2,0.455`,
      5.4,
      'trim',
    ),
    ...lineOnSkin(bones, 'back', trace`-1.2,0.455 -0.5,0.472 0,0.476 0.5,0.472 1.2,0.455`, 5.2, 'trim'),
    ...pairOnSkin(bones, 'back', trace`1.1,-0.08 0.7,-0.03 0.3,0.03 0,0.05`, 4.8, 'trim'),
    ...backBow(bones, 0.476, 0.9),
    ...backBow(bones, 0.05, 0.7),
  ];
};

const HEM = 0.555;

/** A crop top with a scooped neck and wide straps. */
export const scoop: Wear = (bones) => {
  const cut = { neck: 0.27, nape: 0.27 } as const;
  const front = bothSides([...bodiceFront(cut), [EDGE, HEM - 0.012, 1], [0.4, HEM + 0.006], [0.01, HEM + 0.008]]);
  const back = bothSides([...bodiceBack(cut), [EDGE, HEM - 0.012, 1], [0.4, HEM + 0.002], [0.01, HEM + 0.004]]);
  return [
    ...onSkin(bones, { front: [front], back: [back] }, { folds: bustFolds(bones) }),
    ...lineOnSkin(bones, 'front', trace`-1.2,0.525 0,0.542 1.2,0.525`, 2.2, SEAM, { strength: 0.45 }),
    ...lineOnSkin(bones, 'back', trace`-1.2,0.525 0,0.536 1.2,0.525`, 2.2, SEAM, { strength: 0.45 }),
  ];
};

const BANDEAU: Knot[] = bothSides(
  trace`0.02,0.385 0.2,0.345 0.48,0.318 0.82,0.332 ${EDGE},0.362! ${EDGE},0.496! 0.8,0.524 0.44,0.533 0.16,0.5 0.02,0.468`,
);
const BACK_BAND: Knot[] = bothSides(trace`0.02,0.385 0.5,0.378 ${EDGE},0.362! ${EDGE},0.496! 0.5,0.49 0.02,0.486`);

/** A bandeau knotted in the middle, with a halter strap. */
export const twist: Wear = (bones) => {
  const knot = ringShape(bones, 'front', ellipse(0, 0.426, 0.13, 0.058, 9));
  const rays: readonly (readonly Knot[])[] = [
    trace`0.14,0.415 0.34,0.39 0.6,0.395`,
    trace`0.15,0.436 0.4,0.446 0.66,0.462`,
    trace`0.12,0.4 0.22,0.37 0.36,0.352`,
  ];
  return [
    ...onSkin(bones, { front: [BANDEAU], back: [BACK_BAND] }, { folds: bustFolds(bones, -0.004) }),
    ...pairOnSkin(bones, 'front', trace`0.07,0.39 0.2,0.24 0.34,0.1 0.5,0.01 0.8,-0.035 1.1,-0.07`, 9, 'print'),
    ...pairOnSkin(bones, 'back', trace`1.1,-0.08 0.7,-0.03 0.3,0.03 0,0.05`, 9, 'print'),
    ...rays.flatMap((ray) => pairOnSkin(bones, 'front', ray, 3, SEAM, { strength: 0.42, pressure: LIFTED })),
    ...drawn('skin', knot, { inside: true }),
    ...lineOnSkin(bones, 'front', trace`-0.09,0.4 -0.02,0.426 -0.07,0.458`, 3, SEAM, {
      strength: 0.42,
      pressure: LIFTED,
    }),
    ...lineOnSkin(bones, 'front', trace`0.06,0.388 0.07,0.426 0.02,0.466`, 3, SEAM, {
      strength: 0.3,
      pressure: LIFTED,
    }),
  ];
};

/** A V-neck crop with a gathered band. */
export const bralette: Wear = (bones) => {
  const cut = { neck: 0.38, nape: 0.24, shape: 'vee', strap: [0.52, 1] } as const;
  const front = bothSides([...bodiceFront(cut), [EDGE, 0.505, 1], [0.4, 0.52], [0.01, 0.52]]);
  const back = bothSides([...bodiceBack(cut), [EDGE, 0.505, 1], [0.4, 0.512], [0.01, 0.512]]);
  const frill = (middle: number): Knot[] => {
    const waves = Array.from(
      { length: 19 },
      (_, i): Knot => [EDGE - (i / 18) * EDGE * 2, (i % 2 ? 0.556 : 0.548) + middle],
    );
    return [[-EDGE, 0.5, 1], [0, 0.515 + middle], [EDGE, 0.5, 1], ...waves];
  };
  const gathers = Array.from({ length: 9 }, (_, i): Knot[] => {
    const x = -0.88 + i * 0.22;
    return trace`${x},0.52 ${x + 0.02},0.548`;
  });
  return [
    ...onSkin(bones, { front: [front, frill(0.004)], back: [back, frill(0)] }, { folds: bustFolds(bones) }),
    ...lineOnSkin(bones, 'front', trace`-1.2,0.503 0,0.519 1.2,0.503`, 2.6, SEAM, { strength: 0.5 }),
    ...lineOnSkin(bones, 'back', trace`-1.2,0.503 0,0.512 1.2,0.503`, 2.6, SEAM, { strength: 0.5 }),
    ...gathers.flatMap((knots) => [
      ...lineOnSkin(bones, 'front', knots, 2.2, SEAM, { strength: 0.4, pressure: LIFTED }),
      ...lineOnSkin(bones, 'back', knots, 2.2, SEAM, { strength: 0.4, pressure: LIFTED }),
    ]),
  ];
};

/** Two cups cut straight across, on thin straps. */
export const balconette: Wear = (bones) => {
  const cup: Knot[] = trace`0.03,0.365! 0.2,0.325 0.48,0.302 0.78,0.31! ${EDGE},0.365! ${EDGE},0.498! 0.8,0.522 0.44,0.533 0.14,0.52 0.03,0.49!`;
  const strap: Knot[] = trace`0.66,0.318 0.62,0.2 0.68,0.1 0.8,0.04`;
  return [
    ...onSkin(
      bones,
      { front: [cup, mirrored(cup), trace`-0.05,0.4! 0.05,0.4! 0.05,0.495! -0.05,0.495!`], back: [BACK_BAND] },
      { folds: bustFolds(bones) },
    ),
    ...pairOnSkin(bones, 'front', strap, 8, 'print'),
    ...pairOnSkin(bones, 'back', trace`0.62,0.375 0.56,0.22 0.64,0.1 0.8,0.04`, 8, 'print'),
    ...pairOnSkin(bones, 'front', trace`0.04,0.44 0.12,0.492 0.42,0.512 0.76,0.5 0.98,0.45`, 2.4, SEAM, {
      strength: 0.5,
    }),
    ...pairOnSkin(bones, 'front', trace`0.03,0.37 0.2,0.33 0.48,0.308 0.78,0.315 1.1,0.352`, 2.2, SEAM, {
      strength: 0.35,
    }),
    ...pairOnSkin(bones, 'front', trace`0.5,0.31 0.47,0.4 0.4,0.51`, 2, SEAM, { strength: 0.32 }),
  ];
};

/** A crop top with a single strap. */
export const oneShoulder: Wear = (bones) => {
  const front: Knot[] = trace`${-EDGE},0.36! -0.8,0.325 -0.3,0.27 0.16,0.19 0.44,0.1 0.6,0.035! 1.04,0.05! 0.74,0.15 0.7,0.24 0.8,0.325 ${EDGE},0.37! ${EDGE},0.535! 0.4,0.552 -0.4,0.552 ${-EDGE},0.535!`;
  return [
    ...onSkin(bones, { front: [front], back: [mirrored(front)] }, { folds: bustFolds(bones) }),
    ...lineOnSkin(bones, 'front', trace`-1.1,0.352 -0.3,0.283 0.18,0.2 0.5,0.1 0.62,0.05`, 2.2, SEAM, {
      strength: 0.4,
    }),
    ...lineOnSkin(bones, 'front', trace`-1.2,0.512 0,0.53 1.2,0.512`, 2.2, SEAM, { strength: 0.4 }),
    ...lineOnSkin(bones, 'back', trace`-1.2,0.512 0,0.53 1.2,0.512`, 2.2, SEAM, { strength: 0.4 }),
  ];
};

/** A brass ring on a belt. */
export function buckle(bones: Skeleton, half: 'front', down: number): WornPiece[] {
  const at = ringPoint(bones, half, 0, down);
  if (!at) return [];
  const [x, y] = at;
  const frame: Knot[] = trace`${x - 12},${y - 11}! ${x + 12},${y - 11}! ${x + 12},${y + 11}! ${x - 12},${y + 11}!`;
  return drawn('skin', [strokeOf(frame, 5, EVEN, true), shapeOf(ellipse(x, y, 2, 8, 6))], {
    fill: '#e9b84e',
    inside: true,
  });
}
