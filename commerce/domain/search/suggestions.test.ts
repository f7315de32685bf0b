import { expect, it } from 'vitest';
import { shareOut, suggestions } from './suggestions.ts';

it('completes the last word, the commonest first, and puts the others right', () =>
  expect(
    suggestions(
      ['kiala', 'to'],
      [
        { place: 1, shown: 'kaila', match: 0.6, count: 3 },
        { place: 2, shown: 'tote', match: 0.8, count: 2 },
        { place: 2, shown: 'top', match: 0.8, count: 9 },
        { place: 2, shown: 'to', match: 1, count: 1 },
      ],
    ),
  ).toEqual([
    { before: 'kaila', word: 'to', typedLength: 2 },
    { before: 'kaila', word: 'top', typedLength: 2 },
    { before: 'kaila', word: 'tote', typedLength: 2 },
  ]));

it('marks nothing as typed in a word that was put right', () =>
  expect(suggestions(['kiala'], [{ place: 1, shown: 'kaila', match: 0.6, count: 1 }])).toEqual([
    { before: '', word: 'kaila', typedLength: 0 },
  ]));

it.each([
  [[20, 20, 20], 10, [4, 3, 3]],
  [[20, 1, 0], 10, [9, 1, 0]],
  [[2, 1, 0], 10, [2, 1, 0]],
  [[5, 5, 5], 1, [1, 0, 0]],
])('shares %j out to %i', (lengths, limit, taken) => expect(shareOut(lengths, limit)).toEqual(taken));
