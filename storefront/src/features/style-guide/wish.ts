import type { Degree, Shape, ShapeKind } from '@bluebird-bay/content/shapes/shape.ts';
import { shapesFor } from '@bluebird-bay/content/shapes/shapes.ts';

/** The four answers of the chooser, as they are chosen. */
export interface Answers {
  kind: ShapeKind;
  /** What it is worn for. */
  day: 'lie' | 'swim' | 'surf';
  cover: 'less' | 'some' | 'more';
  /** Of tops and one-pieces: how much holds them up. */
  support: 'none' | 'some' | 'most';
  /** Of bottoms: bows, or something to pull on. */
  ties: 'bows' | 'pull' | 'either';
}

export const FIRST_ANSWERS: Answers = { kind: 'tops', day: 'swim', cover: 'some', support: 'some', ties: 'either' };

const HOLD: Readonly<Record<Answers['day'], Degree>> = { lie: 1, swim: 2, surf: 3 };
const COVER: Readonly<Record<Answers['cover'], Degree>> = { less: 1, some: 2, more: 3 };
const SUPPORT: Readonly<Record<Answers['support'], Degree>> = { none: 1, some: 2, most: 3 };
const TIES: Readonly<Record<Answers['ties'], boolean | undefined>> = { bows: true, pull: false, either: undefined };

/** The two shapes that come nearest, the nearer one first. */
export function nearestShapes({ kind, day, cover, support, ties }: Answers): readonly Shape[] {
  const isBottoms = kind === 'bottoms';
  return shapesFor({
    kind,
    hold: HOLD[day],
    cover: COVER[cover],
    support: isBottoms ? 0 : SUPPORT[support],
    ties: isBottoms ? TIES[ties] : undefined,
  }).slice(0, 2);
}
