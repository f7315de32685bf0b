import { useState } from 'react';
import { act } from '../cart/bag.ts';
import { cartStore } from '../cart/cart-state.ts';
import type { OrderedProduct } from './order-view.ts';

/** What of an order goes into the bag again, and whether that is all of it. What was given away is not bought. */
export function againOf(products: readonly OrderedProduct[]): {
  wanted: ReadonlyArray<{ merchandiseId: string; quantity: number }>;
  isAll: boolean;
} {
  const bought = products.filter(({ isGift }) => !isGift);
  const wanted = bought.flatMap(({ productId, quantity, canBuyAgain }) =>
    productId !== null && canBuyAgain ? [{ merchandiseId: productId, quantity }] : [],
  );
  return { wanted, isAll: wanted.length === bought.length };
}

/** Puts what can still be had of an order into the bag, as it was ordered. */
export function useBuyAgain(products: readonly OrderedProduct[]): {
  /** How many of the lines can be bought. */
  pieces: number;
  busy: boolean;
  /** What came of it. */
  said: string;
  buy: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const { wanted, isAll } = againOf(products);

  async function buy(): Promise<void> {
    setBusy(true);
    const cart = await act('bag', async (bag) => {
      await bag.ensure();
      return bag.addMany(wanted);
    });
    setBusy(false);
    const { bag: reason } = cartStore.getState().reasons;
    if (!cart || reason) setSaid(reason ?? 'That did not go into the bag. Try again in a minute.');
    else setSaid(isAll ? 'In your bag.' : 'In your bag, as far as it can still be had.');
  }

  return { pieces: wanted.length, busy, said, buy: () => void buy() };
}
