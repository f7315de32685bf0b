import type { FillRule } from '../../cloth/part.ts';
import { ellipse, type Knot } from '../../gouache/geometry.ts';
import { shapeOf } from '../../gouache/outline.ts';
import { strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import type { Point } from '../../path.ts';
import type { Skeleton } from '../skeleton.ts';
import type { Wear } from './piece.ts';
import { drawn, type WornPiece } from './piece.ts';
import { type Half, ringLines, ringPoint } from './ring.ts';

const GOLD = '#e9b84e';
const PEARL = '#f7efe2';
const SHELL = '#ffe3c4';

/** Points along a line, `gap` units apart. */
function spaced(line: readonly Knot[], gap: number): Point[] {
  const points: Point[] = [];
  let carried = 0;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    for (let along = gap - carried; along <= length; along += gap) {
      points.push([a[0] + ((b[0] - a[0]) * along) / length, a[1] + ((b[1] - a[1]) * along) / length]);
    }
    carried = (carried + length) % gap;
  }
  return points;
}

const bead = ([x, y]: Point, radius: number): ReturnType<typeof shapeOf> => shapeOf(ellipse(x, y, radius, radius, 8));

/** One colour of the print, or the trim. */
const accent =
  (i: number): FillRule =>
  ({ accents }, trim) =>
    accents.length === 0 ? trim : (accents[i % accents.length] ?? trim);

function string(
  bones: Skeleton,
  lines: readonly (readonly [Half, readonly Knot[]])[],
  gap: number,
  radius: number,
  colours: readonly (FillRule | string)[],
): WornPiece[] {
  const points = lines.flatMap(([half, knots]) => ringLines(bones, half, knots).flatMap((run) => spaced(run, gap)));
  return colours.flatMap((fill, c) =>
    drawn(
      'over',
      points.filter((_, i) => i % colours.length === c).map((point) => bead(point, radius)),
      { fill },
    ),
  );
}

const ROUND_NECK: readonly Knot[] = trace`-0.6,-0.02 -0.46,0.07 -0.26,0.16 0,0.2 0.26,0.16 0.46,0.07 0.6,-0.02`;
const NAPE: readonly Knot[] = trace`-0.7,-0.02 -0.3,0.03 0,0.04 0.3,0.03 0.7,-0.02`;

/** A string of beads with one shell. */
export const necklace: Wear = (bones) => {
  const at = ringPoint(bones, 'front', 0, 0.205);
  const fan = at
    ? trace`${at[0]},${at[1] - 4} ${at[0] + 10},${at[1] + 2} ${at[0] + 15},${at[1] + 14} ${at[0]},${at[1] + 20} ${at[0] - 15},${at[1] + 14} ${at[0] - 10},${at[1] + 2}`
    : [];
  return [
    ...string(
      bones,
      [
        ['front', ROUND_NECK],
        ['back', NAPE],
      ],
      8.4,
      4.6,
      [accent(0), 'trim', accent(1), PEARL, accent(2)],
    ),
    ...(at ? drawn('over', [shapeOf(fan)], { fill: SHELL }) : []),
    ...(at
      ? drawn(
          'over',
          [-8, 0, 8].map((x) => strokeOf(trace`${at[0]},${at[1]} ${at[0] + x},${at[1] + 17}`, 1.8)),
          { fill: '#b98a6a', inside: true },
        )
      : []),
  ];
};

/** A strand of pearls with a flower. */
export const pearls: Wear = (bones) => {
  const at = ringPoint(bones, 'front', 0, 0.175);
  const petals = at
    ? Array.from({ length: 6 }, (_, i) => {
        const angle = (i / 6) * Math.PI * 2;
        return shapeOf(ellipse(at[0] + Math.cos(angle) * 8, at[1] + 4 + Math.sin(angle) * 8, 6, 6, 8));
      })
    : [];
  const high = ROUND_NECK.map(([x, y]): Knot => [x, y * 0.86]);
  return [
    ...string(
      bones,
      [
        ['front', high],
        ['back', NAPE],
      ],
      9,
      5,
      [PEARL, PEARL, PEARL, accent(0)],
    ),
    ...drawn('over', petals),
    ...(at ? drawn('over', [bead([at[0], at[1] + 4], 4.4)], { fill: GOLD }) : []),
  ];
};

/** A printed disc on a knotted cord. */
export const pendant: Wear = (bones) => {
  const low = ROUND_NECK.map(([x, y]): Knot => [x, y < 0 ? y : y * 1.3]);
  const at = ringPoint(bones, 'front', 0, 0.27);
  const cords = [...ringLines(bones, 'front', low), ...ringLines(bones, 'back', NAPE)];
  return [
    ...drawn(
      'over',
      cords.map((knots) => strokeOf(knots, 3, [1, 1, 1])),
      { fill: 'trim' },
    ),
    ...(at ? drawn('over', [shapeOf(ellipse(at[0], at[1] + 18, 18, 18, 10))]) : []),
    ...(at
      ? drawn('over', [strokeOf(ellipse(at[0], at[1] + 18, 18, 18, 10), 3, [1, 1, 1], true)], { fill: 'trim' })
      : []),
    ...(at
      ? drawn('over', [strokeOf(trace`${at[0] - 9},${at[1] + 12} ${at[0] - 2},${at[1] + 7}`, 2.6)], {
          fill: '#ffffff',
          inside: true,
          strength: 0.6,
        })
      : []),
  ];
};

const HIPS: readonly Knot[] = trace`-1,0.84 -0.5,0.875 0,0.89 0.5,0.875 1,0.84`;

/** A string of small beads with five drops. */
export const waistchain: Wear = (bones) => {
  const drops = [-0.44, -0.22, 0, 0.22, 0.44].flatMap((across, i) => {
    const at = ringPoint(bones, 'front', across, 0.9 - Math.abs(across) * 0.03);
    return at
      ? [
          {
            i,
            outline: shapeOf(
              trace`${at[0]},${at[1]} ${at[0] + 5},${at[1] + 12} ${at[0]},${at[1] + 18} ${at[0] - 5},${at[1] + 12}`,
            ),
          },
        ]
      : [];
  });
  return [
    ...string(
      bones,
      [
        ['front', HIPS],
        ['back', HIPS],
      ],
      6,
      2.8,
      [GOLD, GOLD, accent(0), GOLD, GOLD, PEARL],
    ),
    ...drops.flatMap(({ i, outline }) => drawn('over', [outline], { fill: i % 2 ? GOLD : accent(i) })),
  ];
};
