import { bothSides, type Knot } from '../../gouache/geometry.ts';
import { shapeOf } from '../../gouache/outline.ts';
import { LIFTED, strokeOf } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import { limbMesh } from '../limb.ts';
import type { Skeleton } from '../skeleton.ts';
import { bow } from './bow.ts';
import { SEAM } from './colours.ts';
import { fallingFolds, gatherLines, type Hanging, hanging, tier } from './hanging.ts';
import { acrossLimb, besideTorso, bothSleeves, foldWedge, openNeck, trunkKnots } from './loose.ts';
import { drawn, drawnLines, lineOnRing, onRing, pairOnRing, type Wear, type WornPiece } from './piece.ts';
import { ringPoint } from './ring.ts';
import { collar, placket } from './shirts.ts';
import { type BodiceCut, bodiceBack, bodiceFront, bustFolds, EDGE } from './suits.ts';

/** A bodice that ends at the waist, on the layer of the skirt below it. */
function bodice(bones: Skeleton, cut: BodiceCut, waist: number): WornPiece[] {
  const end: Knot[] = trace`${EDGE * 0.84},${waist}! 0.4,${waist + 0.012} 0.01,${waist + 0.014}`;
  const narrowed = (knots: readonly Knot[]): Knot[] =>
    knots.map(([x, y, corner]): Knot => [x > 1.1 ? 1.03 : x, y, corner ?? 0]);
  const front = bothSides(narrowed([...bodiceFront(cut), ...end]));
  const back = bothSides(narrowed([...bodiceBack(cut), ...end]));
  return onRing(bones, 'over', { front: [front], back: [back] }, { folds: bustFolds(bones) }).map((piece) => ({
    ...piece,
    inside: false,
  }));
}

const gathered = (hang: Hanging, from: number, to: number, count: number): WornPiece[] =>
  drawnLines('over', gatherLines(hang, from, to, count), 2.4, SEAM, { strength: 0.42, pressure: LIFTED });

/** A sleeveless dress in three gathered tiers. */
export const dress: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.6, length: 196, flare: 40, ease: 4 });
  return [
    {
      on: 'over',
      outlines: [tier(hang, 0.66, 1, 12, 0.02)],
      mesh: hang.mesh,
      folds: fallingFolds(hang, 6, 'tier 3', 0.72, 9),
    },
    {
      on: 'over',
      outlines: [tier(hang, 0.32, 0.69, 10, 0.02)],
      mesh: hang.mesh,
      folds: fallingFolds({ ...hang, at: (x, y) => hang.at(x, y * 0.69) }, 4, 'tier 2', 0.5, 8),
    },
    { on: 'over', outlines: [tier(hang, 0, 0.345, 9, 0.01)], mesh: hang.mesh },
    ...gathered(hang, 0.02, 0.14, 13),
    ...gathered(hang, 0.35, 0.48, 15),
    ...gathered(hang, 0.7, 0.86, 19),
    ...bodice(bones, { neck: 0.28, nape: 0.32, shape: 'square', strap: [0.66, 0.94] }, 0.61),
    ...(['front', 'back'] as const).flatMap((half) =>
      lineOnRing(bones, 'over', half, trace`-1.2,0.598 0,0.614 1.2,0.598`, 2.6, SEAM, { strength: 0.5 }),
    ),
  ];
};

/** A slip dress with a draped neck on thin straps. */
export const slip: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.62, length: 322, flare: 12, ease: 4, sag: 8 });
  const top = bothSides(trace`0.02,0.33 0.2,0.318 0.42,0.25 0.56,0.215! 0.82,0.32 1.04,0.37! 1.03,0.64! 0.02,0.66`);
  const back = bothSides(trace`0.02,0.42 0.5,0.38 1.04,0.36! 1.03,0.64! 0.02,0.66`);
  const drapes: readonly (readonly Knot[])[] = [
    trace`-0.46,0.26 -0.2,0.37 0.04,0.39 0.24,0.36 0.46,0.26`,
    trace`-0.5,0.3 -0.24,0.42 0.04,0.445 0.28,0.41 0.52,0.3`,
  ];
  return [
    { on: 'over', outlines: [hang.outline], mesh: hang.mesh, folds: fallingFolds(hang, 5, 'slip', 0.2, 11) },
    ...onRing(bones, 'over', { front: [top], back: [back] }).map((piece) => ({ ...piece, inside: false })),
    ...drapes.flatMap((knots) =>
      lineOnRing(bones, 'over', 'front', knots, 3, SEAM, { strength: 0.42, pressure: LIFTED }),
    ),
    ...pairOnRing(bones, 'skin', 'front', trace`0.55,0.225 0.58,0.12 0.74,0.04`, 4.6, 'trim'),
    ...pairOnRing(bones, 'skin', 'back', trace`0.52,0.39 0.56,0.2 0.74,0.04`, 4.6, 'trim'),
    ...drawnLines('over', [[-1.1, -0.5, 0, 0.5, 1.1].map((x): Knot => [...hang.at(x, 0.975)])], 2.2, SEAM, {
      strength: 0.45,
    }),
  ];
};

/** A cord drawn in round the waist and tied in front. */
function tieBelt(bones: Skeleton, down: number, width: number, size: number): WornPiece[] {
  const line: Knot[] = trace`-1.3,${down - 0.006} 0,${down + 0.01} 1.3,${down - 0.006}`;
  const at = ringPoint(bones, 'front', 0.1, down + 0.008);
  return [
    ...(['front', 'back'] as const).flatMap((half) => lineOnRing(bones, 'over', half, line, width, 'trim')),
    ...(at ? drawn('over', bow(at, { size, width: width * 0.75 }), { fill: 'trim', inside: true }) : []),
  ];
}

/** A wide sleeve that is one with the shoulder. */
function wideSleeve(bones: Skeleton, index: 0 | 1, to: number): WornPiece[] {
  const { limb, depth } = bones.arms[index];
  const side = bones.view === 'side' ? 1 : index === 0 ? -1 : 1;
  const shoulder = bones.torso(side * 0.7, 0.06);
  const under = besideTorso(bones, 0.5, side, 6);
  const outer = limb.at(to, side, 16);
  const inner = limb.at(to, -side, 34);
  const top = limb.at(0.12, side, 9);
  const outline = shapeOf([
    [...shoulder],
    [...top],
    [...outer, 1],
    [...limb.centre(to + 0.03)],
    [...inner, 1],
    [...under],
  ]);
  const own = { outlines: [outline], mesh: limbMesh(limb, 20) };
  const hem: Knot[] = [
    [...limb.at(to - 0.05, side, 15)],
    [...limb.centre(to - 0.02)],
    [...limb.at(to - 0.05, -side, 32)],
  ];
  const seam = { outlines: [strokeOf(hem, 2.4, [1, 1, 1])], fill: SEAM, inside: true, strength: 0.5 } as const;
  const onArm = index === 0 ? ('arm-0' as const) : ('arm-1' as const);
  return depth === 'behind'
    ? [
        { on: onArm, ...own },
        { on: onArm, ...seam },
      ]
    : [
        { on: onArm, ...own },
        { on: onArm, ...seam },
        { on: 'over', ...own },
        { on: 'over', ...seam },
      ];
}

/** A short kaftan, drawn in at the waist. */
export const kaftan: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.64, length: 140, flare: 22, ease: 8 });
  const trunk = trunkKnots(bones, 0.04, 0.66, (down) => 4 + 10 * Math.max(0, Math.sin((down - 0.1) * 4)));
  const vee: Knot[] = trace`0.01,0.4! 0.24,0.22 0.5,0.06`;
  const [wx, wy] = bones.torso(0, 0.64);
  return [
    {
      on: 'over',
      outlines: [hang.outline, tier(hang, 0.5, 1, 9, 0.01)],
      mesh: hang.mesh,
      folds: fallingFolds(hang, 6, 'kaftan', 0.06, 9),
    },
    ...gathered(hang, 0.03, 0.2, 15),
    ...wideSleeve(bones, 0, 0.86),
    ...wideSleeve(bones, 1, 0.86),
    {
      on: 'over',
      outlines: [shapeOf(trunk)],
      folds: [foldWedge([wx - 30, wy - 4], [wx - 44, wy - 66], 8), foldWedge([wx + 34, wy - 4], [wx + 40, wy - 60], 8)],
    },
    ...openNeck(bones, vee, 0.05),
    ...pairOnRing(bones, 'over', 'front', vee, 4.4, 'trim'),
    ...tieBelt(bones, 0.645, 5, 1),
    ...drawnLines('over', [[-1.1, -0.5, 0, 0.5, 1.1].map((x): Knot => [...hang.at(x, 0.95)])], 2.2, SEAM, {
      strength: 0.45,
    }),
  ];
};

/** A buttoned shirt dress with a tie belt. */
export const shirtdress: Wear = (bones) => {
  const hang = hanging(bones, { waist: 0.64, length: 206, flare: 26, ease: 5 });
  const trunk = trunkKnots(bones, 0.03, 0.665, (down) => (down > 0.5 ? 5 : 7));
  const middle = [0.3, 0.42, 0.54].map((down) => [down, 0] as const);
  const below = [0.16, 0.34, 0.52, 0.7].map((down) => hang.at(bones.view === 'quarter' ? 0.2 : 0, down));
  return [
    { on: 'over', outlines: [hang.outline], mesh: hang.mesh, folds: fallingFolds(hang, 5, 'shirt dress', 0.1, 9) },
    ...gathered(hang, 0.02, 0.12, 11),
    ...bothSleeves(bones, { to: 0.62, ease: 7, easeAtEnd: 13 }),
    { on: 'over', outlines: [shapeOf(trunk)] },
    ...placket(bones, 0.17, 0.64, middle),
    ...(bones.view === 'back' || bones.view === 'side'
      ? []
      : [
          ...drawnLines(
            'over',
            [[0.02, 0.5, 1.04].map((down): Knot => [...hang.at(bones.view === 'quarter' ? 0.2 : 0.02, down)])],
            2.4,
            SEAM,
            { strength: 0.5 },
          ),
          ...drawn(
            'over',
            below.map(([x, y]) => shapeOf(trace`${x - 4},${y} ${x},${y - 4} ${x + 4},${y} ${x},${y + 4}`)),
            { fill: '#fbf3e4', inside: true },
          ),
        ]),
    ...collar(bones, 'print', 0.16),
    ...tieBelt(bones, 0.645, 6.4, 1.15),
    ...cuffSeams(bones, 0.57, 11),
    ...drawnLines('over', [[-1.1, -0.5, 0, 0.5, 1.1].map((x): Knot => [...hang.at(x, 0.965)])], 2.2, SEAM, {
      strength: 0.45,
    }),
  ];
};

/** The seam of a turned-up sleeve. */
function cuffSeams(bones: Skeleton, along: number, ease: number): WornPiece[] {
  return bones.arms.flatMap(({ limb, depth }, i) => {
    const line = acrossLimb(limb, along, ease, 0);
    const onArm = drawnLines(i === 0 ? 'arm-0' : 'arm-1', [line], 2.2, SEAM, { strength: 0.5 });
    return depth === 'behind' ? onArm : [...onArm, ...drawnLines('over', [line], 2.2, SEAM, { strength: 0.5 })];
  });
}
