import { ellipse, type Knot, turned } from '../../gouache/geometry.ts';
import { shapeOf } from '../../gouache/outline.ts';
import { flatMesh, type PrintMesh } from '../../gouache/print-mesh.ts';
import { EVEN, strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import type { Point } from '../../path.ts';
import type { Skeleton } from '../skeleton.ts';
import { SEAM } from './colours.ts';
import { drawn, drawnLines, type Wear, type WornPiece } from './piece.ts';

const BRASS = '#e9b84e';
const PAPER = '#fffaf0';

/** The hand that carries: the one on the right of the page, or the near one where the body turns away. */
function carrying({ view, arms }: Skeleton): Point {
  const [x, y] = (view === 'quarter' ? arms[0] : arms[1]).hand([0, 38]);
  return [x, y];
}

/** Where things are put that are held: local knots about the hand, turned by some degrees. */
const placed =
  ([x, y]: Point, degrees = 0) =>
  (knots: readonly Knot[]): Knot[] =>
    knots.map(([px, py, corner]): Knot => {
      const [qx, qy] = turned([px, py], degrees);
      return [x + qx, y + qy, corner ?? 0];
    });

const held = (outlines: WornPiece['outlines'], look: Partial<WornPiece> = {}): WornPiece[] =>
  drawn('held', outlines, look);
const heldLines = (
  lines: readonly (readonly Knot[])[],
  width: number,
  fill: WornPiece['fill'],
  strength?: number,
): WornPiece[] =>
  held(
    lines.map((knots) => strokeOf(knots, width, EVEN)),
    { fill, inside: true, ...(strength === undefined ? {} : { strength }) },
  );

/** A square bag with two rolled handles. */
export const tote: Wear = (bones) => {
  const at = carrying(bones);
  const put = placed(at, bones.view === 'back' ? -2 : 3);
  const mesh: PrintMesh = flatMesh(at, 3, 600);
  const body = shapeOf(put(trace`-58,66! 58,66! 64,204! 0,209 -64,204!`));
  return [
    ...held([strokeOf(put(trace`-30,74 -26,26 -4,-2 18,26 26,74`), 7, EVEN)], { fill: SEAM }),
    ...held([body], { mesh }),
    ...held([strokeOf(put(trace`-30,80 -25,30 -2,2 20,30 30,80`), 7.6, EVEN)], { fill: 'trim' }),
    ...heldLines([put(trace`-58,80 0,82 58,80`)], 2.4, SEAM, 0.5),
    ...held([shapeOf(put(trace`30,176! 54,175! 55,190! 31,191!`))], { fill: PAPER, inside: true }),
  ];
};

/** A flat pouch with a zip and a cord. */
export const pouch: Wear = (bones) => {
  const at = carrying(bones);
  const put = placed(at, -6);
  const mesh = flatMesh(at, -6, 400);
  return [
    ...held([strokeOf(put(trace`-34,46 -18,24 -2,-4 4,20 -20,46`), 4.4, EVEN)], { fill: 'trim' }),
    ...held([shapeOf(put(trace`-52,44! 52,44! 57,112! 0,116 -57,112!`))], { mesh }),
    ...held([shapeOf(put(trace`-53,40! 53,40! 54,55! -54,55!`))], { fill: 'trim' }),
    ...heldLines([put(trace`-50,48 50,48`)], 3, BRASS),
    ...held([shapeOf(put(ellipse(50, 48, 5, 5, 8)))], { fill: BRASS }),
    ...held([shapeOf(put(trace`28,94! 48,93! 49,106! 29,107!`))], { fill: PAPER, inside: true }),
  ];
};

/** A small bag with a flap and a wrist strap. */
export const wristlet: Wear = (bones) => {
  const at = carrying(bones);
  const put = placed(at, 5);
  const mesh = flatMesh(at, 5, 400);
  const [bx, by] = put([[0, 74]])[0] ?? at;
  return [
    ...held([strokeOf(put(trace`-36,46 -30,14 -6,-10 10,10 -10,36 -32,46`), 6, EVEN)], { mesh }),
    ...held([shapeOf(put(trace`-52,42! 52,42! 55,120! 0,123 -55,120!`))], { mesh }),
    ...held([shapeOf(put(trace`-53,40! 53,40! 54,74! 0,82 -54,74!`))], { fill: 'trim' }),
    ...held([shapeOf(ellipse(bx, by, 5, 5, 8))], { fill: BRASS }),
    ...held([shapeOf(put(trace`26,98! 46,97! 47,110! 27,111!`))], { fill: PAPER, inside: true }),
  ];
};

/** A towel held by its middle in the hand on the left of the page, both halves hanging. */
function towelInHand(bones: Skeleton): WornPiece[] {
  const [x, y] = bones.arms[0].hand([0, 42]);
  const at: Point = [x, y];
  const put = placed(at);
  const fringe = Array.from({ length: 20 }, (_, i) => {
    const from = -46 + i * 4.8;
    return put([
      [from, 194],
      [from + (i % 2 ? 1.4 : -1), 212],
    ]);
  });
  const fold = (t: number): Knot[] => put(trace`${t * 10},6 ${t * 30},72 ${t * 44},188`);
  return [
    ...heldLines(fringe, 3, 'trim').map((piece) => ({ ...piece, inside: false })),
    ...held([shapeOf(put(trace`-12,-8 0,-15 12,-8 22,40 38,74 45,114 48,196! 0,201 -48,196! -45,114 -38,74 -22,40`))], {
      mesh: flatMesh(at, 0, 600),
      folds: [-0.6, 0.1, 0.62].map((t) => strokeOf(fold(t), 8, [0.2, 0.8, 1])),
    }),
    ...heldLines([put(trace`-48,184 0,189 48,184`)], 2.2, SEAM, 0.4),
  ];
}

/** A towel round the shoulders, fringed at both ends; in a hand that is closed for it. */
export const towel: Wear = (bones) => {
  if (bones.view === 'front' && bones.arms[0].pose.shape === 'grip') return towelInHand(bones);
  const { view, torso, arms } = bones;
  const at = (across: number, down: number): Point => torso(across, down);
  const edge = (knots: readonly Knot[]): WornPiece[] => drawnLines('over', [knots], 2.4, SEAM, { strength: 0.4 });
  const fringe = (from: Knot, to: Knot, count: number): WornPiece[] =>
    drawnLines(
      'over',
      Array.from({ length: count }, (_, i): Knot[] => {
        const t = i / (count - 1);
        const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
        return trace`${x},${y - 2} ${x + (i % 2 ? 1.4 : -1)},${y + 15}`;
      }),
      3,
      'trim',
    ).map((piece) => ({ ...piece, inside: false }));
  if (view === 'back') {
    const low = [at(-0.98, 0.62), at(0.98, 0.62)] as const;
    const cape = shapeOf([
      at(-0.6, -0.02),
      at(0, 0.03),
      at(0.6, -0.02),
      at(1.06, 0.09),
      at(1.16, 0.22),
      [...low[1], 1],
      at(0, 0.65),
      [...low[0], 1],
      at(-1.16, 0.22),
      at(-1.06, 0.09),
    ]);
    return [...fringe(low[0], low[1], 24), ...drawn('over', [cape]), ...edge([at(-1, 0.58), at(0, 0.61), at(1, 0.58)])];
  }
  const panel = (side: 1 | -1): WornPiece[] => {
    const [hx] = at(side * 0.74, 0.9);
    const [ix] = at(side * 0.2, 0.9);
    const foot = Math.max(torso(0, 1.02)[1], 0) + (side === 1 ? 10 : -14);
    const [left, right]: readonly [Point, Point] = [
      [Math.min(hx, ix) - 6, foot],
      [Math.max(hx, ix) + 10, foot],
    ];
    const [inner, outer] = side === 1 ? [left, right] : [right, left];
    const cloth = shapeOf([
      at(side * 0.42, -0.03),
      at(side * 0.86, 0.03),
      at(side * 1.1, 0.13),
      at(side * 0.98, 0.3),
      [...outer, 1],
      [...inner, 1],
      at(side * 0.24, 0.4),
      at(side * 0.3, 0.14),
    ]);
    const fold: Knot[] = [at(side * 0.6, 0.06), at(side * 0.56, 0.4), [inner[0] * 0.5 + outer[0] * 0.5, foot - 8]];
    const hem: Knot[] = trace`${left[0]},${foot - 13} ${right[0]},${foot - 13}`;
    return [
      ...fringe(left, right, 13),
      ...drawn('over', [cloth], { folds: [strokeOf(fold, 7, [0.1, 0.7, 1])] }),
      ...edge(hem),
    ];
  };
  const sides: readonly (1 | -1)[] = view === 'side' ? [-1] : [-1, 1];
  return arms.length === 2 ? sides.flatMap(panel) : [];
};

/** Up in front of the hand that shows something. */
const shown = (bones: Skeleton): Point => {
  const [x, y] = bones.arms[1].hand([0, 50]);
  return [x, y];
};

/** A printed card in its envelope. */
export const giftcard: Wear = (bones) => {
  const at = shown(bones);
  const put = placed(at, 8);
  return [
    ...held([shapeOf(put(trace`-44,-78! 44,-78! 44,-10! -44,-10!`))], { mesh: flatMesh(at, 8, 300) }),
    ...held([shapeOf(put(trace`-26,-64! 26,-64! 26,-44! -26,-44!`))], { fill: PAPER, inside: true }),
    ...heldLines([put(trace`-18,-58 16,-58`), put(trace`-18,-50 6,-50`)], 2.6, '#1c2f5e'),
    ...held([shapeOf(put(trace`-52,-36! 0,-6 52,-36! 52,26! -52,26!`))], { fill: 'trim' }),
    ...heldLines([put(trace`-52,-36 0,-4 52,-36`)], 2.4, SEAM, 0.5),
  ];
};

/** Stickers on a flask. */
export const stickers: Wear = (bones) => {
  const at = shown(bones);
  const put = placed(at, -6);
  const mesh = flatMesh(at, -6, 300);
  const round = (x: number, y: number, r: number): Knot[] => put(ellipse(x, y, r, r, 10));
  const heart: Knot[] = put(trace`0,-36 10,-46 21,-38 16,-24 0,-10! -16,-24 -21,-38 -10,-46`);
  const discs = [round(-2, -78, 19), round(4, 10, 16)];
  return [
    ...held([shapeOf(put(trace`-30,-112 30,-112 33,-90 33,26 28,36! -28,36! -33,26 -33,-90`))], { fill: '#2a66c8' }),
    ...held([shapeOf(put(trace`-19,-138! 19,-138! 21,-112! -21,-112!`))], { fill: PAPER }),
    ...heldLines([put(trace`-30,-100 30,-100`)], 2.4, '#1c2f5e', 0.5),
    ...held([...discs.map((knots) => strokeOf(knots, 9, EVEN, true)), strokeOf(heart, 9, EVEN, true)], {
      fill: PAPER,
      inside: true,
    }),
    ...held([...discs.map((knots) => shapeOf(knots)), shapeOf(heart)], { mesh, inside: true }),
  ];
};

/** Slides with a broad strap. */
export const sandals: Wear = (bones) =>
  bones.legs.flatMap(({ foot, pose }): WornPiece[] => {
    const aside = pose.foot === 'side';
    const strap: Knot[] = aside
      ? trace`34,4! 58,17 66,30 62,47! 34,44! 30,26`
      : bones.view === 'back'
        ? trace`-19,30 24,34 26,46 -18,45`
        : trace`10,8! 26,20 41,34 38,44! 12,43! -8,40 -18,34! -8,16`;
    const sole: Knot[] = aside
      ? trace`-27,43 6,47 40,48 90,44`
      : bones.view === 'back'
        ? trace`-20,46 0,49 28,45`
        : trace`-22,45 0,51 26,53 51,46`;
    return [
      ...drawn('over', [strokeOf(sole.map(foot), 8, EVEN)], { fill: 'trim' }),
      ...drawn('over', [shapeOf(strap.map(foot))]),
    ];
  });
