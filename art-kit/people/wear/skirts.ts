import type { Knot } from '../../gouache/geometry.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { LIFTED } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import type { Skeleton } from '../skeleton.ts';
import { bow } from './bow.ts';
import { SEAM } from './colours.ts';
import { fallingFolds, gatherLines, type Hanging, hanging, tier } from './hanging.ts';
import { drawn, drawnLines, lineOnRing, onRing, type Wear, type WornPiece } from './piece.ts';
import { ringPoint } from './ring.ts';
import { buttons, shortsCloth } from './shorts.ts';

const knots = (hang: Hanging, points: readonly Knot[]): Knot[] => points.map(([x, y]): Knot => [...hang.at(x, y)]);

const hem = (hang: Hanging, at: number, strength = 0.45): WornPiece[] =>
  drawnLines('over', [knots(hang, trace`-1.05,${at} -0.5,${at} 0,${at} 0.5,${at} 1.05,${at}`)], 2.2, SEAM, {
    strength,
  });

const cloth = (hang: Hanging, folds: readonly Outline[] = []): WornPiece => ({
  on: 'over',
  outlines: [hang.outline],
  mesh: hang.mesh,
  folds,
});

/** A band round the waist. */
function band(bones: Skeleton, waist: number, depth: number, fill: 'print' | 'trim'): WornPiece[] {
  const strip: Knot[] = trace`-1.4,${waist - 0.05}! 1.4,${waist - 0.05}! 1.4,${waist + depth}! 0,${waist + depth + 0.014} -1.4,${waist + depth}!`;
  const under: Knot[] = trace`-1.3,${waist + depth} 0,${waist + depth + 0.014} 1.3,${waist + depth}`;
  return [
    ...onRing(bones, 'over', { front: [strip], back: [strip] }, { fill }),
    ...(['front', 'back'] as const).flatMap((half) =>
      lineOnRing(bones, 'over', half, under, 2.4, SEAM, { strength: 0.5 }),
    ),
  ];
}

/** On which side of the page something tied at the left hip comes to lie. */
const tiedAt = (bones: Skeleton): 1 | -1 => (bones.view === 'back' ? -1 : 1);

function hipBow(bones: Skeleton, down: number, size: number, width: number): WornPiece[] {
  const across = bones.view === 'side' ? 0.2 : 0.62 * tiedAt(bones);
  return drawn('over', bow(bones.torso(across, down), { size, width }), { fill: 'trim' });
}

const gathered = (hang: Hanging, from: number, to: number, count: number): WornPiece[] =>
  drawnLines('over', gatherLines(hang, from, to, count), 2.4, SEAM, { strength: 0.42, pressure: LIFTED });

/** A short wrap skirt with a ruffled hem, tied at the hip. */
export const skirt: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.83, length: 118, flare: 20 });
  const side = tiedAt(bones);
  return [
    { on: 'over', outlines: [tier(hang, 0.76, 1.06, 11, 0.05)], mesh: hang.mesh },
    cloth(
      {
        ...hang,
        outline: shapeOf(knots(hang, trace`-1,0 0,0.0 1,0 1.02,0.4 1.02,0.82 0,0.84 -1.02,0.82 -1.02,0.4`)),
      },
      fallingFolds(hang, 4, 'skirt'),
    ),
    ...gathered(hang, 0.83, 1.02, 15),
    ...(bones.view === 'back'
      ? []
      : drawnLines('over', [knots(hang, trace`${0.5 * side},0.1 ${0.42 * side},0.45 ${0.2 * side},0.83`)], 2.6, SEAM, {
          strength: 0.55,
        })),
    ...drawnLines('over', [knots(hang, trace`-1.02,0.82 0,0.84 1.02,0.82`)], 2.6, SEAM, { strength: 0.55 }),
    ...band(bones, 0.83, 0.045, 'print'),
    ...hipBow(bones, 0.87, 1.1, 6),
  ];
};

/** Pleat edges from waist to hem. */
const pleats = (hang: Hanging, count: number, from = 0.1): WornPiece[] =>
  drawnLines(
    'over',
    Array.from({ length: count }, (_, i) => {
      const x = -0.94 + (i * 1.88) / (count - 1);
      return knots(hang, trace`${x * 0.98},${from} ${x},0.55 ${x * 1.01},1.02`);
    }),
    2.6,
    SEAM,
    { strength: 0.45 },
  );

/** A pleated skort with a wide waistband. */
export const skort: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.8, length: 112, flare: 24 });
  return [
    ...shortsCloth(bones, { waist: 0.86, to: 0.5, ease: 3, hemEase: 5, plain: true }),
    {
      on: 'over',
      outlines: [hang.outline, tier(hang, 0.6, 1, 12, 0.02)],
      mesh: hang.mesh,
      folds: fallingFolds(hang, 7, 'skort', 0.2, 7),
    },
    ...pleats(hang, 13, 0.22),
    ...band(bones, 0.8, 0.07, 'trim'),
  ];
};

/** A long pleated skirt with a plain waistband. */
export const pleatskirt: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.68, length: 330, flare: 34, sag: 10 });
  return [
    {
      on: 'over',
      outlines: [hang.outline, tier(hang, 0.8, 1, 12, 0.01)],
      mesh: hang.mesh,
      folds: fallingFolds(hang, 8, 'pleats', 0.16, 9),
    },
    ...pleats(hang, 14, 0.1),
    ...band(bones, 0.68, 0.05, 'trim'),
    ...buttons(bones, [[0.708, 0.5]]),
  ];
};

/** A long skirt in three tiers with tasselled ties. */
export const maxiskirt: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.68, length: 408, flare: 58, sag: 14 });
  const at = ringPoint(bones, 'front', 0, 0.72);
  return [
    {
      on: 'over',
      outlines: [tier(hang, 0.68, 1, 15, 0.02)],
      mesh: hang.mesh,
      folds: fallingFolds(hang, 7, 'maxi 3', 0.72, 12),
    },
    {
      on: 'over',
      outlines: [tier(hang, 0.36, 0.71, 12, 0.02)],
      mesh: hang.mesh,
      folds: fallingFolds(hang, 5, 'maxi 2', 0.4, 8),
    },
    { on: 'over', outlines: [tier(hang, 0, 0.385, 10, 0.015)], mesh: hang.mesh },
    ...gathered(hang, 0.39, 0.5, 17),
    ...gathered(hang, 0.715, 0.84, 21),
    ...gathered(hang, 0.06, 0.16, 13),
    ...band(bones, 0.68, 0.04, 'print'),
    ...(at ? drawn('over', bow(at, { size: 1.2, width: 4.4 }), { fill: 'trim', inside: true }) : []),
  ];
};

/** Shorts with a curved skirt panel across the front. */
export const wrapskort: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.78, length: 120, flare: 12, sag: 8 });
  const side = tiedAt(bones);
  const panel = knots(
    hang,
    trace`${-1.06 * side},0 0,0 ${1.06 * side},0 ${1.04 * side},0.5 ${0.7 * side},0.9 0,1.02 ${-1.04 * side},0.94 ${-1.04 * side},0.5`,
  );
  return [
    ...shortsCloth(bones, { waist: 0.8, to: 0.42, ease: 7, hemEase: 14, uncreased: bones.view !== 'back' }),
    ...(bones.view === 'back'
      ? []
      : [
          {
            on: 'over',
            outlines: [shapeOf(panel)],
            mesh: hang.mesh,
            folds: fallingFolds(hang, 3, 'wrapskort'),
          } satisfies WornPiece,
          ...drawnLines(
            'over',
            [knots(hang, trace`${1.05 * side},0.4 ${0.72 * side},0.88 0,1.0 ${-0.6 * side},0.98`)],
            3,
            SEAM,
            { strength: 0.55 },
          ),
        ]),
    ...band(bones, 0.78, 0.06, 'print'),
    ...buttons(bones, trace`0.8,-0.72 0.85,-0.7`),
  ];
};

/** Shorts under two flounces. */
export const flareskort: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.8, length: 124, flare: 38 });
  const at = ringPoint(bones, 'front', 0, 0.84);
  return [
    ...shortsCloth(bones, { waist: 0.86, to: 0.5, ease: 3, hemEase: 6, plain: true }),
    {
      on: 'over',
      outlines: [tier(hang, 0.4, 1, 9, 0.03)],
      mesh: hang.mesh,
      folds: fallingFolds(hang, 5, 'flounce 2', 0.62, 10),
    },
    {
      on: 'over',
      outlines: [tier(hang, 0, 0.6, 8, 0.05)],
      mesh: hang.mesh,
      folds: fallingFolds({ ...hang, at: (x, y) => hang.at(x, y * 0.6) }, 5, 'flounce 1', 0.4, 9),
    },
    ...gathered(hang, 0.1, 0.28, 13),
    ...drawnLines('over', [knots(hang, trace`-1.06,0.6 -0.5,0.61 0,0.61 0.5,0.61 1.06,0.6`)], 2.4, SEAM, {
      strength: 0.3,
    }),
    ...band(bones, 0.8, 0.045, 'print'),
    ...(at ? drawn('over', bow(at, { size: 1, width: 5 }), { fill: 'trim', inside: true }) : []),
  ];
};

/** A knot of cloth and its two ends, units. */
function clothKnot(bones: Skeleton, down: number, ends: number): WornPiece[] {
  const across = bones.view === 'side' ? 0.1 : 0.68 * tiedAt(bones);
  const [x, y] = bones.torso(across, down);
  const side = tiedAt(bones);
  const end = (dx: number, dy: number, width: number): Knot[] =>
    trace`${x - 3},${y} ${x + dx * 0.4 + width * 0.3},${y + dy * 0.5} ${x + dx + width * 0.5},${y + dy}! ${x + dx - width * 0.5},${y + dy + 6}! ${x + dx * 0.3 - width * 0.3},${y + dy * 0.5}`;
  const ball: Knot[] = trace`${x - 12},${y - 6} ${x},${y - 12} ${x + 12},${y - 5} ${x + 11},${y + 8} ${x - 2},${y + 11} ${x - 12},${y + 6}`;
  return [
    ...drawn('over', [shapeOf(end(10 * side, ends, 24)), shapeOf(end(-14 * side, ends * 0.78, 20))]),
    ...drawnLines('over', [trace`${x},${y + 8} ${x + 6 * side},${y + ends * 0.8}`], 2.4, SEAM, { strength: 0.5 }),
    ...drawn('over', [shapeOf(ball)]),
    ...drawnLines(
      'over',
      [
        trace`${x - 7},${y - 8} ${x - 1},${y} ${x - 5},${y + 9}`,
        trace`${x + 4},${y - 9} ${x + 6},${y} ${x + 3},${y + 9}`,
      ],
      2.4,
      SEAM,
      { strength: 0.5, pressure: LIFTED },
    ),
  ];
}

/** Creases that run together at the knot. */
const drawnTogether = (hang: Hanging, side: 1 | -1, to: readonly Knot[]): WornPiece[] =>
  drawnLines(
    'over',
    to.map(([x, y]) => knots(hang, trace`${0.62 * side},0.07 ${(0.62 + x) * 0.5 * side},${y * 0.42} ${x * side},${y}`)),
    3,
    SEAM,
    { strength: 0.42, pressure: [1, 0.8, 0.2] },
  );

/** Wrapped cloth with a slit under the knot; `reach` says how far down, 0-1, its near edge runs straight. */
function wrapped(bones: Skeleton, hang: Hanging, corner: readonly Knot[]): Outline {
  const side = tiedAt(bones);
  if (bones.view === 'back') return hang.outline;
  const edge = corner.map(([x, y]): Knot => [x * side, y]);
  return shapeOf(
    knots(hang, [[-1 * side, 0], [0, 0], [1 * side, 0], ...edge, [0, 1.01], [-1.0 * side, 1], [-1.01 * side, 0.5]]),
  );
}

/** A sarong tied at one corner. */
export const sarong: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.84, length: 330, flare: 12, sag: 8 });
  const side = tiedAt(bones);
  return [
    cloth(
      {
        ...hang,
        outline: wrapped(bones, hang, trace`1,0.12 0.94,0.3 0.86,0.7 0.74,0.99`),
      },
      fallingFolds(hang, 6, 'sarong', 0.14, 10),
    ),
    ...drawnTogether(hang, side, trace`-0.5,0.2 0,0.34 0.34,0.5 0.66,0.6`),
    ...hem(hang, 0.975),
    ...clothKnot(bones, 0.885, 92),
  ];
};

/** A short sarong with a rounded, bound hem. */
export const shortsarong: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.84, length: 128, flare: 8, sag: 10 });
  const side = tiedAt(bones);
  const round: readonly Knot[] = trace`1.02,0.1 1,0.26 0.74,0.66 0.36,0.94`;
  const edge =
    bones.view === 'back'
      ? []
      : [
          knots(hang, [
            ...round.map(([x, y]): Knot => [x * side, y]),
            [0, 1.01],
            [-0.5 * side, 1.01],
            [-1.02 * side, 0.99],
          ]),
        ];
  return [
    cloth({ ...hang, outline: wrapped(bones, hang, round) }, fallingFolds(hang, 3, 'short sarong', 0.2)),
    ...drawnTogether(hang, side, trace`-0.7,0.3 -0.3,0.6 0.1,0.74 0.4,0.6`),
    ...drawnLines('over', edge, 4.6, 'trim'),
    ...hipBow(bones, 0.88, 1.15, 6),
  ];
};

/** A sarong with a fringe and a flat knot. */
export const fringesarong: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.8, length: 240, flare: 10, sag: 6 });
  const side = tiedAt(bones);
  const strands = Array.from({ length: 34 }, (_, i) => {
    const x = -1 + (i * 1.94) / 33;
    return knots(hang, trace`${x},0.985 ${x + (i % 2 ? 0.01 : -0.01)},1.07`);
  });
  return [
    ...drawnLines('over', strands, 3, 'trim').map((piece) => ({ ...piece, inside: false })),
    cloth(
      {
        ...hang,
        outline: wrapped(bones, hang, trace`1,0.2 0.98,0.5 0.96,1`),
      },
      fallingFolds(hang, 5, 'fringe', 0.16, 10),
    ),
    ...drawnTogether(hang, side, trace`-0.4,0.2 0.06,0.4 0.4,0.56`),
    ...drawnLines('over', [knots(hang, trace`${0.64 * side},0.1 ${0.56 * side},0.55 ${0.5 * side},0.98`)], 2.6, SEAM, {
      strength: 0.55,
    }),
    ...hem(hang, 0.965),
    ...clothKnot(bones, 0.845, 74),
  ];
};
