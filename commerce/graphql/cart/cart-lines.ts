import { addLines, type CartLine, updateLines } from '../../domain/cart/line-plan.ts';
import type { CommerceTx } from '../../store/commerce-database.ts';
import { variantsByIds } from '../../store/variants.ts';
import type { RequestContext } from '../context.ts';
import type { CartLineInput, CartLineUpdateInput } from '../generated/resolvers.ts';
import type { CartSource } from './cart-source.ts';
import { changeCartUnderLock } from './change-cart.ts';
import { readAdditions, readRemovals, readUpdates, type VariantsById, variantIdsIn } from './line-inputs.ts';
import { type CartPayloadSource, refused } from './payload.ts';
import { storePlan } from './store-plan.ts';

async function loadVariants(tx: CommerceTx, cart: CartSource, ids: readonly number[]): Promise<VariantsById> {
  const variants = ids.length > 0 ? await variantsByIds(tx, [...new Set(ids)], cart.currency) : [];
  return new Map(variants.map((variant) => [variant.id, variant]));
}

const availableIn =
  (variants: VariantsById) =>
  (id: number): number =>
    variants.get(id)?.available ?? 0;

/** Adds merchandise to a cart. All lines are added or none. */
export function cartLinesAdd(
  id: string,
  inputs: readonly CartLineInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const variants = await loadVariants(tx, cart, variantIdsIn(inputs));
    const { items, errors } = readAdditions(inputs, ['lines'], variants);
    if (errors.length > 0) return refused([...errors]);
    return storePlan(tx, cart, addLines(cart.lines, items, availableIn(variants)), variants, ['lines']);
  });
}

/** Changes lines of a cart; all of them or none. */
export function cartLinesUpdate(
  id: string,
  inputs: readonly CartLineUpdateInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const inCart = cart.lines.map((line: CartLine) => line.variantId);
    const variants = await loadVariants(tx, cart, [...inCart, ...variantIdsIn(inputs)]);
    const { items, errors } = readUpdates(inputs, cart.lines, variants);
    if (errors.length > 0) return refused([...errors], cart);
    return storePlan(tx, cart, updateLines(cart.lines, items, availableIn(variants)), variants, ['lines']);
  });
}

/** Takes lines out of a cart; all of them or none. */
export function cartLinesRemove(
  id: string,
  lineIds: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartUnderLock(context, id, async (tx, cart) => {
    const { items, errors } = readRemovals(lineIds, cart.lines);
    if (errors.length > 0) return refused([...errors], cart);
    return storePlan(
      tx,
      cart,
      updateLines(cart.lines, items, () => 0),
      new Map(),
      ['lineIds'],
    );
  });
}
