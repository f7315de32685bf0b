import { expect, it } from 'vitest';
import { createCartStore } from './cart-state.ts';
import { bagIsEmpty, shownPieces } from './shown-pieces.ts';
import { aCart, aLine } from './testing/played-provider.ts';

const state = createCartStore().getState();
const arriving = [{ key: 1, merchandiseId: 'kaila-m', quantity: 2, preview: undefined }];

it('knows nothing before the bag is read, nor while it cannot be reached', () => {
  expect(shownPieces(state)).toBeUndefined();
  expect(shownPieces({ ...state, phase: 'unreachable' })).toBeUndefined();
  expect(bagIsEmpty({ ...state, phase: 'unreachable' })).toBe(false);
});

it('is empty without a cart and with a cart of no lines', () => {
  expect(bagIsEmpty({ ...state, phase: 'absent' })).toBe(true);
  expect(bagIsEmpty({ ...state, phase: 'ready', cart: aCart('one') })).toBe(true);
});

it('counts what is in the bag and what is on its way', () => {
  const cart = aCart('one', [aLine('kaila-m', 1), aLine('zoey-l', 2)]);
  expect(shownPieces({ ...state, phase: 'ready', cart, arriving })).toBe(5);
  expect(shownPieces({ ...state, phase: 'absent', arriving })).toBe(2);
});
