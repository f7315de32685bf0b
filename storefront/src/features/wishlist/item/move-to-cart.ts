import { addToCart } from '../../cart/cart-actions.ts';
import type { CardSize, ProductCardData } from '../../product/card/product-card-data.ts';

/** Puts one product of a wishlist into the cart. False when it did not go in; the reason is then with the cart. */
export async function moveToCart(card: ProductCardData, size: CardSize): Promise<boolean> {
  const added = await addToCart(
    { merchandiseId: size.variantId, quantity: 1 },
    {
      title: card.title,
      handle: card.handle,
      print: card.print,
      variantTitle: size.label,
      picture: { url: card.flat.small, alt: card.flat.alt },
      price: card.priceVaries ? undefined : card.price,
    },
  );
  return added !== null;
}

/** The size a product would go into the cart in: the chosen one, or the only one there is; none that is sold out. */
export function sizeToMove(
  { sizes }: Pick<ProductCardData, 'sizes'>,
  chosen: string | undefined,
): CardSize | undefined {
  const [only] = sizes;
  const size = sizes.length === 1 ? only : sizes.find(({ variantId }) => variantId === chosen);
  return size?.available ? size : undefined;
}
