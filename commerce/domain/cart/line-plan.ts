import { attributesIdentity, type CartAttribute } from './attributes.ts';
import { MAX_QUANTITY } from './cart-limits.ts';

/** One merchandise with one set of attributes in a cart. */
export interface CartLine {
  id: string;
  variantId: number;
  quantity: number;
  attributes: readonly CartAttribute[];
}

/** What is to be put into a cart; `id` is the line's if it becomes a new one. */
export type LineAddition = CartLine;

/** A change of the line `id`; what is absent stays. A quantity of 0 takes the line away. */
export interface LineUpdate {
  id: string;
  variantId?: number;
  quantity?: number;
  attributes?: readonly CartAttribute[];
}

/** Fewer items than wanted could be had. `lineId` is undefined where no line came of it. */
export interface Shortage {
  kind: 'soldOut' | 'notEnough';
  variantId: number;
  lineId: string | undefined;
  /** Items added, or items the line is left with. */
  quantity: number;
}

/** Lines as they shall be, the newest first, and what could not be had. */
export interface LinePlan {
  lines: readonly CartLine[];
  shortages: readonly Shortage[];
}

/** Units of a variant that can be sold now. */
export type Availability = (variantId: number) => number;

/** Whether two lines are one: the same variant with the same attributes. */
export const sameMerchandise = (a: CartLine, b: CartLine): boolean =>
  a.variantId === b.variantId && attributesIdentity(a.attributes) === attributesIdentity(b.attributes);

const quantityOf = (lines: readonly CartLine[], variantId: number): number =>
  lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0);

const sellable = (available: Availability, variantId: number): number =>
  Math.min(Math.max(0, available(variantId)), MAX_QUANTITY);

/** Puts so many of an addition with what is in the cart already; none of something new is no line. */
function withAdded(lines: readonly CartLine[], addition: LineAddition, joined: CartLine | undefined, added: number) {
  if (!joined) return added > 0 ? [{ ...addition, quantity: added }, ...lines] : lines;
  return lines.map((line) => (line === joined ? { ...line, quantity: line.quantity + added } : line));
}

/**
 * Adds to a cart: the same merchandise with the same attributes joins its line, anything else becomes a new one in front.
 * Never more than can be sold over all lines of a variant; what is missing is told, not refused (Storefront API 2024-10).
 */
export function addLines(
  current: readonly CartLine[],
  additions: readonly LineAddition[],
  available: Availability,
): LinePlan {
  let lines = current;
  const shortages: Shortage[] = [];
  for (const addition of additions) {
    const { variantId } = addition;
    const stock = sellable(available, variantId);
    const added = Math.min(addition.quantity, Math.max(0, stock - quantityOf(lines, variantId)));
    const joined = lines.find((line) => sameMerchandise(line, addition));
    const lineId = joined?.id ?? (added > 0 ? addition.id : undefined);
    lines = withAdded(lines, addition, joined, added);
    if (added < addition.quantity)
      shortages.push({ kind: stock === 0 ? 'soldOut' : 'notEnough', variantId, lineId, quantity: added });
  }
  return { lines, shortages };
}

function joinEqualLines(lines: readonly CartLine[]): CartLine[] {
  const kept: CartLine[] = [];
  for (const line of lines) {
    const index = kept.findIndex((other) => sameMerchandise(other, line));
    const same = kept[index];
    if (same) kept[index] = { ...same, quantity: same.quantity + line.quantity };
    else kept.push(line);
  }
  return kept;
}

/** Cuts the lines of one variant down to its stock, those that were changed first served. */
function withinStock(
  lines: readonly CartLine[],
  variantId: number,
  changed: ReadonlySet<string>,
  available: Availability,
): LinePlan {
  const stock = sellable(available, variantId);
  const own = lines.filter((line) => line.variantId === variantId);
  const served = [...own.filter((line) => changed.has(line.id)), ...own.filter((line) => !changed.has(line.id))];
  let left = stock;
  const granted = new Map<string, number>();
  const shortages: Shortage[] = [];
  for (const line of served) {
    const quantity = Math.min(line.quantity, left);
    left -= quantity;
    granted.set(line.id, quantity);
    if (quantity < line.quantity) {
      const kind = stock === 0 ? 'soldOut' : 'notEnough';
      shortages.push({ kind, variantId, lineId: quantity > 0 ? line.id : undefined, quantity });
    }
  }
  const kept = lines.flatMap((line) => {
    const quantity = granted.get(line.id) ?? line.quantity;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  return { lines: kept, shortages };
}

/**
 * Changes lines of a cart. A line that becomes other merchandise moves to the front like a new one, and joins the line it
 * has become equal to. Updates of lines that are not there must have been refused before.
 */
export function updateLines(
  current: readonly CartLine[],
  updates: readonly LineUpdate[],
  available: Availability,
): LinePlan {
  const original = new Map(current.map((line) => [line.id, line]));
  let lines = [...current];
  for (const update of updates) {
    lines = lines.flatMap((line) => {
      if (line.id !== update.id) return [line];
      const changed = {
        ...line,
        variantId: update.variantId ?? line.variantId,
        quantity: update.quantity ?? line.quantity,
        attributes: update.attributes ?? line.attributes,
      };
      return changed.quantity === 0 ? [] : [changed];
    });
  }
  const isNew = (line: CartLine): boolean => {
    const before = original.get(line.id);
    return before === undefined || !sameMerchandise(before, line);
  };
  lines = joinEqualLines([...lines.filter(isNew), ...lines.filter((line) => !isNew(line))]);
  const changedIds = new Set(updates.map((update) => update.id));
  const variants = new Set(lines.filter((line) => changedIds.has(line.id)).map((line) => line.variantId));
  return [...variants].reduce<LinePlan>(
    (plan, variantId) => {
      const cut = withinStock(plan.lines, variantId, changedIds, available);
      return { lines: cut.lines, shortages: [...plan.shortages, ...cut.shortages] };
    },
    { lines, shortages: [] },
  );
}
