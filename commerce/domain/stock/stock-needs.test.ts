import { expect, it } from 'vitest';
import { stockNeeds } from './stock-needs.ts';

it('sums the lines of one variant and sorts by id', () => {
  const lines = [
    { variantId: 10, quantity: 1 },
    { variantId: 9, quantity: 2 },
    { variantId: 10, quantity: 3 },
  ];
  expect(stockNeeds(lines)).toEqual([
    { variantId: 9, quantity: 2 },
    { variantId: 10, quantity: 4 },
  ]);
});
