import { add, type Knot } from '../../gouache/geometry.ts';
import { type Outline, shapeOf } from '../../gouache/outline.ts';
import { EVEN, LIFTED, strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import { type Limb, limbKnots, limbMesh } from '../limb.ts';
import type { Skeleton } from '../skeleton.ts';
import { bow } from './bow.ts';
import { SEAM } from './colours.ts';
import { acrossLimb, foldWedge, trunkKnots } from './loose.ts';
import { drawn, drawnLines, lineOnRing, onRing, pairOnRing, type Surface, type Wear, type WornPiece } from './piece.ts';
import { ringPoint } from './ring.ts';

/** How shorts are cut. */
export interface ShortsCut {
  /** Down the torso. */
  readonly waist: number;
  /** Along the leg: 0 hip, 1 knee. */
  readonly to: number;
  /** Units off the leg, at the hip and at the hem. */
  readonly ease: number;
  readonly hemEase: number;
  /** How much higher the hem is outside, along the leg. */
  readonly rise?: number;
  /** Nothing but the plain ground. */
  readonly plain?: boolean;
  /** Something hangs over where the legs part: no creases there. */
  readonly uncreased?: boolean;
}

const WHITE_CORD = '#fff6e6';

/** One leg; `rise` rounds its outer corner. */
function legKnots(limb: Limb, { to, ease, hemEase, rise = 0 }: ShortsCut, outer: 1 | -1): Knot[] {
  const knots = limbKnots(limb, { to, ease, easeAtEnd: hemEase, square: true });
  if (rise === 0) return knots;
  const at = (along: number, across: number): Knot => {
    const [x, y] = limb.at(along, across, hemEase);
    return [x, y];
  };
  const high = limbKnots(limb, { to: to - rise, ease, easeAtEnd: hemEase });
  const half = (high.length - 3) / 2;
  const end: Knot[] = [
    at(to - rise * 0.3, outer * 0.96),
    at(to - rise * 0.04, outer * 0.6),
    at(to, 0),
    at(to, -outer * 0.9),
  ];
  const hem = outer === 1 ? end : end.reverse();
  return [...high.slice(0, half), ...hem, ...high.slice(half)];
}

interface Leg {
  readonly limb: Limb;
  readonly on: Surface;
  readonly outer: 1 | -1;
}

function legsOf(bones: Skeleton): Leg[] {
  const side = bones.view === 'side';
  return bones.legs.map(
    ({ limb }, i): Leg => ({ limb, on: side && i === 0 ? 'far-leg' : 'over', outer: side ? 1 : i === 0 ? -1 : 1 }),
  );
}

/** Where the legs part. */
const crotch = (bones: Skeleton): Knot => {
  const [x, y] = bones.torso(0, 1.27);
  return [x, y];
};

/** The cloth of a pair of shorts, without details. */
export function shortsCloth(bones: Skeleton, cut: ShortsCut): WornPiece[] {
  const fill = cut.plain ? { fill: 'inside' as const } : {};
  const hips = shapeOf(
    trunkKnots(bones, cut.waist, 1.24, (down) => 2 + Math.min(1, Math.max(0, (down - cut.waist) * 3)) * cut.ease),
  );
  const side = bones.view === 'side';
  const legs = legsOf(bones).map(
    ({ limb, on, outer }): WornPiece => ({
      on,
      outlines: [shapeOf(legKnots(limb, cut, outer))],
      ...(side ? { mesh: limbMesh(limb, cut.ease) } : {}),
      ...fill,
    }),
  );
  const [cx, cy] = crotch(bones);
  const folds: Outline[] =
    side || cut.uncreased
      ? []
      : [foldWedge([cx, cy - 4], add([cx, cy], [-44, -34]), 9), foldWedge([cx, cy - 2], add([cx, cy], [46, -30]), 8)];
  return [...legs, { on: 'over', outlines: [hips], folds, ...fill }];
}

/** The seam down the front and between the legs. */
const rise = (bones: Skeleton, waist: number): WornPiece[] => [
  ...lineOnRing(bones, 'over', 'front', trace`0,${waist + 0.05} 0.01,1.04 0,1.3`, 2.4, SEAM, { strength: 0.45 }),
  ...lineOnRing(bones, 'over', 'back', trace`0,${waist + 0.05} 0.01,1.04 0,1.3`, 2.4, SEAM, { strength: 0.45 }),
];

/** A strip along the top, with the seam below it. */
function waistband(bones: Skeleton, waist: number, depth: number, fill: 'print' | 'trim'): WornPiece[] {
  const strip: Knot[] = trace`-1.4,${waist - 0.06}! 1.4,${waist - 0.06}! 1.4,${waist + depth - 0.008}! 0,${waist + depth + 0.008} -1.4,${waist + depth - 0.008}!`;
  const under: Knot[] = trace`-1.3,${waist + depth - 0.006} 0,${waist + depth + 0.008} 1.3,${waist + depth - 0.006}`;
  return [
    ...(fill === 'trim' ? onRing(bones, 'over', { front: [strip], back: [strip] }, { fill }) : []),
    ...(['front', 'back'] as const).flatMap((half) =>
      lineOnRing(bones, 'over', half, under, 2.4, SEAM, { strength: 0.5 }),
    ),
  ];
}

/** Short creases under an elastic waist. */
function gathers(bones: Skeleton, waist: number, count = 11): WornPiece[] {
  return (['front', 'back'] as const).flatMap((half) =>
    Array.from({ length: count }, (_, i) => {
      const x = -0.9 + (i * 1.8) / (count - 1);
      return lineOnRing(
        bones,
        'over',
        half,
        trace`${x},${waist + 0.006} ${x * 1.02},${waist + 0.055 + (i % 3) * 0.02}`,
        2.2,
        SEAM,
        { strength: 0.38, pressure: LIFTED },
      );
    }).flat(),
  );
}

/** A cord that comes out in front and is tied. */
function cord(bones: Skeleton, waist: number, colour = WHITE_CORD): WornPiece[] {
  const at = ringPoint(bones, 'front', 0, waist + 0.035);
  return at ? drawn('over', bow(at, { size: 0.8, width: 4 }), { fill: colour, inside: true }) : [];
}

/** Eyelets laced crosswise. */
function lacing(bones: Skeleton, waist: number): WornPiece[] {
  const rungs = [0, 1, 2].flatMap((i): Knot[][] => {
    const y = waist + 0.03 + i * 0.034;
    return [trace`-0.07,${y} 0.07,${y + 0.026}`, trace`0.07,${y} -0.07,${y + 0.026}`];
  });
  const fly: Knot[] = trace`0.14,${waist + 0.01} 0.14,${waist + 0.15} 0.05,${waist + 0.2}`;
  return [
    ...lineOnRing(bones, 'over', 'front', fly, 2.2, SEAM, { strength: 0.45 }),
    ...rungs.flatMap((rung) => lineOnRing(bones, 'over', 'front', rung, 3.4, WHITE_CORD)),
    ...cord(bones, waist - 0.005),
  ];
}

/** A line or a strip round each leg near its hem. */
function hems(bones: Skeleton, cut: ShortsCut, depth: number, fill: 'seam' | 'trim'): WornPiece[] {
  return legsOf(bones).flatMap(({ limb, on }): WornPiece[] => {
    if (fill === 'seam')
      return drawnLines(on, [acrossLimb(limb, cut.to - depth, cut.hemEase + 3, 0)], 2.2, SEAM, { strength: 0.5 });
    const strip = limbKnots(limb, { from: cut.to - depth, to: cut.to + 0.01, ease: cut.hemEase + 3, square: true });
    return drawn(on, [shapeOf(strip)], { fill: 'trim', inside: true });
  });
}

/** The rounded hem in its binding. */
const boundHems = (bones: Skeleton, cut: ShortsCut, width: number): WornPiece[] =>
  legsOf(bones).flatMap(({ limb, on, outer }) => {
    const knots = legKnots(limb, cut, outer);
    const half = (knots.length - 3) / 2;
    const from = Math.max(0, Math.floor(half) - 4);
    return drawnLines(on, [knots.slice(from, from + 8)], width, 'trim');
  });

const sideSeams = (bones: Skeleton, waist: number): WornPiece[] =>
  pairOnRing(bones, 'over', 'front', trace`0.62,${waist + 0.05} 0.86,${waist + 0.15} 1.1,${waist + 0.2}`, 2.2, SEAM, {
    strength: 0.45,
  });

const SWIM = { waist: 0.84, to: 0.5, ease: 7, hemEase: 11 } as const;
/** Mid-thigh shorts with a cord. */
export const swimshorts: Wear = (bones) => [
  ...shortsCloth(bones, SWIM),
  ...waistband(bones, 0.84, 0.045, 'print'),
  ...gathers(bones, 0.84),
  ...rise(bones, 0.84),
  ...hems(bones, SWIM, 0.05, 'seam'),
  ...cord(bones, 0.84),
];

const BOARD = { waist: 0.85, to: 0.86, ease: 7, hemEase: 13 } as const;
/** Knee-length shorts laced at the front. */
export const boardshorts: Wear = (bones) => [
  ...shortsCloth(bones, BOARD),
  ...waistband(bones, 0.85, 0.05, 'print'),
  ...rise(bones, 0.9),
  ...hems(bones, BOARD, 0.045, 'seam'),
  ...lacing(bones, 0.85),
];

const LONG = { waist: 0.85, to: 1.1, ease: 7, hemEase: 16 } as const;
/** Long laced shorts with a plain panel round the legs. */
export const longboards: Wear = (bones) => [
  ...shortsCloth(bones, LONG),
  ...hems(bones, LONG, 0.26, 'trim'),
  ...waistband(bones, 0.85, 0.05, 'trim'),
  ...rise(bones, 0.9),
  ...lacing(bones, 0.85),
];

const SCALLOPS = { waist: 0.85, to: 0.62, ease: 7, hemEase: 12, rise: 0.22 } as const;
/** Tied shorts with a hem that curves up at the sides. */
export const scallops: Wear = (bones) => [
  ...shortsCloth(bones, SCALLOPS),
  ...boundHems(bones, SCALLOPS, 6),
  ...waistband(bones, 0.85, 0.05, 'print'),
  ...rise(bones, 0.9),
  ...cord(bones, 0.85),
];

const BEACH = { waist: 0.82, to: 0.27, ease: 5, hemEase: 10, rise: 0.12 } as const;
/** Short shorts with piped, rounded edges. */
export const shorts: Wear = (bones) => [
  ...shortsCloth(bones, BEACH),
  ...boundHems(bones, BEACH, 5),
  ...waistband(bones, 0.82, 0.045, 'print'),
  ...gathers(bones, 0.82),
  ...rise(bones, 0.82),
  ...cord(bones, 0.82),
];

const HIGH = { waist: 0.67, to: 0.4, ease: 6, hemEase: 13 } as const;
/** High-waisted shorts with pleats and turned-up hems. */
export const highshorts: Wear = (bones) => [
  ...shortsCloth(bones, HIGH),
  ...waistband(bones, 0.67, 0.06, 'print'),
  ...rise(bones, 0.74),
  ...sideSeams(bones, 0.74),
  ...[0.3, 0.5].flatMap((x) =>
    pairOnRing(bones, 'over', 'front', trace`${x},0.74 ${x * 1.02},0.86 ${x * 1.04},0.98`, 2.4, SEAM, {
      strength: 0.5,
      pressure: LIFTED,
    }),
  ),
  ...hems(bones, HIGH, 0.1, 'seam'),
  ...legsOf(bones).flatMap(({ limb, on }) =>
    drawn(on, [strokeOf(acrossLimb(limb, HIGH.to - 0.02, HIGH.hemEase, 0), 3, EVEN)], {
      fill: SEAM,
      inside: true,
      strength: 0.3,
    }),
  ),
  ...buttons(bones, [[0.72, 0]]),
];

function buttons(bones: Skeleton, places: readonly Knot[], colour = '#fbf3e4'): WornPiece[] {
  const outlines = places.flatMap(([down, across]) => {
    const at = ringPoint(bones, 'front', across, down);
    return at ? [shapeOf(circle(at[0], at[1], 4.4))] : [];
  });
  return drawn('over', outlines, { fill: colour, inside: true });
}

const circle = (x: number, y: number, radius: number): Knot[] =>
  Array.from(
    { length: 8 },
    (_, i): Knot => [x + Math.cos((i * Math.PI) / 4) * radius, y + Math.sin((i * Math.PI) / 4) * radius],
  );

const PAPERBAG = { waist: 0.7, to: 0.4, ease: 9, hemEase: 20 } as const;
/** Wide shorts gathered under a belt with a bow. */
export const paperbag: Wear = (bones) => {
  const frill: Knot[] = trunkKnots(bones, 0.645, 0.72, (down) => (down < 0.68 ? 7 : 2), 0);
  const belt: Knot[] = trace`-1.4,0.685! 1.4,0.685! 1.4,0.725! 0,0.737 -1.4,0.725!`;
  const at = ringPoint(bones, 'front', 0, 0.712);
  return [
    ...shortsCloth(bones, PAPERBAG),
    ...drawn('over', [shapeOf(frill)]),
    ...gathers(bones, 0.72, 13),
    ...gathers(bones, 0.645, 9),
    ...onRing(bones, 'over', { front: [belt], back: [belt] }, { fill: 'trim' }),
    ...rise(bones, 0.8),
    ...hems(bones, PAPERBAG, 0.05, 'seam'),
    ...(at ? drawn('over', bow(at, { size: 1.25, width: 6.4 }), { fill: 'trim', inside: true }) : []),
  ];
};

const TRUNKS = { waist: 0.86, to: 0.28, ease: 4, hemEase: 6 } as const;
/** Short shorts with a snap and a band at each hem. */
export const trunks: Wear = (bones) => [
  ...shortsCloth(bones, TRUNKS),
  ...hems(bones, TRUNKS, 0.06, 'trim'),
  ...waistband(bones, 0.86, 0.045, 'print'),
  ...rise(bones, 0.9),
  ...sideSeams(bones, 0.9),
  ...buttons(bones, [[0.885, 0.02]], '#e9c16c'),
];

const VOLLEY = { waist: 0.84, to: 0.42, ease: 8, hemEase: 13 } as const;
/** Shorts with long laces and a stripe down each side. */
export const volley: Wear = (bones) => {
  const stripes = legsOf(bones).flatMap(({ limb, on, outer }): WornPiece[] => {
    const along = [0, 0.1, 0.2, 0.32, VOLLEY.to + 0.02];
    const edge = along.map((s): Knot => {
      const [x, y] = limb.at(s, outer * (bones.view === 'side' ? 0.05 : 0.86), VOLLEY.ease);
      return [x, y];
    });
    return drawnLines(on, [edge], bones.view === 'side' ? 20 : 26, 'trim');
  });
  return [
    ...shortsCloth(bones, VOLLEY),
    ...stripes,
    ...waistband(bones, 0.84, 0.05, 'print'),
    ...gathers(bones, 0.84),
    ...rise(bones, 0.84),
    ...hems(bones, VOLLEY, 0.05, 'seam'),
    ...cord(bones, 0.84),
  ];
};

export { buttons };
