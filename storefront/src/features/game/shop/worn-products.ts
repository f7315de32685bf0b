import { browserClient } from '../../../storefront-api/browser-client.ts';
import { DressedProducts } from '../../../storefront-api/generated/operations.ts';
import { currentCountry } from '../../country/current-country.ts';
import { type ProductCardData, productCardData } from '../../product/card/product-card-data.ts';
import { BOUGHT_SLOTS, type BoughtSlot, type Worn } from '../state/game-state.ts';

/** By slot, the product of what is worn there as it is sold today; `gone` where the shop no longer has it. */
export type WornProducts = Readonly<Partial<Record<BoughtSlot, ProductCardData | 'gone'>>>;

/** No product has this handle: what is not worn, or is only there to play with, is asked for by it. */
const NOBODY = '-';

/** Whether top and bottoms are the halves of a set: one product, which is sold once, as the top. */
export const wearsSet = ({ top, bottoms }: Worn): boolean => Boolean(top?.handle) && top?.handle === bottoms?.handle;

const handleAt = (worn: Worn, slot: BoughtSlot): string =>
  slot === 'bottoms' && wearsSet(worn) ? NOBODY : worn[slot]?.handle || NOBODY;

/** Everything worn that can be bought, in one request (NS-18); undefined when the provider does not answer. */
export async function findWornProducts(worn: Worn): Promise<WornProducts | undefined> {
  const answer = await browserClient().request(DressedProducts, {
    top: handleAt(worn, 'top'),
    bottoms: handleAt(worn, 'bottoms'),
    onePiece: handleAt(worn, 'onePiece'),
    pouch: handleAt(worn, 'pouch'),
    towel: handleAt(worn, 'towel'),
    country: currentCountry(),
  });
  if (!answer.ok) return undefined;
  return Object.fromEntries(
    BOUGHT_SLOTS.flatMap((slot) => {
      const product = answer.data[slot];
      const card = product ? productCardData(product) : undefined;
      return handleAt(worn, slot) === NOBODY ? [] : [[slot, card ?? 'gone']];
    }),
  );
}
