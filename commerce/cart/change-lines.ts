import { randomUUID } from 'node:crypto';
import { type CartAttribute, normaliseAttributes } from '../domain/cart/attributes.ts';
import { isAddable, isSettable, MAX_ATTRIBUTES } from '../domain/cart/cart-limits.ts';
import { addLines, type CartLine, type LinePlan, type LineUpdate, updateLines } from '../domain/cart/line-plan.ts';
import { merchandiseByIds } from '../store/catalogue/merchandise.ts';
import type { CommerceDb, CommerceTx } from '../store/commerce-database.ts';
import type { Cart } from './cart.ts';
import { type CartChange, type CartPlan, type MerchandiseById, unless } from './cart-plan.ts';
import type { CartProblem } from './cart-problem.ts';
import { markedAttributes, unlockingCodesOf } from './earned-gifts.ts';

/** Merchandise to put into a cart. */
export interface ItemInput {
  /** 0 for an id that cannot be ours. */
  variantId: number;
  /** One unless told. */
  quantity?: number;
  attributes?: readonly CartAttribute[];
  /** Asked for by a selling plan; the shop has none. */
  hasSellingPlan?: boolean;
}

/** What a line of the cart shall be; what is absent stays. A quantity of 0 takes it away. */
export interface LineInput extends Partial<ItemInput> {
  lineId: string;
}

/** Whether attributes are too long to keep. */
export const areTooLong = (attributes: readonly CartAttribute[]): boolean =>
  attributes.reduce((sum, { key, value }) => sum + key.length + value.length, 0) > MAX_ATTRIBUTES;

/** The merchandise in a cart and in what is asked of it, read once for the change and for its answer. */
async function readVariants(
  db: CommerceDb | CommerceTx,
  { lines, currency }: Cart,
  asked: ReadonlyArray<{ variantId?: number }>,
): Promise<MerchandiseById> {
  const ids = new Set([...lines, ...asked].flatMap(({ variantId }) => variantId ?? []));
  const merchandise = ids.size > 0 ? await merchandiseByIds(db, [...ids], currency) : [];
  return new Map(merchandise.map((one) => [one.id, one]));
}

/** Handles of products that no money buys and the cart has a code for. */
type Unlocked = ReadonlySet<string>;

async function unlockedBy(
  db: CommerceDb | CommerceTx,
  { record }: Cart,
  variants: MerchandiseById,
  now: Date,
): Promise<Unlocked> {
  if (![...variants.values()].some(({ rewardsOnly }) => rewardsOnly)) return new Set();
  return new Set((await unlockingCodesOf(db, record, now)).map(({ handle }) => handle));
}

function merchandiseProblems(
  variantId: number,
  index: number,
  variants: MerchandiseById,
  unlocked: Unlocked,
): CartProblem[] {
  const variant = variants.get(variantId);
  if (!variant) return [{ about: 'lines', index, code: 'merchandise-missing', variantId }];
  return variant.rewardsOnly && !unlocked.has(variant.productHandle)
    ? [{ about: 'lines', index, code: 'for-points-only', title: variant.productTitle }]
    : [];
}

function otherProblems(input: Partial<ItemInput>, index: number): CartProblem[] {
  return [
    ...(areTooLong(input.attributes ?? []) ? [{ about: 'lines', index, code: 'attributes-too-long' } as const] : []),
    ...(input.hasSellingPlan ? [{ about: 'lines', index, code: 'selling-plan-not-applicable' } as const] : []),
  ];
}

const availableIn =
  (variants: MerchandiseById) =>
  (id: number): number =>
    variants.get(id)?.available ?? 0;

const planOf = ({ lines, shortages }: LinePlan, variants: MerchandiseById): CartPlan => ({
  lines,
  news: { shortages, variants },
});

/**
 * Adds merchandise to a cart; all of it or none, and of a quantity of 0 nothing. What is short of stock is added as far as it goes, and told. What no money buys
 * needs a code in the cart that gives it, which works `now`.
 */
export function addItems(inputs: readonly ItemInput[], now: Date): CartChange {
  return async (db, cart) => {
    const variants = await readVariants(db, cart, inputs);
    const unlocked = await unlockedBy(db, cart, variants, now);
    const problems = inputs.flatMap((input, index): CartProblem[] => {
      const { variantId, quantity = 1 } = input;
      return [
        ...merchandiseProblems(variantId, index, variants, unlocked),
        ...(isAddable(quantity) || quantity === 0
          ? []
          : [{ about: 'lines', index, code: 'quantity-out-of-range', variantId } as const]),
        ...otherProblems(input, index),
      ];
    });
    return unless(problems, () => {
      const additions = inputs.map(({ variantId, quantity = 1, attributes = [] }) => ({
        id: randomUUID(),
        variantId,
        quantity,
        attributes: markedAttributes(normaliseAttributes(attributes), variants.get(variantId)),
      }));
      return planOf(addLines(cart.lines, additions, availableIn(variants)), variants);
    });
  };
}

/** What a change of a line is held against. */
interface Held {
  variants: MerchandiseById;
  unlocked: Unlocked;
}

function changeProblems(input: LineInput, index: number, line: CartLine, { variants, unlocked }: Held): CartProblem[] {
  const { variantId = line.variantId, quantity = line.quantity } = input;
  return [
    ...(input.variantId === undefined ? [] : merchandiseProblems(variantId, index, variants, unlocked)),
    ...(isSettable(quantity) ? [] : [{ about: 'lines', index, code: 'quantity-out-of-range', variantId } as const]),
    ...otherProblems(input, index),
  ];
}

/** The attributes a line shall have; undefined where they stay. */
function changedAttributes({ variantId, attributes }: LineInput, line: CartLine, variants: MerchandiseById) {
  if (variantId === undefined && !attributes) return undefined;
  const variant = variants.get(variantId ?? line.variantId);
  return markedAttributes(attributes ? normaliseAttributes(attributes) : line.attributes, variant);
}

/** A change as the rules of lines take it: what is not told stays. */
function updateOf(input: LineInput, line: CartLine | undefined, variants: MerchandiseById): LineUpdate {
  const { lineId, variantId, quantity } = input;
  const attributes = line && changedAttributes(input, line, variants);
  return {
    id: lineId,
    ...(variantId === undefined ? {} : { variantId }),
    ...(quantity === undefined ? {} : { quantity }),
    ...(attributes ? { attributes } : {}),
  };
}

/** Changes lines of a cart; all of them or none. What no money buys needs a code for it, as in {@link addItems}. */
export function changeLines(inputs: readonly LineInput[], now: Date): CartChange {
  return async (db, cart) => {
    const variants = await readVariants(db, cart, inputs);
    const held = { variants, unlocked: await unlockedBy(db, cart, variants, now) };
    const byId = new Map(cart.lines.map((line) => [line.id, line]));
    const problems = inputs.flatMap((input, index): CartProblem[] => {
      const line = byId.get(input.lineId);
      return line ? changeProblems(input, index, line, held) : [lineMissing(input.lineId, index)];
    });
    return unless(problems, () => {
      const updates = inputs.map((input) => updateOf(input, byId.get(input.lineId), variants));
      return planOf(updateLines(cart.lines, updates, availableIn(variants)), variants);
    });
  };
}

const lineMissing = (lineId: string, index: number): CartProblem => ({
  about: 'lines',
  index,
  code: 'line-missing',
  lineId,
});

/** Takes lines out of a cart; all of them or none. */
export function removeLines(lineIds: readonly string[]): CartChange {
  return (_db, { lines }) => {
    const known = new Set(lines.map(({ id }) => id));
    const problems = lineIds.flatMap((id, index) => (known.has(id) ? [] : [lineMissing(id, index)]));
    return unless(problems, () => {
      const gone = new Set(lineIds);
      return { lines: lines.filter(({ id }) => !gone.has(id)) };
    });
  };
}
