import { bothSides, ellipse, type Knot } from '../../gouache/geometry.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { EVEN, strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import { limbKnots, limbMesh } from '../limb.ts';
import type { Skeleton } from '../skeleton.ts';
import { bow } from './bow.ts';
import { INSIDE, SEAM } from './colours.ts';
import { acrossLimb, besideTorso, bothSleeves, foldWedge, trunkKnots } from './loose.ts';
import { drawn, drawnLines, lineOnRing, onRing, pairOnRing, type Wear, type WornPiece } from './piece.ts';
import { ribsRound } from './ribs.ts';
import { ringPoint } from './ring.ts';
import { cuffs } from './shirts.ts';

const CORD = '#fff6e6';
const ZIP = '#d9cfc2';
const METAL = '#cfa45a';

/** A hood that lies on the back: what is seen of it over the shoulders, and its rim round the neck. */
function hood(bones: Skeleton): WornPiece[] {
  const { view, torso } = bones;
  const at = (across: number, down: number): Knot => [...torso(across, down)];
  if (view === 'back') {
    const shape: Knot[] = [
      at(-0.74, 0.03),
      at(-0.8, -0.06),
      at(0, -0.1),
      at(0.8, -0.06),
      at(0.74, 0.03),
      at(0.62, 0.16),
      at(0, 0.3),
      at(-0.62, 0.16),
    ];
    return [
      ...drawn('over', [shapeOf(shape)]),
      ...drawnLines(
        'over',
        [
          [at(-0.5, 0.02), at(-0.36, 0.12), at(0, 0.18), at(0.36, 0.12), at(0.5, 0.02)],
          [at(0, -0.09), at(0.02, 0.1), at(0, 0.29)],
        ],
        2.6,
        SEAM,
        { strength: 0.5 },
      ),
    ];
  }
  const behind: Knot[] =
    view === 'side'
      ? [at(-1.9, 0.02), at(-2.6, 0.08), at(-1.5, 0.24), at(-0.4, 0.12), at(0.9, 0.05), at(0.5, -0.07), at(-1.2, -0.08)]
      : [
          at(-1.5, 0.06),
          at(-1.42, -0.06),
          at(-0.7, -0.12),
          at(0.7, -0.12),
          at(1.42, -0.06),
          at(1.5, 0.06),
          at(0, 0.14),
        ];
  const rim: Knot[] = bothSides(trace`0.02,0.2 0.24,0.17 0.56,0.07 0.78,-0.03 0.5,-0.05 0.3,0.06 0.12,0.12 0.02,0.13`);
  return [
    ...drawn('behind', [shapeOf(behind)], { fill: INSIDE }),
    ...onRing(bones, 'over', { front: [rim] }).map((piece) => ({ ...piece, inside: false })),
    ...lineOnRing(
      bones,
      'over',
      'front',
      trace`-0.78,-0.02 -0.56,0.075 -0.24,0.175 0,0.205 0.24,0.175 0.56,0.075 0.78,-0.02`,
      2.8,
      SEAM,
      { strength: 0.55 },
    ),
    ...lineOnRing(
      bones,
      'over',
      'front',
      trace`-0.5,-0.04 -0.3,0.065 -0.12,0.125 0,0.135 0.12,0.125 0.3,0.065 0.5,-0.04`,
      2.6,
      SEAM,
      { strength: 0.4 },
    ),
  ];
}

/** Two cords out of eyelets in the rim of a hood, with metal ends. */
const cords = (bones: Skeleton, to: number): WornPiece[] =>
  [-1, 1].flatMap((side) => {
    const eyelet = ringPoint(bones, 'front', side * 0.13, 0.166);
    const end = to + (side < 0 ? 0 : 0.024);
    const line = trace`${side * 0.13},0.166 ${side * 0.17},0.25 ${side * 0.14},${end}`;
    return [
      ...lineOnRing(bones, 'over', 'front', line, 7.4, SEAM, { strength: 0.5 }),
      ...(eyelet ? drawn('over', [shapeOf(ellipse(...eyelet, 5.2, 5.2, 10))], { fill: METAL, inside: true }) : []),
      ...lineOnRing(bones, 'over', 'front', line, 4.6, CORD),
      ...lineOnRing(bones, 'over', 'front', trace`${side * 0.14},${end} ${side * 0.14},${end + 0.03}`, 5.6, METAL),
    ];
  });

/** Where sleeves are sewn in. */
const armholes = (bones: Skeleton, width: number): WornPiece[] =>
  bones.view === 'side'
    ? []
    : pairOnRing(
        bones,
        'over',
        bones.view === 'back' ? 'back' : 'front',
        trace`0.98,0.1 0.82,0.22 0.84,0.38`,
        width,
        SEAM,
        { strength: 0.45 },
      );

interface HoodieCut {
  readonly hem: number;
  readonly rib: boolean;
}

function hoodieCloth(bones: Skeleton, { hem, rib }: HoodieCut): WornPiece[] {
  const trunk = trunkKnots(
    bones,
    0.02,
    hem,
    (down) => (down < 0.12 ? 6 : 12 + Math.max(0, Math.min(0.4, down - 0.3)) * 12),
    0.02,
  );
  const band: Knot[] = trace`-1.6,${hem - 0.075}! 0,${hem - 0.057} 1.6,${hem - 0.075}! 1.6,${hem + 0.1}! -1.6,${hem + 0.1}!`;
  const [x, y] = bones.torso(0, Math.min(0.7, hem - 0.1));
  return [
    ...bothSleeves(bones, { to: 1.92, ease: 11, easeAtEnd: 12 }),
    {
      on: 'over',
      outlines: [shapeOf(trunk)],
      folds: [foldWedge([x - 74, y + 8], [x - 26, y - 14], 11), foldWedge([x + 78, y + 10], [x + 30, y - 8], 11)],
    },
    ...armholes(bones, 2.6),
    ...(rib
      ? [
          ...onRing(bones, 'over', { front: [band], back: [band] }, { fill: 'trim' }),
          ...ribsRound(bones, hem - 0.058, hem + 0.05),
        ]
      : []),
    ...cuffs(bones, 1.92, 0.14, 12, 'rib'),
    ...elbowFolds(bones),
  ];
}

/** Creases in the bend of a sleeve. */
const elbowFolds = (bones: Skeleton): WornPiece[] =>
  bones.arms.flatMap(({ limb }, i) =>
    drawnLines(
      i === 0 ? 'arm-0' : 'arm-1',
      [
        [[...limb.at(0.92, -0.9, 8)], [...limb.at(1.02, -0.1)]],
        [[...limb.at(1.1, -0.8, 8)], [...limb.at(1.08, 0)]],
      ],
      2.6,
      SEAM,
      { strength: 0.45, pressure: [1, 0.7, 0.2] },
    ),
  );

/** A hoodie with a front pocket and ribbed cuffs. */
export const hoodie: Wear = (bones) => {
  const pouch: Knot[] = trace`-0.4,0.66! 0.4,0.66! 0.66,0.82! 0.66,0.9! -0.66,0.9! -0.66,0.82! -0.4,0.66!`;
  return [
    ...hoodieCloth(bones, { hem: 1.0, rib: true }),
    ...lineOnRing(bones, 'over', 'front', pouch, 2.8, SEAM, { strength: 0.55 }),
    ...hood(bones),
    ...cords(bones, 0.38),
  ];
};

/** A zip from the neck to the hem. */
const zip = (bones: Skeleton, from: number, to: number): WornPiece[] => [
  ...lineOnRing(bones, 'over', 'front', trace`0,${from} 0,${(from + to) / 2} 0,${to}`, 8, 'trim'),
  ...lineOnRing(bones, 'over', 'front', trace`0,${from} 0,${(from + to) / 2} 0,${to}`, 2.6, ZIP),
];

/** A hoodie with a zip and two pockets. */
export const ziphoodie: Wear = (bones) => [
  ...hoodieCloth(bones, { hem: 1.0, rib: true }),
  ...pairOnRing(bones, 'over', 'front', trace`0.36,0.68 0.62,0.86`, 3, SEAM, { strength: 0.6 }),
  ...zip(bones, 0.19, 1.02),
  ...hood(bones),
  ...cords(bones, 0.34),
];

/** A short hoodie with a cord at the hem. */
export const crophoodie: Wear = (bones) => {
  const at = ringPoint(bones, 'front', 0, 0.64);
  return [
    ...hoodieCloth(bones, { hem: 0.63, rib: false }),
    ...(['front', 'back'] as const).flatMap((half) =>
      lineOnRing(bones, 'over', half, trace`-1.6,0.59 0,0.606 1.6,0.59`, 2.4, SEAM, { strength: 0.5 }),
    ),
    ...hood(bones),
    ...cords(bones, 0.34),
    ...(at
      ? drawnLines(
          'over',
          [
            trace`${at[0] - 5},${at[1] - 6} ${at[0] - 8},${at[1] + 22}`,
            trace`${at[0] + 5},${at[1] - 6} ${at[0] + 6},${at[1] + 26}`,
          ],
          4,
          'trim',
        ).map((piece) => ({ ...piece, inside: false }))
      : []),
  ];
};

interface PufferCut {
  readonly hem: number;
  readonly rolls: number;
}

/** Rolls of down from the shoulders to the hem: each bulges between its seams. */
function rolls(bones: Skeleton, { hem, rolls: count }: PufferCut): { cloth: Outline; seams: Knot[][] } {
  const from = 0.02;
  const edges = Array.from({ length: count + 1 }, (_, i) => from + ((hem - from) * i) / count);
  const ease = (down: number): number => (down < 0.1 ? 6 : 15 + Math.max(0, Math.min(0.3, down - 0.3)) * 14);
  const side = (which: 1 | -1): Knot[] =>
    edges.flatMap((down, i): Knot[] => {
      const seam: Knot = [...besideTorso(bones, down, which, ease(down) - 2), 1];
      const next = edges[i + 1];
      if (next === undefined) return [seam];
      const middle = (down + next) / 2;
      return [seam, [...besideTorso(bones, middle, which, ease(middle) + 6)]];
    });
  const seams = edges.slice(1, -1).map((down): Knot[] =>
    [-1, -0.5, 0, 0.5, 1].map((across): Knot => {
      const [x, y] =
        across === 0
          ? bones.torso(0, down + 0.016)
          : Math.abs(across) === 1
            ? besideTorso(bones, down, across < 0 ? -1 : 1, ease(down))
            : bones.torso(across, down + 0.012);
      return [x, y];
    }),
  );
  return { cloth: shapeOf([...side(1), [...bones.torso(0, hem + 0.018)], ...side(-1).reverse()]), seams };
}

/** Shade under each seam. */
const underSeams = (seams: readonly (readonly Knot[])[]): Outline[] =>
  seams.map((knots) =>
    strokeOf(
      knots.map(([x, y]): Knot => [x, y + 4]),
      8,
      EVEN,
    ),
  );

/** A quilted sleeve: rings that bulge. */
function quiltedSleeves(bones: Skeleton): WornPiece[] {
  return bones.arms.flatMap(({ limb, depth }, i): WornPiece[] => {
    const count = 8;
    const ring = (k: number): number => (k * 1.88) / count;
    const side = (across: 1 | -1): Knot[] =>
      Array.from({ length: count + 1 }, (_, k): Knot[] => {
        const seam: Knot = [...limb.at(ring(k), across, 11), 1];
        return k === count ? [seam] : [seam, [...limb.at(ring(k + 0.5), across, 18)]];
      }).flat();
    const cloth = shapeOf([...side(1), ...side(-1).reverse()]);
    const top = shapeOf(limbKnots(limb, { to: 0.3, ease: 13 }));
    const seams = Array.from({ length: count - 1 }, (_, k) => acrossLimb(limb, ring(k + 1), 12, 0.03));
    const arm = i === 0 ? ('arm-0' as const) : ('arm-1' as const);
    const on = depth === 'behind' ? [arm] : [arm, 'over' as const];
    return on.flatMap((surface): WornPiece[] => [
      {
        on: surface,
        outlines: [cloth, top],
        mesh: limbMesh(limb, 16),
        folds: surface === 'over' ? [] : underSeams(seams),
      },
      ...drawnLines(surface, seams, 2.4, SEAM, { strength: 0.5 }),
    ]);
  });
}

/** A stand-up collar round the neck: what is seen of it in front, and its far side behind. */
function standCollar(bones: Skeleton): WornPiece[] {
  const { body, view, headView, torso, head } = bones;
  const half = 25 * body.neck + 8;
  const [x, y] = torso(0, 0);
  const [chinX, chinY] = head([headView === 'profile' || view === 'side' ? -14 : headView === 'quarter' ? -6 : 0, 24]);
  const at = (across: number, up: number, corner: 0 | 1 = 0): Knot => [
    x + (chinX - x) * up + across * half,
    y + (chinY - y) * up,
    corner,
  ];
  const [dip, rise] = view === 'back' ? [0.56, 0.5] : [0.36, 0.46];
  const seam = [at(-1.36, -0.06), at(-0.8, -0.28), at(0, -0.36), at(0.8, -0.28), at(1.36, -0.06)];
  const front = [...seam, at(1.14, 0.14), at(1.06, rise, 1), at(0, dip), at(-1.06, rise, 1), at(-1.14, 0.14)];
  const roll = [at(-1.16, 0.12), at(-0.6, -0.01), at(0, -0.05), at(0.6, -0.01), at(1.16, 0.12)];
  const inside = [at(-1.06, 0.44), at(-0.8, 0.6), at(0, 0.64), at(0.8, 0.6), at(1.06, 0.44), at(0, 0.3)];
  const foot = ringPoint(bones, 'front', 0, 0.07);
  const top = at(foot ? ((foot[0] - x) / half) * 0.8 : 0, dip + 0.01);
  return [
    ...(view === 'back' ? [] : drawn('behind', [shapeOf(inside)], { fill: INSIDE })),
    ...drawn('over', [shapeOf(front)]),
    ...drawnLines('over', [roll, seam], 2.6, SEAM, { strength: 0.55 }),
    ...(foot
      ? [8, 2.6].flatMap((width, i) => drawnLines('over', [[[...foot], top]], width, i === 0 ? 'trim' : ZIP))
      : []),
  ];
}

const slitPockets = (bones: Skeleton, down: number): WornPiece[] =>
  pairOnRing(bones, 'over', 'front', trace`0.42,${down} 0.66,${down + 0.13}`, 3.4, 'trim');

function puffed(bones: Skeleton, cut: PufferCut, sleeves: boolean): WornPiece[] {
  const { cloth, seams } = rolls(bones, cut);
  const band: Knot[] = trace`-1.7,${cut.hem - 0.05}! 0,${cut.hem - 0.034} 1.7,${cut.hem - 0.05}! 1.7,${cut.hem + 0.1}! -1.7,${cut.hem + 0.1}!`;
  return [
    ...(sleeves ? [...quiltedSleeves(bones), ...cuffs(bones, 1.9, 0.1, 12, 'trim')] : []),
    { on: 'over', outlines: [cloth], folds: underSeams(seams) },
    ...drawnLines('over', seams, 2.4, SEAM, { strength: 0.5 }),
    ...(sleeves ? armholes(bones, 2.8) : []),
    ...onRing(bones, 'over', { front: [band], back: [band] }, { fill: 'trim' }),
    ...standCollar(bones),
    ...zip(bones, 0.06, cut.hem + 0.02),
  ];
}

/** A quilted jacket with a zip. */
export const puffer: Wear = (bones) => [...puffed(bones, { hem: 0.98, rolls: 7 }, true), ...slitPockets(bones, 0.66)];

/** A quilted vest with a zip. */
export const puffervest: Wear = (bones) => {
  const bindings =
    bones.view === 'side'
      ? []
      : pairOnRing(bones, 'over', 'front', trace`1.02,0.07 0.86,0.2 0.92,0.36 1.2,0.38`, 6, 'trim');
  return [...puffed(bones, { hem: 0.98, rolls: 7 }, false), ...bindings, ...slitPockets(bones, 0.68)];
};

/** A long quilted coat with a cord at the waist. */
export const longpuffer: Wear = (bones) => {
  const at = ringPoint(bones, 'front', 0.06, 0.672);
  return [
    ...puffed(bones, { hem: 1.62, rolls: 12 }, true),
    ...(['front', 'back'] as const).flatMap((half) =>
      lineOnRing(bones, 'over', half, trace`-1.6,0.655 0,0.672 1.6,0.655`, 5, 'trim'),
    ),
    ...(at ? drawn('over', bow(at, { size: 0.9, width: 4.4 }), { fill: 'trim', inside: true }) : []),
    ...slitPockets(bones, 0.8),
  ];
};
