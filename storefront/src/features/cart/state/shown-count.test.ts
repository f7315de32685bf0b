import { expect, it } from 'vitest';
import { aCart, aLine } from '../testing/fake-provider.ts';
import { EMPTY_QUEUE } from './cart-commands.ts';
import { enqueued } from './cart-queue.ts';
import { createCartStore } from './cart-store.ts';
import { isCartEmpty, shownItemCount } from './shown-count.ts';

const state = createCartStore().getState();
const item = { merchandiseId: 'kaila-m', quantity: 2 };
const queue = enqueued(EMPTY_QUEUE, { command: { kind: 'add', item }, tickets: [1] });

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
  expect(shownItemCount({ ...state, phase: 'ready', cart, queue })).toBe(5);
  expect(shownItemCount({ ...state, phase: 'absent', queue })).toBe(2);
});
