import { expect, it } from 'vitest';
import { nearlyEqual, pairsAmong, sampleOfCatalogue } from './survey.ts';

it('takes the same sample for the same seed, and nothing twice', () => {
  const handles = sampleOfCatalogue(30, 'spring').map(({ handle }) => handle);
  expect(new Set(handles).size).toBe(30);
  expect(sampleOfCatalogue(30, 'spring').map(({ handle }) => handle)).toEqual(handles);
  expect(sampleOfCatalogue(30, 'autumn').map(({ handle }) => handle)).not.toEqual(handles);
});

it('finds no two primary pictures that a shopper would take for one', () => {
  const alike = nearlyEqual(pairsAmong(sampleOfCatalogue(40, 'shop window')));
  expect(alike.map(({ specs }) => specs.join(' and '))).toEqual([]);
});

it('would notice a product hung twice', () => {
  const [product] = sampleOfCatalogue(1, 'twins');
  expect(nearlyEqual(pairsAmong(product ? [product, product] : []))).toHaveLength(1);
});
