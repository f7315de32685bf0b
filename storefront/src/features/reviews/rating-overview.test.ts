import { expect, it } from 'vitest';
import { fitPlace, fitSummary } from './rating-overview.tsx';

it('stands in the middle when it fits, and leans where people say so', () => {
  expect(fitPlace({ small: 0, true: 9, large: 0 })).toBe(50);
  expect(fitPlace({ small: 4, true: 0, large: 0 })).toBe(0);
  expect(fitPlace({ small: 6, true: 14, large: 4 })).toBe(46);
});

it('says nothing on the word of two', () => {
  expect(fitPlace({ small: 1, true: 1, large: 0 })).toBeUndefined();
});

it('reads as a sentence', () => {
  expect(fitSummary({ small: 6, true: 14, large: 4 })).toBe('58% say true to size, 25% small');
  expect(fitSummary({ small: 1, true: 2, large: 5 })).toBe('25% say true to size, 63% large');
});
