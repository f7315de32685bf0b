import { useState } from 'react';
import { addTogether } from '../cart/cart-actions.ts';
import { cartStore } from '../cart/state/cart-store.ts';
import type { OrderedProduct } from './order-view.ts';

/** What of an order goes into the cart again, and what is said of it then. */
interface Again {
  items: ReadonlyArray<{ merchandiseId: string; quantity: number }>;
  said: string;
}

const CARD_ASIDE = 'Not the gift card: choose that one anew, and say whom it is for.';

/**
 * What was given away is not bought; a gift card is neither: it would go to whoever buys it, not to whom it was for, and the
 * words and the day of that time are not those of today.
 */
export function againOf(products: readonly OrderedProduct[]): Again {
  const bought = products.filter(({ isGift, isGiftCard }) => !isGift && !isGiftCard);
  const items = bought.flatMap(({ productId, quantity, canBuyAgain }) =>
    productId !== null && canBuyAgain ? [{ merchandiseId: productId, quantity }] : [],
  );
  const said = items.length === bought.length ? 'In your bag.' : 'In your bag, as far as it can still be had.';
  return { items, said: products.some(({ isGiftCard }) => isGiftCard) ? `${said} ${CARD_ASIDE}` : said };
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
  const { items, said } = againOf(products);

  async function buy(): Promise<void> {
    setBusy(true);
    const cart = await addTogether(items);
    setBusy(false);
    const { cart: reason } = cartStore.getState().reasons;
    if (!cart || reason) setMessage(reason ?? 'That did not go into the bag. Try again in a minute.');
    else setMessage(said);
  }

  return { itemCount: items.length, busy, message, buy: () => void buy() };
}
