import { expect, it } from 'vitest';
import { nearlyEqual, pairsAmong, sampleOfRange } from './survey.ts';

it('takes the same sample for the same seed, and nothing twice', () => {
  const handles = sampleOfRange(30, 'spring').map(({ handle }) => handle);
  expect(new Set(handles).size).toBe(30);
  expect(sampleOfRange(30, 'spring').map(({ handle }) => handle)).toEqual(handles);
  expect(sampleOfRange(30, 'autumn').map(({ handle }) => handle)).not.toEqual(handles);
});

it('finds no two primary pictures that a shopper would take for one', () => {
  const alike = nearlyEqual(pairsAmong(sampleOfRange(40, 'shop window')));
  expect(alike.map(({ specs }) => specs.join(' and '))).toEqual([]);
});

it('would notice a piece hung twice', () => {
  const [piece] = sampleOfRange(1, 'twins');
  expect(nearlyEqual(pairsAmong(piece ? [piece, piece] : []))).toHaveLength(1);
});
