import { randomUUID } from 'node:crypto';
import { type CartAttribute, normaliseAttributes } from '../../domain/cart/attributes.ts';
import { isAddable, isSettable, MAX_ATTRIBUTES } from '../../domain/cart/cart-limits.ts';
import type { CartLine, LineAddition, LineUpdate } from '../../domain/cart/line-plan.ts';
import type { VariantRecord } from '../../store/variants.ts';
import type { CartLineInput, CartLineUpdateInput, CartUserError } from '../generated/resolvers.ts';
import { globalId, rowIdOf } from '../ids/global-id.ts';
import { lineNameIn } from './cart-id.ts';
import {
  attributesTooLong,
  type FieldPath,
  forPointsOnly,
  lineMissing,
  merchandiseMissing,
  quantityOutOfRange,
  sellingPlanNotApplicable,
} from './user-errors.ts';

/** Inputs made sense of, or what is wrong with them: one of the two lists is empty. */
export interface Read<Item> {
  items: readonly Item[];
  errors: readonly CartUserError[];
}

export type VariantsById = ReadonlyMap<number, VariantRecord>;

/** Whether attributes are too long to keep. */
export const areTooLong = (attributes: readonly CartAttribute[]): boolean =>
  attributes.reduce((sum, { key, value }) => sum + key.length + value.length, 0) > MAX_ATTRIBUTES;

/** The variants that inputs name; ids that cannot be ours are left out and found missing later. */
export function variantIdsIn(inputs: ReadonlyArray<{ merchandiseId?: string | null | undefined }>): number[] {
  return inputs.flatMap(({ merchandiseId }) => (merchandiseId ? (rowIdOf('ProductVariant', merchandiseId) ?? []) : []));
}

function merchandiseErrors(field: FieldPath, id: string, variants: VariantsById): CartUserError[] {
  const variant = variants.get(rowIdOf('ProductVariant', id) ?? 0);
  if (!variant) return [merchandiseMissing(field, id)];
  return variant.rewardsOnly ? [forPointsOnly(field, variant.productTitle)] : [];
}

function read<Item>(items: readonly Item[], errors: readonly CartUserError[]): Read<Item> {
  return errors.length > 0 ? { items: [], errors } : { items, errors };
}

/** Reads lines to add; `path` leads to the list in the arguments. */
export function readAdditions(
  inputs: readonly CartLineInput[],
  path: FieldPath,
  variants: VariantsById,
): Read<LineAddition> {
  const errors = inputs.flatMap((input, index) => {
    const field = (name: string): FieldPath => [...path, String(index), name];
    return [
      ...merchandiseErrors(field('merchandiseId'), input.merchandiseId, variants),
      ...(isAddable(input.quantity ?? 1) ? [] : [quantityOutOfRange(field('quantity'), input.merchandiseId)]),
      ...(areTooLong(input.attributes ?? []) ? [attributesTooLong(field('attributes'))] : []),
      ...(input.sellingPlanId ? [sellingPlanNotApplicable(field('sellingPlanId'))] : []),
    ];
  });
  const items = inputs.map((input) => ({
    id: randomUUID(),
    variantId: rowIdOf('ProductVariant', input.merchandiseId) ?? 0,
    quantity: input.quantity ?? 1,
    attributes: normaliseAttributes(input.attributes ?? []),
  }));
  return read(items, errors);
}

/** Reads changes of the given lines. */
export function readUpdates(
  inputs: readonly CartLineUpdateInput[],
  lines: readonly CartLine[],
  variants: VariantsById,
): Read<LineUpdate> {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const errors = inputs.flatMap((input, index) => {
    const field = (name: string): FieldPath => ['lines', String(index), name];
    const line = byId.get(lineNameIn(input.id));
    if (!line) return [lineMissing(field('id'), lineNameIn(input.id))];
    const merchandiseId = input.merchandiseId ?? globalId('ProductVariant', line.variantId);
    return [
      ...(input.merchandiseId ? merchandiseErrors(field('merchandiseId'), input.merchandiseId, variants) : []),
      ...(isSettable(input.quantity ?? line.quantity) ? [] : [quantityOutOfRange(field('quantity'), merchandiseId)]),
      ...(areTooLong(input.attributes ?? []) ? [attributesTooLong(field('attributes'))] : []),
      ...(input.sellingPlanId ? [sellingPlanNotApplicable(field('sellingPlanId'))] : []),
    ];
  });
  const items = inputs.map((input) => ({
    id: lineNameIn(input.id),
    ...(input.merchandiseId ? { variantId: rowIdOf('ProductVariant', input.merchandiseId) ?? 0 } : {}),
    ...(typeof input.quantity === 'number' ? { quantity: input.quantity } : {}),
    ...(input.attributes ? { attributes: normaliseAttributes(input.attributes) } : {}),
  }));
  return read(items, errors);
}

/** Reads lines to take away. */
export function readRemovals(lineIds: readonly string[], lines: readonly CartLine[]): Read<LineUpdate> {
  const known = new Set(lines.map((line) => line.id));
  const errors = lineIds.flatMap((id, index) =>
    known.has(lineNameIn(id)) ? [] : [lineMissing(['lineIds', String(index)], lineNameIn(id))],
  );
  return read(
    lineIds.map((id) => ({ id: lineNameIn(id), quantity: 0 })),
    errors,
  );
}
