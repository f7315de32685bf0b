import type { CardSize, ProductCardData } from '../product/product-card-data.ts';

/** The size a product would go into the cart in: the chosen one, or the only one there is; none that is sold out. */
export function sizeToMove(
  { sizes }: Pick<ProductCardData, 'sizes'>,
  chosen: string | undefined,
): CardSize | undefined {
  const [only] = sizes;
  const size = sizes.length === 1 ? only : sizes.find(({ variantId }) => variantId === chosen);
  return size?.available ? size : undefined;
}
