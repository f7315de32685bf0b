import { add, distance, type Knot, knotAt, turned } from '../gouache/geometry.ts';
import type { Fade, Layer } from '../gouache/layer.ts';
import { shapeOf } from '../gouache/outline.ts';
import { trace } from '../gouache/trace.ts';
import { FEET } from './feet.ts';
import { handOf } from './hands.ts';
import { drawLine, fill, finished, type Laid, type LayerDraft, lay, layerDraft } from './layer-draft.ts';
import { type Limb, limbKnots } from './limb.ts';
import type { Person } from './person.ts';
import type { Skeleton } from './skeleton.ts';
import { clothShade, multiplierOf, SKINS, type Skin } from './skins.ts';
import type { Dressing } from './wear/piece.ts';

/** Somebody's skin and what it turns to in shade. */
export interface SkinPaint {
  readonly person: Person;
  readonly skin: Skin;
  /** Hex. */
  readonly hair: string;
  readonly laid: Laid;
}

export function skinPaint(person: Person): SkinPaint {
  const skin = SKINS[person.skin];
  return { person, skin, hair: person.hair.colour, laid: { shade: multiplierOf(skin.base, skin.shade) } };
}

const FINE = 2.8;
/** Between fingers. */
const HAND_LINE = 2.2;
/** Of the usual width of a shade, on a hand. */
const HAND_SHADE = 0.28;

function torsoKnots({ stations, torso }: Skeleton): Knot[] {
  const lowest = stations.at(-1)?.[0] ?? 1.22;
  const side = (across: 1 | -1): Knot[] => stations.map(([down]) => torso(across, down));
  return [...side(-1), torso(0, lowest + 0.02), ...side(1).reverse()];
}

/** Neck and the slope from it to the shoulders. */
function neckKnots({ body, view, headView, torso, head }: Skeleton): Knot[] {
  const width = 25 * body.neck;
  const base = torso(0, 0.05);
  const foot = torso(0, 0);
  const from = headView === 'profile' || view === 'side' ? -14 : headView === 'quarter' ? -6 : 0;
  const [x, y] = head([from, 24]);
  const side = view === 'side';
  return [
    add(base, [-width * 1.5, 14]),
    add(foot, [-width * 1.06, 0]),
    [x - width * 0.95, y],
    [x + width * 0.9, y],
    add(foot, [width * 1.02, 4]),
    add(base, [width * (side ? 0.7 : 1.4), side ? 22 : 16]),
  ];
}

/** A swim layer over a limb, down to wrist or ankle. */
function coverLimb(draft: LayerDraft, limb: Limb, { person: { swimLayer } }: SkinPaint): void {
  if (swimLayer === undefined) return;
  fill(draft, limbKnots(limb, { to: 1.9, ease: 2, square: true }), swimLayer, { shade: clothShade(swimLayer) });
}

function drawArm(draft: LayerDraft, bones: Skeleton, index: 0 | 1, paint: SkinPaint): void {
  const { skin, laid } = paint;
  const arm = bones.arms[index];
  const { body } = bones;
  const size = 0.98 + 0.08 * body.limbs + (body.male ? 0.06 : 0);
  const hand = handOf(arm.pose.shape ?? 'relaxed', size, arm.hand);
  lay(draft, hand.outlines, skin.shade, laid);
  lay(draft, hand.lit, skin.base, { ...laid, inside: true });
  draft.fine.push(...hand.outlines);
  fill(draft, limbKnots(arm.limb), skin.base, laid);
  for (const knots of hand.lines) drawLine(draft, knots, skin.shade, HAND_LINE, laid);
  coverLimb(draft, arm.limb, paint);
}

const SOCKET = '#f4674f';
const CARBON = '#22305c';

/** A running blade: a socket round the shin and a spring of carbon. */
function drawBlade(draft: LayerDraft, { legs, body }: Skeleton, index: 0 | 1, { skin, laid }: SkinPaint): void {
  const { limb, pose } = legs[index];
  fill(draft, limbKnots(limb, { to: 1.14 }), skin.base, laid);
  const foot = 236 * body.legs * 0.64 + 44;
  const [kx, ky] = limb.centre(1.36);
  const place = ([x, y, corner]: Knot): Knot => knotAt(add([kx, ky], turned([x, y], -pose.lower)), corner);
  const spring = trace`-13,-8! -15,26 -30,58 -42,96 -36,${foot - 40} -8,${foot - 10} 40,${foot + 2} 70,${foot - 4}! 70,${foot - 14}! 38,${foot - 18} 6,${foot - 36} -14,${foot - 62} -16,100 -4,66 12,30 13,-8!`;
  fill(draft, spring.map(place), CARBON, { shade: clothShade(CARBON) });
  fill(draft, limbKnots(limb, { from: 0.97, to: 1.42, ease: 3, square: true }), SOCKET, { shade: clothShade(SOCKET) });
}

export function drawLeg(draft: LayerDraft, bones: Skeleton, index: 0 | 1, paint: SkinPaint): void {
  const { skin, laid, person } = paint;
  if (person.blade === (index === 0 ? 'left' : 'right')) {
    drawBlade(draft, bones, index, paint);
    return;
  }
  const { limb, foot, pose } = bones.legs[index];
  const plan = FEET[pose.foot === 'side' ? 'side' : bones.view === 'back' ? 'back' : 'front'];
  fill(draft, plan.outline.map(foot), skin.base, laid);
  fill(draft, limbKnots(limb), skin.base, laid);
  for (const knots of plan.lines) drawLine(draft, knots.map(foot), skin.shade, FINE, laid);
  if (bones.view === 'back')
    drawLine(draft, [limb.at(0.99, -0.5), limb.at(1, 0), limb.at(0.98, 0.5)], skin.shade, 3.2, laid);
  else if (bones.view !== 'side')
    drawLine(draft, [limb.at(0.95, -0.5), limb.at(1.02, -0.2), limb.at(1.02, 0.3)], skin.shade, 3.2, laid);
  coverLimb(draft, limb, paint);
}

/** What only this body has. */
function ownMarks(
  draft: LayerDraft,
  { view, front }: Skeleton,
  { person: { scar, hairy }, skin, laid }: SkinPaint,
): void {
  if (view !== 'front' && view !== 'quarter') return;
  const mark = (knots: Knot[], colour: string, width: number): void => drawLine(draft, knots, colour, width, laid);
  if (scar === 'belly') {
    mark([front(0.16, 0.58), front(0.2, 0.7), front(0.17, 0.84)], skin.cheek, 4);
    for (const down of [0.62, 0.68, 0.74, 0.8]) mark([front(0.11, down), front(0.25, down + 0.006)], skin.cheek, 2.4);
  }
  if (scar === 'chest') mark([front(0.18, 0.45), front(0.5, 0.47), front(0.8, 0.43)], skin.cheek, 4.4);
  if (hairy === undefined) return;
  for (let i = 0; i < 22; i++) {
    const [across, down] = [Math.sin(i * 2.4) * 0.42 * (1 - i / 44), 0.27 + (i % 11) * 0.022];
    mark([front(across, down), front(across + 0.02, down + 0.018)], hairy, 2.4);
  }
}

/** As few marks on a bare body as tell it from a shape. */
function bodyMarks(draft: LayerDraft, { view, front, torso, body }: Skeleton, { skin, laid }: SkinPaint): void {
  const mark = (knots: Knot[], width = 3.2): void => drawLine(draft, knots, skin.shade, width, laid);
  if (view === 'back') {
    mark([torso(0, 0.2), torso(0.02, 0.4), torso(0, 0.56)]);
    mark([torso(-0.62, 0.2), torso(-0.42, 0.28), torso(-0.4, 0.34)]);
    mark([torso(0.62, 0.2), torso(0.42, 0.28), torso(0.4, 0.34)]);
    return;
  }
  if (view === 'side') return;
  for (const side of [-1, 1] as const) {
    mark([front(side * 0.56, 0.105), front(side * 0.26, 0.125), front(side * 0.1, 0.11)]);
    if (body.male) mark([front(side * 0.78, 0.39), front(side * 0.44, 0.44), front(side * 0.08, 0.41)]);
  }
  mark([front(0, 0.735), front(0.01, 0.755)], 4.4);
}

/** The trunk and the arms under a swim layer. */
function coverTrunk(draft: LayerDraft, bones: Skeleton, paint: SkinPaint): void {
  const { swimLayer } = paint.person;
  if (swimLayer === undefined) return;
  fill(draft, torsoKnots(bones), swimLayer, { shade: clothShade(swimLayer) });
  for (const arm of bones.arms) if (arm.depth !== 'behind') coverLimb(draft, arm.limb, paint);
}

/** Legs, trunk and neck, and the arms where they grow out of it, in one piece. */
export function bodyDraft(bones: Skeleton, paint: SkinPaint): LayerDraft {
  const draft = layerDraft('body');
  const { skin, laid } = paint;
  if (bones.view !== 'side') drawLeg(draft, bones, 0, paint);
  drawLeg(draft, bones, 1, paint);
  fill(draft, neckKnots(bones), skin.base, laid);
  fill(draft, torsoKnots(bones), skin.base, laid);
  for (const { depth, limb } of bones.arms) {
    if (depth === 'behind') continue;
    const arm = shapeOf(limbKnots(limb));
    lay(draft, [arm], skin.base, laid);
    draft.fine.push(arm);
  }
  bodyMarks(draft, bones, paint);
  ownMarks(draft, bones, paint);
  coverTrunk(draft, bones, paint);
  return draft;
}

/** Round the shoulder, so that a hand raised to the head is not taken for the root of its own arm. */
const fromShoulder = ({ root, centre }: Limb, from: number, to: number): Fade => ({
  about: root,
  from: distance(root, centre(from)),
  to: distance(root, centre(to)),
});

/** An arm over the body, growing out of the shoulder. */
export function armLayer(bones: Skeleton, index: 0 | 1, paint: SkinPaint, dressing: Dressing): Layer {
  const draft = layerDraft(`arm ${index}`);
  drawArm(draft, bones, index, paint);
  dressing.onto(draft, index === 0 ? 'arm-0' : 'arm-1');
  const { limb, depth } = bones.arms[index];
  if (depth === 'behind')
    return finished(draft, {
      depth: 0.8,
      fineDepth: HAND_SHADE,
      far: bones.view === 'side' || bones.view === 'quarter' ? 0.55 : 0,
    });
  return finished(draft, {
    depth: 0.8,
    fineDepth: HAND_SHADE,
    contact: 0.6,
    reveal: fromShoulder(limb, 0.31, 0.35),
    casts: fromShoulder(limb, 0.4, 0.62),
  });
}
