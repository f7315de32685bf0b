import type { AddedEach } from '../../cart/add-each.ts';
import { addToCart } from '../../cart/cart-actions.ts';
import type { ShownItem } from '../../cart/state/cart.ts';
import type { CardSize, ProductCardData } from '../../product/card/product-card-data.ts';

/** One product of a wishlist, as the cart is asked for it; a card says the same by a script that this page does without. */
export const itemToMove = (card: ProductCardData, size: CardSize): ShownItem => ({
  merchandiseId: size.variantId,
  quantity: 1,
  preview: {
    title: card.title,
    handle: card.handle,
    print: card.print,
    variantTitle: size.label,
    picture: { url: card.flat.small, alt: card.flat.alt },
    price: card.priceVaries ? undefined : card.price,
  },
});

/** Puts one product of a wishlist into the cart. False when it did not go in; the reason is then with the cart. */
export async function moveToCart(card: ProductCardData, size: CardSize): Promise<boolean> {
  const { preview, ...item } = itemToMove(card, size);
  return (await addToCart(item, preview)) !== null;
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

/** What came of moving several together: which went in, what to say of them, and of each that stayed why. */
export function outcomeOfMove<Moved extends { card: { title: string } }>(
  asked: readonly Moved[],
  { wentIn, notes }: Pick<AddedEach, 'wentIn' | 'notes'>,
): { moved: Moved[]; message: string; stayed: [Moved, string][] } {
  const moved = asked.filter((_, at) => wentIn[at]);
  const [first] = moved;
  return {
    moved,
    message: `${first && moved.length === 1 ? `${first.card.title} is` : `${moved.length} pieces are`} in your bag.`,
    stayed: asked.flatMap((one, at) => (wentIn[at] ? [] : [[one, notes[at] ?? '']])),
  };
}
