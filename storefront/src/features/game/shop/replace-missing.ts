import { BOUGHT_SLOTS, type BoughtSlot, NOTHING_WORN, putOn, type Worn } from '../state/game-state.ts';
import { gameStore, play, type Replaced } from '../state/game-store.ts';
import type { Item } from '../wardrobe/item.ts';
import { nearestPrints } from '../wardrobe/nearest-prints.ts';
import { findWornProducts, type WornProducts } from './worn-products.ts';

type Sold = WornProducts[BoughtSlot];

const isMissing = (product: Sold): boolean => product === 'gone' || (product !== undefined && product.soldOut === true);
const canBeHad = (product: Sold): boolean => product !== undefined && product !== 'gone' && !product.soldOut;

/** What of an outfit is not to be had, and the nearest print of it that is. Asks once for the outfit, once for each print further away. */
export async function findReplacements(
  worn: Worn,
  find: (worn: Worn) => Promise<WornProducts | undefined> = findWornProducts,
): Promise<Replaced[]> {
  const products = await find(worn);
  let missing = BOUGHT_SLOTS.flatMap((slot) => {
    const from = worn[slot];
    return from && isMissing(products?.[slot]) ? [{ slot, from, others: nearestPrints(from) }] : [];
  });
  const replaced: Replaced[] = [];
  for (let at = 0; missing.some(({ others }) => at < others.length); at += 1) {
    const tried = missing.flatMap(({ slot, from, others }) => {
      const to = others[at];
      return to ? [{ slot, from, to, hasLeft: products?.[slot] === 'gone' }] : [];
    });
    const candidates = Object.fromEntries(tried.map(({ slot, to }): [BoughtSlot, Item] => [slot, to]));
    const there = await find({ ...NOTHING_WORN, ...candidates });
    if (!there) break;
    replaced.push(...tried.filter(({ slot }) => canBeHad(there[slot])));
    missing = missing.filter(({ slot }) => !canBeHad(there[slot]));
  }
  return replaced;
}

/** Dresses the doll of a look link in what can be had; the finale says what it was, and has the way back. */
export async function replaceMissing(worn: Worn): Promise<void> {
  const replaced = await findReplacements(worn);
  const { game } = gameStore.getState();
  // Whoever was quicker has dressed her in something else.
  const still = replaced.filter(({ slot, from }) => game[slot]?.image === from.image);
  if (still.length === 0) return;
  gameStore.setState({ replaced: still });
  play((now) => still.reduce((dressed, { slot, to }) => putOn(dressed, slot, to), now));
}
