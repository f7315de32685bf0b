import { useEffect, useState } from 'react';
import { readWishlist } from '../../wishlist/wishlist-store.ts';
import { itemOfCard } from '../doll/drawn-item.ts';
import type { Worn } from '../state/game-state.ts';
import { useGame } from '../state/game-store.ts';
import { cutOf, type Item } from './item.ts';
import type { Drawer } from './wardrobe-panel.tsx';

/** As many pieces of a wishlist as the wardrobe looks at. */
const MOST = 60;

/** Pieces of this browser's wishlist that dolls can wear; none where the provider does not answer: the game has its own. */
function useWishlistItems(): readonly Item[] {
  const [items, setItems] = useState<readonly Item[]>([]);
  useEffect(() => {
    const entries = readWishlist().slice(0, MOST);
    if (entries.length === 0) return;
    const left = new AbortController();
    // What asks the provider is the wishlist's own, and comes when there is a list at all.
    import('../../wishlist/find-products.ts')
      .then(({ findByEntries }) => findByEntries(entries, left.signal))
      .then(
        (found) => {
          if (left.signal.aborted || !found) return;
          setItems([...found.values()].flatMap((card) => (card === 'gone' ? [] : (itemOfCard(card) ?? []))));
        },
        () => undefined,
      );
    return () => left.abort();
  }, []);
  return items;
}

/** What else goes into a drawer: what is worn of it already, and the shopper's own pieces, each once. */
export function withOwn({ slot, items, ...drawer }: Drawer, own: readonly Item[], worn: Worn): Drawer {
  const further = [...own, worn[slot]].filter((item) => item !== null && cutOf(item.image)?.slot === slot);
  const all = new Map([...items, ...further].flatMap((item) => (item ? [[item.image, item]] : [])));
  return { ...drawer, slot, items: [...all.values()] };
}

/** The drawers with what the shopper has brought along: the wishlist is a wardrobe, and what was tried on has a card. */
export function useOwnDrawers(drawers: readonly Drawer[]): readonly Drawer[] {
  const own = useWishlistItems();
  const worn = useGame((game) => game);
  return drawers.map((drawer) => withOwn(drawer, own, worn));
}
