import type { CardSize, ProductCardData } from '../product/card/product-card-data.ts';
import type { StoredFit } from '../size-guide/fit-memory.ts';

/** The size a product goes into the bag in: the one picked, the only one, or the one this browser remembers; none that is sold out. */
export function beginningSize(
  { sizes, part }: Pick<ProductCardData, 'sizes' | 'part'>,
  picked: string | undefined,
  { usual, last }: Pick<StoredFit, 'usual' | 'last'>,
): CardSize | undefined {
  const available = sizes.filter((size) => size.available);
  const chosen = available.find(({ variantId }) => variantId === picked);
  if (chosen) return chosen;
  if (sizes.length === 1) return available[0];
  const remembered = part && (usual[part] ?? last[part]);
  return available.find(({ label }) => label === remembered);
}
