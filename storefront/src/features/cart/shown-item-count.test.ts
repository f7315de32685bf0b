import { expect, it } from 'vitest';
import { createCartStore } from './cart-state.ts';
import { isCartEmpty, shownItemCount } from './shown-item-count.ts';
import { aCart, aLine } from './testing/fake-provider.ts';

const state = createCartStore().getState();
const optimisticLines = [{ key: 1, merchandiseId: 'kaila-m', quantity: 2, preview: undefined }];

it('knows nothing before the cart is read, nor while it cannot be reached', () => {
  expect(shownItemCount(state)).toBeUndefined();
  expect(shownItemCount({ ...state, phase: 'unreachable' })).toBeUndefined();
  expect(isCartEmpty({ ...state, phase: 'unreachable' })).toBe(false);
});

it('is empty without a cart and with a cart of no lines', () => {
  expect(isCartEmpty({ ...state, phase: 'absent' })).toBe(true);
  expect(isCartEmpty({ ...state, phase: 'ready', cart: aCart('one') })).toBe(true);
});

it('counts what is in the cart and what is on its way', () => {
  const cart = aCart('one', [aLine('kaila-m', 1), aLine('zoey-l', 2)]);
  expect(shownItemCount({ ...state, phase: 'ready', cart, optimisticLines })).toBe(5);
  expect(shownItemCount({ ...state, phase: 'absent', optimisticLines })).toBe(2);
});
