import { addItems, changeLines, type ItemInput, removeLines } from '../../../cart/change-lines.ts';
import type { RequestContext } from '../../context.ts';
import type { CartLineInput, CartLineUpdateInput } from '../../generated/resolvers.ts';
import { rowIdOf } from '../../ids/global-id.ts';
import { lineNameIn } from '../cart-id.ts';
import { type CartPayloadSource, changeCartOf } from '../payload/payload.ts';
import { argument } from '../payload/problem-error.ts';

/** A line that is to be added; an id that cannot be ours is found missing by the cart's own rules. */
export const readItem = (input: CartLineInput): ItemInput => ({
  variantId: rowIdOf('ProductVariant', input.merchandiseId) ?? 0,
  quantity: input.quantity ?? 1,
  attributes: input.attributes ?? [],
  hasSellingPlan: Boolean(input.sellingPlanId),
});

/** Adds merchandise to a cart. All lines are added or none. */
export function cartLinesAdd(
  id: string,
  inputs: readonly CartLineInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  const paths = argument('lines', { merchandiseId: (index) => inputs[index]?.merchandiseId });
  return changeCartOf(context, id, addItems(inputs.map(readItem), context.now()), { paths, hidesCart: true });
}

/** Changes lines of a cart; all of them or none. */
export function cartLinesUpdate(
  id: string,
  inputs: readonly CartLineUpdateInput[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  const lines = inputs.map((input) => ({
    lineId: lineNameIn(input.id),
    ...(input.merchandiseId ? { variantId: rowIdOf('ProductVariant', input.merchandiseId) ?? 0 } : {}),
    ...(typeof input.quantity === 'number' ? { quantity: input.quantity } : {}),
    ...(input.attributes ? { attributes: input.attributes } : {}),
    hasSellingPlan: Boolean(input.sellingPlanId),
  }));
  const paths = argument('lines', { merchandiseId: (index) => inputs[index]?.merchandiseId });
  return changeCartOf(context, id, changeLines(lines, context.now()), { paths });
}

/** Takes lines out of a cart; all of them or none. */
export function cartLinesRemove(
  id: string,
  lineIds: readonly string[],
  context: RequestContext,
): Promise<CartPayloadSource> {
  return changeCartOf(context, id, removeLines(lineIds.map(lineNameIn)), {
    paths: argument('lineIds', { areIds: true }),
  });
}
