import type { CardSize, ProductCardData } from '../product/card/product-card-data.ts';

/** The sizes that were picked, in the order of the look; a size that is sold out is nobody's pick. */
export function sizesToAdd(
  look: readonly ProductCardData[],
  chosen: Readonly<Record<string, string | undefined>>,
): CardSize[] {
  return look
    .map(({ handle, sizes }) => sizes.find(({ variantId, available }) => available && variantId === chosen[handle]))
    .filter((size) => size !== undefined);
}
