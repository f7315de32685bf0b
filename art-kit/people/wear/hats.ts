import { ellipse, type Knot } from '../../gouache/geometry.ts';
import { trace } from '../../gouache/trace.ts';
import type { Skeleton } from '../skeleton.ts';
import { SEAM } from './colours.ts';
import { centred, headLines, headShapes, underBrim, underside } from './on-head.ts';
import type { Wear, WornPiece } from './piece.ts';

const STRAW = '#ecd3a0';
const STRAW_SHADE = '#c99f63';

const at = (bones: Skeleton, knots: readonly Knot[]): Knot[] => centred(bones.headView, knots);

/** Rows of plaited straw. */
const rows = (bones: Skeleton, lines: readonly (readonly Knot[])[]): WornPiece[] =>
  headLines(
    bones,
    lines.map((knots) => at(bones, knots)),
    2,
    STRAW_SHADE,
    { strength: 0.6 },
  );

const CROWN: readonly Knot[] = trace`-60,-34 -62,-62 -48,-92 -20,-106 20,-106 48,-92 62,-62 60,-34 0,-28`;
/** High enough to be seen over the near edge of a brim. */
const BAND: readonly Knot[] = trace`-62,-72! 0,-65 62,-72! 61,-40! 0,-33 -61,-40!`;

/** A bucket hat with a stitched brim. */
export const bucket: Wear = (bones) => {
  const crown: Knot[] = trace`-55,-36 -50,-84! -26,-98 0,-101 26,-98 50,-84! 55,-36 0,-28`;
  const brim: Knot[] = trace`-57,-42! 0,-34 57,-42! 74,-22 84,-4! 44,-12 0,-16 -44,-12 -84,-4! -74,-22`;
  const behind: Knot[] = brim.map(([x, y, corner]): Knot => [x, y > -20 ? y + 14 : y, corner ?? 0]);
  const back = bones.headView === 'back';
  const stitches = [0.3, 0.55, 0.8].map((t): Knot[] =>
    [-1, -0.5, 0, 0.5, 1].map((x): Knot => [x * (57 + 26 * t), -38 + t * (26 + (1 - x * x) * -6) + (1 - x * x) * 6]),
  );
  return [
    ...underBrim(bones, [at(bones, trace`-58,-20 0,-24 58,-20 50,-2 0,-8 -50,-2`)]),
    ...headShapes(bones, [at(bones, crown)]),
    ...headLines(bones, [at(bones, trace`-49,-84 0,-90 49,-84`)], 2.4, SEAM, { strength: 0.5 }),
    ...(back ? [] : underside(bones, at(bones, brim), 'print')),
    ...headShapes(bones, [at(bones, back ? behind : brim)]),
    ...headLines(
      bones,
      stitches.map((knots) => at(bones, knots)),
      2,
      SEAM,
      { strength: 0.4 },
    ),
    ...headLines(bones, [at(bones, trace`-56,-42 0,-34 56,-42`)], 2.6, SEAM, { strength: 0.5 }),
  ];
};

/** A straw hat with a printed band. */
export const sunhat: Wear = (bones) => [
  ...underBrim(bones, [at(bones, trace`-56,-32 0,-26 56,-32 48,-6 0,-12 -48,-6`)]),
  ...headShapes(bones, [at(bones, CROWN)], STRAW),
  ...rows(bones, [trace`-51,-86 0,-80 51,-86`, trace`-36,-98 0,-94 36,-98`]),
  ...headShapes(bones, [at(bones, BAND)], 'print', { inside: true }),
  ...underside(bones, at(bones, ellipse(0, -32, 118, 19, 14)), STRAW_SHADE),
  ...headShapes(bones, [at(bones, ellipse(0, -32, 118, 19, 14))], STRAW),
  ...rows(bones, [
    ellipse(0, -33, 92, 12, 14).slice(7, 15),
    trace`-110,-32 -60,-20 0,-17 60,-20 110,-32`,
    trace`-86,-31 -40,-25 0,-23 40,-25 86,-31`,
  ]),
];

/** A stiff straw hat with a flat crown and a printed ribbon. */
export const boater: Wear = (bones) => {
  const crown: Knot[] = trace`-56,-34! -54,-86! 0,-92 54,-86! 56,-34! 0,-28`;
  const ribbon: Knot[] = trace`-57,-68! 0,-61 57,-68! 57,-38! 0,-30 -57,-38!`;
  const loops: Knot[][] = [trace`44,-48 62,-64 78,-62 70,-48`, trace`44,-46 66,-44 80,-32 62,-36`];
  return [
    ...underBrim(bones, [at(bones, trace`-56,-32 0,-26 56,-32 48,-8 0,-14 -48,-8`)]),
    ...headShapes(bones, [at(bones, crown)], STRAW),
    ...rows(bones, [trace`-53,-78 0,-72 53,-78`]),
    ...headShapes(bones, [at(bones, ribbon)], 'print', { inside: true }),
    ...underside(bones, at(bones, ellipse(0, -31, 104, 15, 14)), STRAW_SHADE),
    ...headShapes(bones, [at(bones, ellipse(0, -31, 104, 15, 14))], STRAW),
    ...rows(bones, [trace`-98,-31 -50,-21 0,-18 50,-21 98,-31`, trace`-78,-31 -36,-26 0,-25 36,-26 78,-31`]),
    ...headShapes(
      bones,
      loops.map((knots) => at(bones, knots)),
    ),
    ...headShapes(bones, [at(bones, ellipse(48, -48, 6, 7, 7))], 'trim'),
  ];
};

/** A wide raffia hat with a printed scarf knotted round it. */
export const floppyhat: Wear = (bones) => {
  const brim: Knot[] = trace`-54,-40 0,-34 54,-40 104,-34 134,-10 112,2 70,-14 24,-10 -24,-16 -72,-6 -116,4 -136,-12 -104,-34`;
  // Where a face looks aside the knot is behind, so that no tail hangs before it.
  const side = bones.headView === 'front' || bones.headView === 'back' ? 1 : -1;
  const aside = (knots: readonly Knot[]): Knot[] => knots.map(([x, y, corner]): Knot => [x * side, y, corner ?? 0]);
  const tails: Knot[][] = [trace`46,-46 78,-34 92,4 74,4! 60,-26`, trace`46,-46 66,-20 64,26 46,22! 48,-20`];
  return [
    ...underBrim(bones, [at(bones, trace`-58,-26 0,-22 58,-26 50,2 0,-6 -50,2`)]),
    ...headShapes(bones, [at(bones, CROWN)], STRAW),
    ...rows(bones, [trace`-50,-84 0,-78 50,-84`, trace`-34,-99 0,-95 34,-99`]),
    ...headShapes(bones, [at(bones, BAND)], 'print', { inside: true }),
    ...underside(bones, at(bones, brim), STRAW_SHADE),
    ...headShapes(bones, [at(bones, brim)], STRAW),
    ...rows(bones, [trace`-124,-8 -72,-16 -20,-24 26,-19 72,-22 122,-8`, trace`-108,-22 -56,-26 0,-30 56,-28 108,-22`]),
    ...headShapes(
      bones,
      tails.map((knots) => at(bones, aside(knots))),
    ),
    ...headLines(
      bones,
      [trace`50,-40 74,-22 82,0`, trace`50,-36 56,-10 55,18`].map((knots) => at(bones, aside(knots))),
      2.4,
      SEAM,
      { strength: 0.45 },
    ),
    ...headShapes(bones, [at(bones, ellipse(46 * side, -44, 9, 10, 8))]),
  ];
};

const DOME: readonly Knot[] = trace`-58,-22 -60,-52 -46,-80 -16,-93 16,-93 46,-80 60,-52 58,-22 0,-16`;

/** Peaks by view; nothing is seen of one from behind. */
const PEAKS: Readonly<Record<Skeleton['headView'], readonly Knot[]>> = {
  front: trace`-56,-28 -42,-38 0,-43 42,-38 56,-28 54,-18 32,-12 0,-9 -32,-12 -54,-18`,
  quarter: trace`-24,-26 4,-36 50,-38 84,-22 92,-8 60,-14 28,-14 -8,-16`,
  profile: trace`30,-32 52,-36 88,-24 106,-10 84,-12 56,-16 30,-18`,
  back: [],
};

/** A cap with a plain peak. */
export const cap: Wear = (bones) => {
  const { headView } = bones;
  const peak = PEAKS[headView];
  const under = peak.map(([x, y]): Knot => [x * 0.92, y + 12]);
  const panels: Knot[][] =
    headView === 'back'
      ? [trace`0,-92 0,-50`, trace`-22,-90 -40,-60 -42,-24`, trace`22,-90 40,-60 42,-24`]
      : [trace`0,-93 -22,-66 -26,-22`, trace`0,-93 24,-66 30,-22`];
  const hole: Knot[] = trace`-20,-22! -18,-42 0,-50 18,-42 20,-22!`;
  return [
    ...(peak.length > 0 ? underBrim(bones, [under]) : []),
    ...headShapes(bones, [at(bones, DOME)]),
    ...headLines(
      bones,
      panels.map((knots) => at(bones, knots)),
      2.4,
      SEAM,
      { strength: 0.45 },
    ),
    ...headShapes(bones, [at(bones, ellipse(0, -94, 5, 4, 8))], 'trim'),
    ...(headView === 'back'
      ? [
          ...headShapes(bones, [hole], SEAM, { inside: true, strength: 0.85 }),
          ...headLines(bones, [trace`-22,-27 0,-22 22,-27`], 7, 'trim'),
        ]
      : [...underside(bones, peak), ...headShapes(bones, [peak], 'trim')]),
    ...(peak.length > 0
      ? headLines(bones, [peak.slice(Math.ceil(peak.length / 2)).map(([x, y]): Knot => [x * 0.95, y - 4])], 2, SEAM, {
          strength: 0.35,
        })
      : []),
  ];
};

/** A visor with a wide peak. */
export const visor: Wear = (bones) => {
  const { headView } = bones;
  const strip: Knot[] =
    headView === 'back'
      ? trace`-58,-40! 0,-30 58,-40! 58,-24! 0,-12 -58,-24!`
      : trace`-60,-44! -30,-42 0,-44 30,-47 54,-48! 58,-26! 30,-22 0,-18 -30,-14 -59,-14!`;
  const wide = PEAKS[headView].map(([x, y]): Knot => [x * 1.08, y + (y > -20 ? 4 : 0)]);
  return [
    ...(wide.length > 0 ? underBrim(bones, [wide.map(([x, y]): Knot => [x * 0.9, y + 12])]) : []),
    ...headShapes(bones, [at(bones, strip)], 'print', { inside: true }),
    ...underside(bones, wide),
    ...headShapes(bones, wide.length > 0 ? [wide] : [], 'trim'),
    ...(wide.length > 0
      ? headLines(bones, [wide.slice(Math.ceil(wide.length / 2)).map(([x, y]): Knot => [x * 0.93, y - 5])], 2, SEAM, {
          strength: 0.35,
        })
      : []),
  ];
};
