import { expect, it } from 'vitest';
import { modelsOf, wornBy } from './models.ts';

const top = { kind: 'top', cut: 'triangle', handle: 'kaila-top-wildflowers' } as const;

it('shows what comes in sizes on bodies of three sizes, the same for ever', () => {
  for (let seed = 0; seed < 40; seed++) {
    const models = modelsOf(top, seed, true);
    const sizes = models.map(({ size }) => size);
    expect(new Set(sizes).size).toBe(sizes.length);
    expect(sizes).toEqual(expect.arrayContaining(['S', 'L']));
    expect(sizes.some((size) => size === 'XL' || size === 'XXL')).toBe(true);
    expect(modelsOf(top, seed, true)).toEqual(models);
  }
});

it('is led by everybody in turn', () => {
  const leads = Array.from({ length: 15 }, (_, seed) => modelsOf(top, seed, true)[0]?.name);
  expect(new Set(leads).size).toBe(15);
});

it('says who wears which size', () => {
  const models = [
    { person: 'imani', name: 'Imani', height: '5′10″', size: 'M' },
    { person: 'freya', name: 'Freya', height: '5′8″', size: 'XXL' },
  ];
  expect(wornBy(models, true)).toBe('Imani (5′10″) wears M; Freya (5′8″) XXL.');
  expect(wornBy(models, false)).toBe('');
});

it('names one person for what has one size', () => {
  expect(modelsOf({ kind: 'hat', cut: 'sunhat', handle: 'x' }, 3, false)).toHaveLength(1);
});
