import { expect, it } from 'vitest';
import { outcomeOfMove, sizeToMove } from './move-to-cart.ts';

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

it('of several moved together each that stayed has its note, and the rest is told in one sentence', () => {
  const [tote, towel, top] = ['Tote', 'Towel', 'Top'].map((title) => ({ card: { title } }));
  const asked = [tote, towel, top].flatMap((one) => one ?? []);
  const notes = ['In your bag.', 'Not added.', 'In your bag.'];
  expect(outcomeOfMove(asked, { wentIn: [true, false, true], notes })).toEqual({
    moved: [tote, top],
    message: '2 pieces are in your bag.',
    stayed: [[towel, 'Not added.']],
  });
  expect(outcomeOfMove(asked, { wentIn: [false, true, false], notes }).message).toBe('Towel is in your bag.');
  // It is not about one or the other: the reason is said of all.
  expect(outcomeOfMove(asked, { wentIn: [false, false, false], notes: [] })).toMatchObject({
    moved: [],
    stayed: [
      [tote, ''],
      [towel, ''],
      [top, ''],
    ],
  });
});
