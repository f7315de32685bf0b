import { expect, it } from 'vitest';
import { measurementsOf } from './measurements.ts';

const LETTERS = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

it('grows the product by its step and takes the body from the chart', () => {
  const measured = measurementsOf('bottoms', LETTERS, { 'Front rise': [7, 0.25] });
  expect(measured?.unit).toBe('in');
  expect(measured?.sizes[0]).toEqual({ size: 'XS', body: { Waist: 25, Hips: 35 }, piece: { 'Front rise': 7 } });
  expect(measured?.sizes[5]).toEqual({ size: 'XXL', body: { Waist: 37.5, Hips: 47.5 }, piece: { 'Front rise': 8.25 } });
});

it('gives products that fit anybody their own measures alone', () => {
  expect(measurementsOf('towel', ['One Size'], { Width: [39, 0] })?.sizes).toEqual([
    { size: 'One Size', body: {}, piece: { Width: 39 } },
  ]);
});

it('has nothing to say where there is nothing to measure', () => {
  expect(measurementsOf('gift-card', ['$25'])).toBeUndefined();
});
