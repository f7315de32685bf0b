import { addToCart } from '../cart/cart-actions.ts';
import type { CardSize, ProductCardData } from '../product/product-card-data.ts';

/** Puts one product of a wishlist into the cart. False when it did not go in; the reason is then with the cart. */
export async function moveToCart(card: ProductCardData, size: CardSize): Promise<boolean> {
  const added = await addToCart(
    { merchandiseId: size.variantId, quantity: 1 },
    {
      title: card.title,
      handle: card.handle,
      variantTitle: size.label,
      picture: { url: card.flat.small, alt: card.flat.alt },
    },
  );
  return added !== null;
}
