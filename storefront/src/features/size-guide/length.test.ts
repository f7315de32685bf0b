import { expect, it } from 'vitest';
import { shownLength, typedLength } from './length.ts';

it('shows inches as they are and centimetres rounded', () => {
  expect(shownLength(38.5, 'in')).toBe('38.5');
  expect(shownLength(38.5, 'cm')).toBe('98');
  expect(shownLength(34, 'in')).toBe('34');
  expect(shownLength(34, 'cm')).toBe('86');
});

it('reads what people type', () => {
  expect(typedLength(' 36,5 ', 'in')).toBe(36.5);
  expect(typedLength('91.44', 'cm')).toBeCloseTo(36);
  for (const text of ['', 'M', '-4', '0']) expect(typedLength(text, 'in')).toBeUndefined();
});
