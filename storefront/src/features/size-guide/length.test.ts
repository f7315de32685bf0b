import { CM_PER_INCH } from '@bluebird-bay/contract/length.ts';
import { expect, it } from 'vitest';
import { shownLength, typedLength } from './length.ts';

it('shows inches as they are and centimetres rounded (CST-022)', () => {
  expect(CM_PER_INCH).toBe(2.54);
  expect(Array.from({ length: 60 }, (_, inches) => shownLength(inches, 'cm'))).toEqual(
    Array.from({ length: 60 }, (_, inches) => String(Math.round(inches * 2.54))),
  );
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
