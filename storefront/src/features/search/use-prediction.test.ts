import { expect, it } from 'vitest';
import { suggestionsBeside } from './predict.ts';
import { pauseBefore } from './use-prediction.ts';

it('answers the first letter, and whoever types slowly, at once', () => {
  expect(pauseBefore(Number.POSITIVE_INFINITY)).toBe(0);
  expect(pauseBefore(200)).toBe(0);
});

it('waits for whoever is in the middle of a word', () => {
  expect(pauseBefore(40)).toBeGreaterThan(40);
});

it('suggests nothing that is typed already', () => {
  const queries = ['kaila', 'kaila top'].map((text) => ({ text, styledText: `<mark>kaila</mark>${text.slice(5)}` }));
  expect(suggestionsBeside('Kaila', queries).map(({ text }) => text)).toEqual(['kaila top']);
});
