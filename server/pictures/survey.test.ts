import { expect, it } from 'vitest';
import { drawingCost, MOST_MEDIAN_BYTES, nearlyEqual, pairsAmong, sampleOfCatalogue } from './survey.ts';

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

it('draws pictures that a phone on a slow line can afford, at both widths', async () => {
  // One product's pictures in turn: all of some would take as long as all other tests of this folder.
  const some = sampleOfCatalogue(5, 'slow line').map((product, i) => ({
    ...product,
    pictures: product.pictures.filter((_, place) => place === i % product.pictures.length),
  }));
  const { medianBytes } = await drawingCost(some);
  for (const width of [400, 800] as const) {
    expect(medianBytes[width], `${width} wide`).toBeGreaterThan(4 * 1024);
    expect(medianBytes[width], `${width} wide`).toBeLessThanOrEqual(MOST_MEDIAN_BYTES[width]);
  }
}, 60_000);
