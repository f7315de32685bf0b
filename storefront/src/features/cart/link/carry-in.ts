import { type AddedCode, AWAY, addCode, type CartDoor, cartReason, OWN_CART } from '../add-code.ts';
import { quantityOf } from '../state/cart-lines.ts';
import type { CartLink, LinkedItem } from './cart-link.ts';
import { findVariants, type LinkedVariant } from './find-variants.ts';

/** A piece of the link of which fewer are in the bag than it names. */
export interface MissingItem {
  /** Undefined: the shop has no such piece, or no longer. */
  variant: LinkedVariant | undefined;
  /** How many are in the bag. */
  has: number;
}

/** What became of a link. */
export interface CarriedIn {
  /** How many pieces of it are in the bag as they were named. */
  whole: number;
  missing: readonly MissingItem[];
  code?: AddedCode | undefined;
  /** Why nothing could be done, or not all of it; trying again may help. */
  reason?: string | undefined;
}

/** Asks for the variants, and for nothing else of the shop. */
type Find = (ids: readonly string[]) => Promise<ReadonlyMap<string, LinkedVariant> | undefined>;

/** Resolves when somebody looks at the page: a browser may open one ahead of a press that never comes. */
export async function whenLookedAt(page: EventTarget = document): Promise<void> {
  if (Reflect.get(page, 'prerendering') !== true) return;
  await new Promise((resolve) => page.addEventListener('prerenderingchange', resolve, { once: true }));
}

/**
 * Brings what the bag holds of each item up to what the link names: a link that is opened twice puts nothing in twice. False
 * where the shop would not.
 */
async function addMissing(
  items: readonly LinkedItem[],
  found: ReadonlyMap<string, LinkedVariant>,
  { ask, state }: CartDoor,
): Promise<boolean> {
  const wanted = items.flatMap(({ merchandiseId, quantity }) => {
    const lacks = quantity - quantityOf(state().cart, merchandiseId);
    return lacks > 0 && found.get(merchandiseId)?.availableForSale ? [{ merchandiseId, quantity: lacks }] : [];
  });
  if (wanted.length === 0 || (await ask({ kind: 'addMany', items: wanted, quietly: true }))) return true;
  // That some of it is not to be had is said of each.
  return state().warnings.some(({ code }) => code.startsWith('MERCHANDISE_'));
}

/**
 * Puts what a link names into the cart; what was in it stays. Where there is none it is opened, but only for something to put
 * into it.
 */
export async function carryIn(
  link: CartLink,
  door: CartDoor = OWN_CART,
  find: Find = findVariants,
): Promise<CarriedIn> {
  const { items, code } = link;
  const found = await find(items.map(({ merchandiseId }) => merchandiseId));
  if (!found) return { whole: 0, missing: [], reason: AWAY };
  const brings = code !== '' || [...found.values()].some(({ availableForSale }) => availableForSale);
  const cart = await door.ask({ kind: brings ? 'ensure' : 'read' });
  if (brings && !cart) return { whole: 0, missing: [], reason: cartReason(door) };
  const isAdded = await addMissing(items, found, door);
  const reason = isAdded ? undefined : cartReason(door);
  const missing = items.flatMap(({ merchandiseId, quantity }) => {
    const has = quantityOf(door.state().cart, merchandiseId);
    return has < quantity ? [{ variant: found.get(merchandiseId), has }] : [];
  });
  return {
    whole: items.length - missing.length,
    missing,
    code: code === '' ? undefined : await addCode(code, door),
    reason,
  };
}

/** What there is to say of a link's code. */
export interface CodeSentence {
  isIn: boolean;
  text: string;
}

/** Says of a code whether it is in the bag, and what it waits for there. */
export function codeSentence(code: string, added: AddedCode): CodeSentence {
  if ('reason' in added) return { isIn: false, text: added.reason };
  return { isIn: true, text: added.note ?? `${code.toUpperCase()} is in your bag.` };
}
