import { CM_PER_INCH } from '@bluebird-bay/contract/length.ts';
import { expect, it } from 'vitest';
import { isLikely, type LengthUnit, shownLength, typedLength, unlikelySentence } from './length.ts';

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

const SIZES = [32, 36, 44].map((bust, at) => ({ size: `${at}`, body: { Bust: bust }, piece: {} }));

const said = (length: number, unit: LengthUnit) =>
  unlikelySentence('Bust', unit === 'cm' ? length / CM_PER_INCH : length, unit, SIZES);

it('takes what may be somebody’s measure', () => {
  expect([24, 36, 60].map((inches) => isLikely('Bust', inches, SIZES))).toEqual([true, true, true]);
  expect([said(92, 'cm'), said(36, 'in')]).toEqual([undefined, undefined]);
});

it('refuses what is nobody’s, and says which unit was meant or where it should lie', () => {
  expect(said(36, 'cm')).toBe('That reads like inches. Switch above?');
  expect(said(92, 'in')).toBe('That reads like centimetres. Switch above?');
  expect(said(400, 'cm')).toBe('Please measure again: between 61 and 157 cm.');
  expect(said(3, 'in')).toBe('Please measure again: between 24 and 62 inches.');
});

it('has no say in measures the chart does not have', () => {
  expect(isLikely('Torso', 400, SIZES)).toBe(true);
});
