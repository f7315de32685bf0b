import { addToCart } from '../../cart/cart-actions.ts';
import type { Cart } from '../../cart/state/cart.ts';
import type { CardSize, ProductCardData } from './product-card-data.ts';

/**
 * Puts one size of a card's product into the cart. Null when it failed; the reason is in the store under the variant's
 * id.
 */
export function addSize(card: ProductCardData, size: CardSize): Promise<Cart | null> {
  const preview = {
    title: card.title,
    handle: card.handle,
    print: card.print,
    variantTitle: size.label,
    picture: { url: card.flat.small, alt: card.flat.alt },
  };
  return addToCart({ merchandiseId: size.variantId, quantity: 1 }, preview);
}
