import type { ProductCardData } from '../../product/card/product-card-data.ts';
import { findByHandles } from '../../wishlist/find-products.ts';
import { BOUGHT_SLOTS, type BoughtSlot, type Worn } from '../state/game-state.ts';

/** By slot, the product of what is worn there as it is sold today; `gone` where the shop no longer has it. */
export type WornProducts = Readonly<Partial<Record<BoughtSlot, ProductCardData | 'gone'>>>;

/** Whether top and bottoms are the halves of a set: one product, which is sold once, as the top. */
export const wearsSet = ({ top, bottoms }: Worn): boolean => Boolean(top?.handle) && top?.handle === bottoms?.handle;

/** The product to ask for; none where nothing is worn, it is only there to play with, or it comes with the top. */
const handleAt = (worn: Worn, slot: BoughtSlot): string =>
  slot === 'bottoms' && wearsSet(worn) ? '' : (worn[slot]?.handle ?? '');

/** Everything worn that can be bought, in one request (NS-18); undefined when the provider does not answer. */
export async function findWornProducts(worn: Worn): Promise<WornProducts | undefined> {
  const asked = BOUGHT_SLOTS.map((slot) => [slot, handleAt(worn, slot)] as const).filter(([, handle]) => handle !== '');
  const found = await findByHandles(asked.map(([, handle]) => handle));
  return found && Object.fromEntries(asked.map(([slot, handle]) => [slot, found.get(handle)]));
}
