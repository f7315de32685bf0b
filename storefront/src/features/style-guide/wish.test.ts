import { SHAPES } from '@bluebird-bay/content/shapes/shapes.ts';
import { describe, expect, it } from 'vitest';
import { type Answers, FIRST_ANSWERS, nearestShapes } from './wish.ts';

const names = (answers: Partial<Answers>): string[] =>
  nearestShapes({ ...FIRST_ANSWERS, ...answers }).map(({ name }) => name);

/** Every way to answer what is asked of a kind. */
const EVERY_ANSWER: readonly Answers[] = (['tops', 'bottoms', 'one-pieces'] as const)
  .flatMap((kind) => (['lie', 'swim', 'surf'] as const).map((day) => ({ ...FIRST_ANSWERS, kind, day })))
  .flatMap((answers) => (['less', 'some', 'more'] as const).map((cover) => ({ ...answers, cover })))
  .flatMap((answers) => (['none', 'some', 'most'] as const).map((support) => ({ ...answers, support })))
  .flatMap((answers) => (['bows', 'pull', 'either'] as const).map((ties) => ({ ...answers, ties })));

describe('the chooser of shapes', () => {
  it.each([
    [{ kind: 'tops', day: 'lie', cover: 'less', support: 'none' }, 'Triangle'],
    [{ kind: 'tops', day: 'swim', cover: 'some', support: 'most' }, 'Balconette'],
    [{ kind: 'tops', day: 'surf', cover: 'more', support: 'some' }, 'Scoop'],
    [{ kind: 'bottoms', day: 'lie', cover: 'less', ties: 'bows' }, 'Tie-side'],
    [{ kind: 'bottoms', day: 'surf', cover: 'more', ties: 'pull' }, 'Boyshort'],
    [{ kind: 'one-pieces', day: 'lie', cover: 'less', support: 'some' }, 'Plunge'],
  ] as const)('%j comes to %s', (answers, first) => expect(names(answers)[0]).toBe(first));

  it('names two of the kind that was asked for, whatever else was', () => {
    for (const kind of ['tops', 'bottoms', 'one-pieces'] as const)
      for (const day of ['lie', 'swim', 'surf'] as const) {
        const found = nearestShapes({ ...FIRST_ANSWERS, kind, day });
        expect(found.map((shape) => shape.kind)).toEqual([kind, kind]);
      }
  });

  it('can come to every shape there is', () => {
    const found = EVERY_ANSWER.flatMap((answers) => nearestShapes(answers).map(({ id }) => id));
    expect(SHAPES.map(({ id }) => id).filter((id) => !found.includes(id))).toEqual([]);
  });
});
