import { BOUGHT_SLOTS, type BoughtSlot, NOTHING_WORN, putOn, type Worn } from '../state/game-state.ts';
import { gameStore, play, type Replaced } from '../state/game-store.ts';
import type { Item } from '../wardrobe/item.ts';
import { nearestPrints } from '../wardrobe/nearest-prints.ts';
import { findWornProducts, type WornProducts, wearsSet } from './worn-products.ts';

type Sold = WornProducts[BoughtSlot];

const isMissing = (product: Sold): boolean => product === 'gone' || (product !== undefined && product.soldOut === true);
const canBeHad = (product: Sold): boolean => product !== undefined && product !== 'gone' && !product.soldOut;

/** The same piece in other prints, the nearest first; of a set its half in those that both halves come in. */
function othersOf(worn: Worn, slot: BoughtSlot): readonly Item[] {
  const nearest = (at: BoughtSlot): readonly Item[] => (worn[at] ? nearestPrints(worn[at]) : []);
  if (!wearsSet(worn) || (slot !== 'top' && slot !== 'bottoms')) return nearest(slot);
  const lower = nearest('bottoms');
  return nearest('top').flatMap((top) => {
    const bottoms = lower.find(({ name }) => name === top.name);
    return bottoms ? [{ top, bottoms }[slot]] : [];
  });
}

/** What she could wear in the place of what is not to be had at a slot: of a set both halves change. */
export function insteadOf(worn: Worn, slot: BoughtSlot): ReadonlyArray<readonly [BoughtSlot, Item]> {
  const slots: readonly BoughtSlot[] = slot === 'top' && wearsSet(worn) ? ['top', 'bottoms'] : [slot];
  return slots.flatMap((at) =>
    othersOf(worn, at)
      .slice(0, 1)
      .map((other) => [at, other] as const),
  );
}

/** What of an outfit is not to be had, and the nearest print of it that is. Asks once for the outfit, once for each print further away. */
export async function findReplacements(
  worn: Worn,
  find: (worn: Worn) => Promise<WornProducts | undefined> = findWornProducts,
): Promise<Replaced[]> {
  const found = await find(worn);
  const products = wearsSet(worn) ? { ...found, bottoms: found?.top } : found;
  let missing = BOUGHT_SLOTS.flatMap((slot) => {
    const from = worn[slot];
    return from && isMissing(products?.[slot]) ? [{ slot, from, others: othersOf(worn, slot) }] : [];
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
