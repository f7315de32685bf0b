import { expect, it } from 'vitest';
import { sizeToMove } from './move-to-cart.ts';

const size = (variantId: string, available = true) => ({ variantId, label: variantId, available });

it('is the one that was chosen, as long as it is to be had', () => {
  const sizes = [size('S'), size('M'), size('L', false)];
  expect(sizeToMove({ sizes }, 'M')?.variantId).toBe('M');
  expect(sizeToMove({ sizes }, 'L')).toBeUndefined();
  expect(sizeToMove({ sizes }, undefined)).toBeUndefined();
  expect(sizeToMove({ sizes }, 'XXL')).toBeUndefined();
});

it('needs no choice where there is one size', () => {
  expect(sizeToMove({ sizes: [size('One Size')] }, undefined)?.variantId).toBe('One Size');
  expect(sizeToMove({ sizes: [size('One Size', false)] }, undefined)).toBeUndefined();
  expect(sizeToMove({ sizes: [] }, undefined)).toBeUndefined();
});
