import { expect, it } from 'vitest';
import { typoDistance, wordMatch } from './typo-distance.ts';

it.each([
  ['bikini', 'bikini', 0],
  ['bikni', 'bikini', 1],
  ['bikinni', 'bikini', 1],
  ['kiala', 'kaila', 1],
  ['tiwn', 'twin', 1],
  ['wildflwoers', 'wildflower', 2],
  ['', 'top', 3],
  ['top', '', 3],
])('%s is %s by %i slips', (a, b, distance) => {
  expect(typoDistance(a, b)).toBe(distance);
  expect(typoDistance(b, a)).toBe(distance);
});

it.each([
  // typed, word, prefix, match
  ['kaila', 'kaila', false, 1],
  ['kai', 'kaila', false, 0],
  ['kai', 'kaila', true, 0.8],
  ['kiala', 'kaila', false, 0.6],
  ['kial', 'kaila', true, 0.4],
  ['kial', 'kaila', false, 0],
  // Short words are all near each other, so they forgive nothing.
  ['tpo', 'top', false, 0],
  ['hat', 'cat', true, 0],
  // A word of six letters forgives two slips if it begins right, one of eight in any case.
  ['leperd', 'leopard', false, 0.3],
  ['bottmos', 'bottom', false, 0.3],
  ['bttoms', 'kaftan', false, 0],
  ['kottmos', 'bottom', false, 0],
  ['wildflwrs', 'wildflower', false, 0],
  ['wildflwer', 'wildflower', false, 0.6],
  ['wildflwre', 'wildflower', false, 0.3],
  ['towel', 'dress', true, 0],
  // A price is no slip of the fingers.
  ['under80', 'underwire', true, 0],
  // Nor is what is asked of the shop.
  ['return', 'retro', false, 0],
  ['return', 'returned', true, 0.8],
])('%s for %s (still typing: %s) matches %d', (typed, word, prefix, match) =>
  expect(wordMatch(typed, word, prefix)).toBeCloseTo(match),
);
