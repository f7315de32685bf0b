import { expect, it } from 'vitest';
import type { Cart } from '../state/cart.ts';
import { reduce } from '../state/cart-reducer.ts';
import { createCartStore } from '../state/cart-store.ts';
import { aStorage } from '../testing/a-shop.ts';
import { aCart } from '../testing/fake-provider.ts';
import { cardCodes } from './card-codes.ts';

const [FIRST, SECOND] = ['ABCDEFGHJKLMNPQR', 'STUVWXYZ23456789'];

/** A signed-in customer's cart that these gift cards pay. */
const paidBy = (...codes: string[]): Cart => {
  const cart = aCart('old');
  const appliedGiftCards = codes.map((code) => ({
    id: code,
    lastCharacters: code.slice(-4).toLowerCase(),
    amountUsed: { amount: '5.0', currencyCode: 'USD' as const },
  }));
  return {
    ...cart,
    appliedGiftCards,
    buyerIdentity: { ...cart.buyerIdentity, customer: { email: 'marina@example.com' } },
  };
};

/** A tab that has put two cards into its cart. */
function aTab() {
  const tab = aStorage();
  const store = createCartStore().reducedBy(reduce);
  const codes = cardCodes(tab);
  const shows = (cart: Cart): void =>
    store.dispatch({ type: 'cartReturned', returned: { cart, warnings: [], codeNotes: {} } });
  codes.follow(store);
  codes.keep(paidBy(FIRST, SECOND), [FIRST, SECOND]);
  shows(paidBy(FIRST, SECOND));
  return { codes, store, shows, kept: () => tab.read('cartGiftCards') };
}

it('keeps the codes of the cards in the cart, and lets go of one with its card', () => {
  const { codes, shows, kept } = aTab();
  expect(codes.of(paidBy(FIRST, SECOND))).toEqual([FIRST, SECOND]);
  shows(paidBy(SECOND));
  expect(kept()).not.toContain(FIRST);
  expect(codes.of(paidBy(SECOND))).toEqual([SECOND]);
});

it('keeps none for longer than their cart', () => {
  const gone = aTab();
  gone.store.dispatch({ type: 'cartGone' });
  expect(gone.kept()).toBeUndefined();
  const replaced = aTab();
  replaced.shows(aCart('next'));
  expect(replaced.kept()).toBeUndefined();
});

it('keeps none of a customer who has signed out', () => {
  const { shows, kept } = aTab();
  const { buyerIdentity } = aCart('old');
  shows({ ...paidBy(FIRST, SECOND), buyerIdentity });
  expect(kept()).toBeUndefined();
});
