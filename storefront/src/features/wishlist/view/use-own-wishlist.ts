import { useCallback, useState } from 'react';
import type { AddedEach } from '../../cart/add-each.ts';
import type { ArrivingItem } from '../../cart/state/cart-commands.ts';
import type { CardSize, ProductCardData } from '../../product/card/product-card-data.ts';
import { itemToMove, moveToCart, outcomeOfMove, sizeToMove } from '../item/move-to-cart.ts';
import { identityOf, type WishlistEntry, withoutEntry } from '../wishlist-entry.ts';
import { readWishlist, replaceWishlist, useWishlist } from '../wishlist-store.ts';
import { takenOff } from './taken-off.ts';
import { findProducts, useProducts } from './use-products.ts';
import type { Undo } from './wishlist-notices.tsx';

/** What the shopper saved, and the product as it is today: gone, or not known yet. */
export interface ListedEntry {
  entry: WishlistEntry;
  product: ProductCardData | 'gone' | undefined;
}

export interface OwnWishlistState {
  /** Whether this browser's list has been read; the server has none. */
  read: boolean;
  listed: readonly ListedEntry[];
  /** Products are on their way. */
  waiting: boolean;
  failed: boolean;
  retry: () => void;
  /** How many could go into the cart at once: in stock, in a size that is chosen or the only one. */
  readyCount: number;
  /** All of those are on their way into the cart. */
  moving: boolean;
  moveAll: () => Promise<void>;
  /** Why nothing, or not everything, went into the cart; and why each entry stayed, by its identity. */
  stayed: { reason?: string | undefined; notes: ReadonlyMap<string | undefined, string> };
  move: (entry: WishlistEntry, card: ProductCardData, size: CardSize) => Promise<void>;
  remove: (entry: WishlistEntry, message: string) => void;
  choose: (entry: WishlistEntry, size: CardSize) => void;
  undo: Undo | undefined;
  setUndo: (undo: Undo | undefined) => void;
}

/** What it takes is fetched with the press; one that cannot be fetched adds nothing. */
const addAll = (items: readonly ArrivingItem[]): Promise<AddedEach> =>
  import('../../cart/add-each.ts').then(
    ({ addEach }) => addEach(items),
    () => ({ whole: false, wentIn: [], notes: [], reason: 'That did not work. Try again in a minute.' }),
  );

const NONE_STAYED: OwnWishlistState['stayed'] = { notes: new Map() };

/** The shopper's own list with today's products, and what can be done with it; all of it in this browser. */
export function useOwnWishlist(): OwnWishlistState {
  const entries = useWishlist((state) => state.entries);
  const read = useWishlist((state) => state.read);
  const [undo, setUndo] = useState<Undo>();
  const [moving, setMoving] = useState(false);
  const [stayed, setStayed] = useState<OwnWishlistState['stayed']>(NONE_STAYED);
  const find = useCallback((handles: readonly string[], signal: AbortSignal) => {
    const asked = readWishlist().filter(({ handle }) => handles.includes(handle));
    return findProducts(({ findByEntries }) => findByEntries(asked, signal));
  }, []);
  const { found, failed, retry } = useProducts(
    entries.map(({ handle }) => handle),
    find,
  );

  const listed = entries.map((entry) => ({ entry, product: found.get(entry.handle) }));
  const ready = listed.flatMap(({ entry, product }) => {
    const size = product && product !== 'gone' ? sizeToMove(product, entry.chosen) : undefined;
    return size && product && product !== 'gone' ? [{ entry, card: product, size }] : [];
  });

  function takeOff(entry: WishlistEntry, message: string): void {
    const before = readWishlist();
    replaceWishlist(withoutEntry(before, entry), message);
    setUndo((last) => ({ message, taken: [...(last?.taken ?? []), ...takenOff(before, entry)] }));
  }

  function begin(): void {
    setUndo(undefined);
    setStayed(NONE_STAYED);
  }

  async function moveOne(entry: WishlistEntry, card: ProductCardData, size: CardSize): Promise<void> {
    if (await moveToCart(card, size)) takeOff(entry, `${card.title} is in your bag.`);
  }

  return {
    read,
    listed,
    waiting: !read || (!failed && listed.some(({ product }) => !product)),
    failed,
    retry,
    readyCount: ready.length,
    moving,
    stayed,
    undo,
    setUndo,

    async moveAll() {
      setMoving(true);
      begin();
      const added = await addAll(ready.map(({ card, size }) => itemToMove(card, size)));
      const outcome = outcomeOfMove(ready, added);
      for (const { entry } of outcome.moved) takeOff(entry, outcome.message);
      const notes = new Map(outcome.stayed.map(([{ entry }, note]) => [identityOf(entry), note]));
      setStayed({ reason: added.reason, notes });
      setMoving(false);
    },

    move(entry, card, size) {
      begin();
      return moveOne(entry, card, size);
    },

    remove(entry, message) {
      begin();
      takeOff(entry, message);
    },

    choose(entry, { variantId }) {
      const isIt = (one: WishlistEntry) => identityOf(one) === identityOf(entry);
      // What was said of it was said of the size before.
      setStayed(({ reason, notes }) => ({
        reason,
        notes: new Map([...notes].filter(([of]) => of !== identityOf(entry))),
      }));
      replaceWishlist(readWishlist().map((one) => (isIt(one) ? { ...one, chosen: variantId } : one)));
    },
  };
}
