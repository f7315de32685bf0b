import { prorate } from '../discount/allocation.ts';
import { priceIn } from '../money/price-table.ts';

/** What each pair of a top and bottoms in the same print saves, in US cents. Source: decisions.md, Numbers. */
export const PAIR_USD = 600;

/** What the offer is called on a receipt. */
export const PAIR_TITLE = 'Matching pair';

/** A line as the offer sees it. */
export interface PairLine {
  id: string;
  kind: string;
  /** The print's tag ('print_wildflowers'); undefined for an item without one. */
  print: string | undefined;
  quantity: number;
  /** What one item still costs, in minor units. */
  unitPrice: number;
}

const HALVES = ['top', 'bottoms'] as const;

const itemsIn = (lines: readonly PairLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The prices of that many items by line, the first lines first. */
function taken(lines: readonly PairLine[], items: number): Array<{ id: string; worth: number }> {
  let left = items;
  return lines.map(({ id, quantity, unitPrice }) => {
    const count = Math.min(left, quantity);
    left -= count;
    return { id, worth: count * unitPrice };
  });
}

/** What the pairs of each print take off their lines, in minor units: shared by what the paired items cost. */
export function pairSavings(lines: readonly PairLine[], currency: string): Map<string, number> {
  const off = priceIn(PAIR_USD, currency);
  const savings = new Map<string, number>();
  for (const [print, own] of Map.groupBy(lines, (line) => line.print)) {
    if (print === undefined) continue;
    const [tops = [], bottoms = []] = HALVES.map((half) => own.filter(({ kind }) => kind === half));
    const pairs = Math.min(itemsIn(tops), itemsIn(bottoms));
    const items = [...taken(tops, pairs), ...taken(bottoms, pairs)];
    const worth = items.reduce((sum, item) => sum + item.worth, 0);
    const shares = prorate(
      Math.min(pairs * off, worth),
      items.map((item) => item.worth),
    );
    items.forEach(({ id }, index) => {
      const share = shares[index] ?? 0;
      if (share > 0) savings.set(id, share);
    });
  }
  return savings;
}
