import { useState } from 'react';
import { addTogether } from '../cart/cart-actions.ts';
import { cartStore } from '../cart/state/cart-store.ts';
import type { OrderedProduct } from './order-view.ts';

/** What of an order goes into the cart again, and whether that is all of it. What was given away is not bought. */
export function againOf(products: readonly OrderedProduct[]): {
  items: ReadonlyArray<{ merchandiseId: string; quantity: number }>;
  isAll: boolean;
} {
  const bought = products.filter(({ isGift }) => !isGift);
  const items = bought.flatMap(({ productId, quantity, canBuyAgain }) =>
    productId !== null && canBuyAgain ? [{ merchandiseId: productId, quantity }] : [],
  );
  return { items, isAll: items.length === bought.length };
}

/** Puts what can still be had of an order into the cart, as it was ordered. */
export function useBuyAgain(products: readonly OrderedProduct[]): {
  /** How many of the lines can be bought. */
  itemCount: number;
  busy: boolean;
  /** What came of it. */
  message: string;
  buy: () => void;
} {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const { items, isAll } = againOf(products);

  async function buy(): Promise<void> {
    setBusy(true);
    const cart = await addTogether(items);
    setBusy(false);
    const { cart: reason } = cartStore.getState().reasons;
    if (!cart || reason) setMessage(reason ?? 'That did not go into the bag. Try again in a minute.');
    else setMessage(isAll ? 'In your bag.' : 'In your bag, as far as it can still be had.');
  }

  return { itemCount: items.length, busy, message, buy: () => void buy() };
}
