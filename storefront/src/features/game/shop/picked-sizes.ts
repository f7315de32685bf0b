import type { CardSize, ProductCardData } from '../../product/card/product-card-data.ts';
import type { StoredFit } from '../../size-guide/fit-memory.ts';
import type { FitPart } from '../../size-guide/fit-part.ts';
import { BOUGHT_SLOTS, type BoughtSlot, type GameState } from '../state/game-state.ts';
import type { WornProducts } from './worn-products.ts';

/** A worn piece with the size that would go into the bag. */
export interface PickedSize {
  slot: BoughtSlot;
  product: ProductCardData;
  size: CardSize;
}

const PARTS: Readonly<Partial<Record<BoughtSlot, FitPart>>> = { top: 'top', bottoms: 'bottoms', onePiece: 'whole' };

/** The size to begin with: the one picked, the one there is, or the one this browser remembers for that part of the body. */
export function sizeOf(
  slot: BoughtSlot,
  product: ProductCardData,
  picked: string | undefined,
  fit: Pick<StoredFit, 'usual' | 'last'>,
): CardSize | undefined {
  const chosen = product.sizes.find(({ variantId, available }) => available && variantId === picked);
  if (chosen) return chosen;
  const [only, ...others] = product.sizes;
  if (only?.available && others.length === 0) return only;
  const part = PARTS[slot];
  const remembered = part && (fit.usual[part] ?? fit.last[part]);
  return product.sizes.find(({ label, available }) => available && label === remembered);
}

/** Everything worn that has a size to put into the bag, from the neck down. */
export function pickedSizes(
  products: WornProducts,
  variants: GameState['variants'],
  fit: Pick<StoredFit, 'usual' | 'last'>,
): PickedSize[] {
  return BOUGHT_SLOTS.flatMap((slot) => {
    const product = products[slot];
    if (product === undefined || product === 'gone') return [];
    const size = sizeOf(slot, product, variants[slot], fit);
    return size ? [{ slot, product, size }] : [];
  });
}
