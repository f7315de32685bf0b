import type { Knot } from '../gouache/geometry.ts';
import type { Layer } from '../gouache/layer.ts';
import type { Point } from '../path.ts';
import { BODIES } from './bodies.ts';
import { armLayer, bodyDraft, drawLeg, skinPaint } from './body-layers.ts';
import type { Glasses } from './head/face.ts';
import { hairBehind, headLayer } from './head/head-layers.ts';
import { finished, layerDraft } from './layer-draft.ts';
import { mirroredLayer } from './mirror.ts';
import type { HeadSpec, Person } from './person.ts';
import type { Pose } from './pose.ts';
import { type Skeleton, skeletonOf } from './skeleton.ts';
import { underHat } from './under-hat.ts';
import { dressUp, type Worn } from './wear/dress-up.ts';

export interface FigureSpec {
  readonly person: Person;
  readonly pose: Pose;
  readonly glasses?: Glasses;
  /** Undermost first. */
  readonly wear?: readonly Worn[];
  /** As seen in a mirror. */
  readonly mirrored?: boolean;
}

/** Where things are on a figure, on the page. */
export interface Landmarks {
  /** Across -1 to 1, down 0 (neck base) to 1 (hip joints). */
  readonly torso: (across: number, down: number) => Point;
  /** The middle of a leg; along 0 hip, 1 knee, 2 ankle. */
  readonly leg: (index: 0 | 1, along: number) => Point;
  readonly hand: (index: 0 | 1) => Point;
  readonly head: Point;
}

export interface Figure {
  readonly layers: readonly Layer[];
  readonly marks: Landmarks;
}

/** Cuts that stand off from the body by no more than their own thickness. */
const LIES_CLOSE: ReadonlySet<string> = new Set(['necklace', 'pearls', 'pendant', 'waistchain']);

function landmarksOf({ torso, legs, arms, head }: Skeleton, mirrored: boolean): Landmarks {
  const on = ([x, y]: Point | Knot): Point => [mirrored ? -x : x, y];
  return {
    torso: (across, down) => on(torso(across, down)),
    leg: (index, along) => on(legs[index].limb.centre(along)),
    hand: (index) => on(arms[index].hand([0, 40])),
    head: on(head([0, 0])),
  };
}

/** Somebody in a pose, back to front. */
export function figure({ person, pose, glasses, wear = [], mirrored = false }: FigureSpec): Figure {
  const bones = skeletonOf(BODIES[person.body], pose);
  const paint = skinPaint(person);
  const dressing = dressUp(bones, paint, wear);
  const head: HeadSpec = {
    person: underHat(person, wear),
    view: bones.headView,
    place: bones.head,
    size: bones.headSize,
    glasses,
  };
  const arms = (['behind', 'front', 'over'] as const).map((depth) =>
    ([0, 1] as const).filter((i) => bones.arms[i].depth === depth).map((i) => armLayer(bones, i, paint, dressing)),
  );
  const farLeg = layerDraft('far leg');
  if (bones.view === 'side') {
    drawLeg(farLeg, bones, 0, paint);
    dressing.onto(farLeg, 'skin', 'far-leg');
  }
  const body = bodyDraft(bones, paint);
  dressing.onto(body, 'skin');
  const headWorn = headLayer(head);
  dressing.onto(headWorn, 'head');
  const holding = layerDraft('held');
  dressing.onto(holding, 'held');
  const behind = layerDraft('behind');
  dressing.onto(behind, 'behind');
  const layers = [
    hairBehind(head),
    ...(behind.patches.length > 0 ? [finished(behind)] : []),
    ...(arms[0] ?? []),
    ...(bones.view === 'side' ? [finished(farLeg, { far: 0.55 })] : []),
    finished(body, { depth: 1.5 }),
    ...dressing.over.map((draft) => finished(draft, { depth: 1.3, contact: LIES_CLOSE.has(draft.name) ? 0.25 : 0.8 })),
    ...(holding.patches.length > 0 ? [finished(holding, { depth: 0.8, contact: 0.7 })] : []),
    ...(arms[1] ?? []),
    finished(headWorn, { depth: 0.85, contact: 1 }),
    ...(arms[2] ?? []),
  ];
  const drawn = layers.filter((layer) => layer !== undefined);
  return { layers: mirrored ? drawn.map(mirroredLayer) : drawn, marks: landmarksOf(bones, mirrored) };
}
