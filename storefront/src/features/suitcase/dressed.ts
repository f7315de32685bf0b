import { NOTHING_WORN, type Worn } from '../game/state/game-state.ts';
import { cutOf, type Item, type Slot } from '../game/wardrobe/item.ts';
import type { Outfit } from './outfits.ts';
import { isDollSized, type SuitcaseProduct } from './suitcase-product.ts';

/** How an outfit is drawn: on a doll as far as she has patterns for it, the rest laid flat beside her. */
export interface Drawn {
  worn?: Worn;
  flat: readonly SuitcaseProduct[];
}

const asItem = ({ handle, image = '', card: { print, title } }: SuitcaseProduct): Item => ({
  handle,
  name: print ?? title,
  image,
});

const slotOf = (product: SuitcaseProduct): Slot | undefined => cutOf(product.image ?? '')?.slot;

/** The first of what is taken along that she can carry there. */
const carried = (along: readonly SuitcaseProduct[], slot: Slot): SuitcaseProduct | undefined =>
  along.find((product) => slotOf(product) === slot);

/** Draws an outfit with what is taken along. A doll wears all of it that is clothes or none: nobody is seen half dressed. */
export function drawnOutfit(
  { worn: clothes, over }: Outfit<SuitcaseProduct>,
  along: readonly SuitcaseProduct[],
): Drawn {
  const beside = over ? [over] : [];
  if (!clothes.every(isDollSized)) return { flat: [...clothes, ...beside] };
  const [pouch, towel] = [carried(along, 'pouch'), carried(along, 'towel')];
  const dressed = clothes.map((product): [Slot | undefined, Item] => [slotOf(product), asItem(product)]);
  return {
    worn: {
      ...NOTHING_WORN,
      ...Object.fromEntries(dressed),
      ...(pouch && { pouch: asItem(pouch) }),
      ...(towel && { towel: asItem(towel) }),
    },
    flat: beside,
  };
}
