import { ellipse, type Knot } from '../../gouache/geometry.ts';
import { EVEN } from '../../gouache/stroke.ts';
import { trace } from '../../gouache/trace.ts';
import { drawLine, fill, type LayerDraft, type Place } from '../layer-draft.ts';
import type { HeadView } from '../pose.ts';
import type { Skin } from '../skins.ts';
import type { EyeHabit, Face, Glasses } from './face.ts';

/** What every feature is drawn with. */
export interface FacePaper {
  readonly draft: LayerDraft;
  readonly place: Place;
  readonly skin: Skin;
  /** Multiplies skin in shade. */
  readonly shade: string;
  /** Width of one head unit, so that lines grow with the head. */
  readonly size: number;
}

export const stroke = (
  { draft, place, size, shade }: FacePaper,
  knots: readonly Knot[],
  colour: string,
  width: number,
): void => drawLine(draft, knots.map(place), colour, width * size, { shade });

export const evenStroke = (
  { draft, place, size, shade }: FacePaper,
  knots: readonly Knot[],
  colour: string,
  width: number,
  closed = false,
): void => drawLine(draft, knots.map(place), colour, width * size, { shade }, { pressure: EVEN, closed });

export const area = ({ draft, place, shade }: FacePaper, knots: readonly Knot[], colour: string): void =>
  fill(draft, knots.map(place), colour, { shade, inside: true });

function eye(paper: FacePaper, habit: EyeHabit, x: number, y: number, half: number): void {
  const { line: ink, shade } = paper.skin;
  switch (habit) {
    case 'closed':
      stroke(paper, trace`${x - half},${y} ${x},${y + half * 0.55} ${x + half},${y - 1}`, ink, 3.8);
      break;
    case 'smile':
      stroke(paper, trace`${x - half},${y + 2} ${x},${y - half * 0.5} ${x + half},${y + 2}`, ink, 3.8);
      break;
    case 'down':
      stroke(paper, trace`${x - half},${y - 1} ${x},${y + half * 0.28} ${x + half},${y - 3}`, ink, 4);
      stroke(paper, trace`${x - half * 0.7},${y - 7} ${x + half * 0.2},${y - 8} ${x + half},${y - 7}`, shade, 2.6);
      break;
    case 'open':
    case 'side':
      area(paper, ellipse(x + (habit === 'side' ? half * 0.4 : 0), y + 1, 3.8, 4.8, 8), ink);
      stroke(paper, trace`${x - half},${y} ${x - half * 0.2},${y - 4.6} ${x + half * 1.05},${y - 2}`, ink, 3.4);
      break;
  }
}

const EYES: Readonly<Record<HeadView, readonly Knot[]>> = {
  profile: [[29, 8]],
  quarter: trace`-1,9 31,6`,
  front: trace`-19,8.5 19,8.5`,
  back: [],
};

function browsOf(view: HeadView, arch: number): Knot[][] {
  if (view === 'profile') return [trace`20,${-18 - arch} 30,${-23 - arch} 40,-18`];
  if (view === 'quarter') return [trace`-15,-15 -5,${-20.5 - arch} 9,-19`, trace`25,-19 33,${-20.5 - arch} 38.5,-16`];
  return [trace`-9,-18.5 -22,${-21 - arch} -31,-16`, trace`9,-18.5 22,${-21 - arch} 31,-16`];
}

export function brows(paper: FacePaper, view: HeadView, { brow = 4, arch = 0, browColour }: Face, lift = 0): void {
  if (view === 'back' || brow === 0) return;
  for (const knots of browsOf(view, arch)) {
    stroke(
      paper,
      knots.map(([x, y]): Knot => [x, y - lift]),
      browColour ?? paper.skin.line,
      brow * 1.15,
    );
  }
}

export function eyes(paper: FacePaper, view: HeadView, habit: EyeHabit): void {
  for (const [x, half] of EYES[view]) eye(paper, habit, x, -2, half);
}

const CHEEKS: Readonly<Record<HeadView, readonly Knot[][]>> = {
  profile: [ellipse(22, 22, 11, 8)],
  quarter: [ellipse(-8, 22, 12, 8), ellipse(33, 21, 6, 7)],
  front: [ellipse(-25, 22, 10, 7), ellipse(25, 22, 10, 7)],
  back: [],
};

/** A flush of 40 %: flat discs. */
export function cheeks(paper: FacePaper, view: HeadView, mixed: string): void {
  for (const knots of CHEEKS[view]) area(paper, knots, mixed);
}

export function noseOf(paper: FacePaper, view: HeadView, { nose = 1, tip = 0 }: Face): void {
  const { shade } = paper.skin;
  if (view === 'quarter') {
    const n = nose ** 0.7;
    const at = (x: number, y: number): Knot => [20 + (x - 20) * n, -4 + (y + 4) * (0.6 + 0.4 * n) + (y > 8 ? tip : 0)];
    area(
      paper,
      [at(17, -12), at(24, -6), at(30, 10), at(33, 17), at(27, 21), at(18, 20), at(22, 14), at(19, 2)],
      shade,
    );
  }
  if (view === 'front') {
    const n = nose ** 0.6;
    stroke(paper, trace`3,-8 ${6 * n},9 ${8 * n},${16 + tip} 1,${19 + tip} ${-4 * n},${18 + tip}`, shade, 3.6);
  }
}

const FRECKLES: readonly Knot[] = trace`0,0 6,3 -5,4 11,-1 3,8`;

export function freckles(paper: FacePaper, view: HeadView): void {
  const spots = view === 'profile' ? [22] : view === 'quarter' ? [-12, 30] : view === 'front' ? [-28, 20] : [];
  for (const [i, from] of spots.entries()) {
    for (const [x, y] of FRECKLES)
      area(paper, ellipse(from + x * (i ? 0.7 : 1), 14 + y, 1.7, 1.7, 6), paper.skin.shade);
  }
}

/** Lines beside the mouth and the outer corner of the eye. */
export function years(paper: FacePaper, view: HeadView): void {
  const { shade } = paper.skin;
  const folds: Readonly<Record<HeadView, readonly Knot[][]>> = {
    profile: [trace`32,24 32,33 30,42`, trace`14,-4 9,-7`, trace`15,1 9,1`],
    quarter: [trace`8,24 0,33 3,42`, trace`-16,0 -23,-3`, trace`-16,4 -23,4`],
    front: [trace`-14,24 -20,33 -17,42`, trace`14,24 20,33 18,42`, trace`-32,0 -38,-3`, trace`32,0 38,-3`],
    back: [],
  };
  for (const knots of folds[view]) stroke(paper, knots, shade, 3);
}

type Lens = readonly Knot[];

const LENSES: Readonly<Record<HeadView, readonly Lens[]>> = {
  profile: [trace`22,-12 41,-13 40,6 30,11 22,6`],
  quarter: [trace`-17,-13 12,-13 12,4 -2,12 -15,6`, trace`22,-13 42,-12 40,6 30,11 23,4`],
  front: [trace`-40,-14 -22,-16 -4,-12 -6,4 -20,12 -36,6`, trace`40,-14 22,-16 4,-12 6,4 20,12 36,6`],
  back: [],
};

const BRIDGES: Readonly<Record<HeadView, readonly Knot[][]>> = {
  profile: [trace`22,-10 -8,-4`],
  quarter: [trace`-17,-10 -38,-3`, trace`12,-10 22,-10`],
  front: [trace`-5,-10 5,-10`],
  back: [],
};

export function glasses(paper: FacePaper, view: HeadView, { frame, lens }: Glasses): void {
  for (const knots of LENSES[view]) {
    if (lens !== undefined) area(paper, knots, lens);
    evenStroke(paper, knots, frame, lens === frame ? 3.6 : 4.6, true);
  }
  for (const knots of BRIDGES[view]) evenStroke(paper, knots, frame, 3.6);
}
