import { NOTHING_WORN, type Worn } from '../game/state/game-state.ts';
import { cutOf, type Item, type Slot } from '../game/wardrobe/item.ts';
import type { Outfit } from './outfits.ts';
import { isDollSized, type Piece } from './piece.ts';

/** How an outfit is drawn: on a doll as far as she has patterns for it, the rest laid flat beside her. */
export interface Drawn {
  worn?: Worn;
  flat: readonly Piece[];
}

const asItem = ({ handle, image = '', card: { print, title } }: Piece): Item => ({
  handle,
  name: print ?? title,
  image,
});

const slotOf = (piece: Piece): Slot | undefined => cutOf(piece.image ?? '')?.slot;

/** The first of what is taken along that she can carry there. */
const carried = (along: readonly Piece[], slot: Slot): Piece | undefined =>
  along.find((piece) => slotOf(piece) === slot);

/** Draws an outfit with what is taken along. A doll wears all of it that is clothes or none: nobody is seen half dressed. */
export function drawnOutfit({ worn: clothes, over }: Outfit<Piece>, along: readonly Piece[]): Drawn {
  const beside = over ? [over] : [];
  if (!clothes.every(isDollSized)) return { flat: [...clothes, ...beside] };
  const [pouch, towel] = [carried(along, 'pouch'), carried(along, 'towel')];
  const dressed = clothes.map((piece): [Slot | undefined, Item] => [slotOf(piece), asItem(piece)]);
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
