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

/** The variants in a cart and in what is asked of it, read once for the change and for its answer. */
async function loadVariants(
  tx: CommerceTx,
  cart: CartSource,
  asked: readonly number[],
  { catalogue }: RequestContext,
): Promise<VariantsById> {
  const inCart = cart.lines.map((line: CartLine) => line.variantId);
  const ids = [...new Set([...inCart, ...asked])];
  const variants = ids.length > 0 ? await variantsByIds(tx, ids, cart.currency) : [];
  for (const variant of variants) catalogue(cart.currency).variantById.prime(variant.id, variant);
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
    const variants = await loadVariants(tx, cart, variantIdsIn(inputs), context);
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
    const variants = await loadVariants(tx, cart, variantIdsIn(inputs), context);
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
