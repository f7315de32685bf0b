import { RETURN_DAYS } from '@bluebird-bay/content/promises.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import { cartLines } from '../state/cart-lines.ts';

type Product = Pick<CartLine['merchandise']['product'], 'isGiftCard' | 'tags'>;

/** Whether a line cannot go back, as its product says. */
export const isFinalSale = ({ tags }: Product): boolean => tags.includes('final-sale');

/** Whether all of a cart comes by email. */
export function isAllGiftCards(cart: Cart): boolean {
  const lines = cartLines(cart);
  return lines.length > 0 && lines.every(({ merchandise }) => merchandise.product.isGiftCard);
}

/** What is promised below the total: never a return of what cannot go back. */
export function cartPromise(cart: Cart): string {
  const products = cartLines(cart)
    .map(({ merchandise }) => merchandise.product)
    .filter(({ isGiftCard }) => !isGiftCard);
  if (products.length === 0) return 'Taxes included. Gift cards never expire.';
  if (products.every(isFinalSale)) return 'Taxes included. Final sale stays with you: no returns.';
  const aside = products.some(isFinalSale) ? ', final sale aside' : '';
  return `Taxes included. You can change your mind for ${RETURN_DAYS} days${aside}.`;
}
