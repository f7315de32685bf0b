/** How many codes are tried together; with more, only the first of these. */
const MAX_COMBINED = 8;

/** Whether two discounts may be used together: each must allow the other's class. */
const mayCombine = (a: Discount, b: Discount): boolean =>
  a.combinesWith.includes(b.class) && b.combinesWith.includes(a.class);

/**
 * The codes that are used together: of all sets whose members may be combined, the one that saves most, and of equal ones the
 * one with the codes that were entered first. `saving` is in minor units.
 */
export function bestCombination<Code extends { discount: Discount }>(
  codes: readonly Code[],
  saving: (chosen: readonly Code[]) => number,
): readonly Code[] {
  let best: readonly Code[] = [];
  let most = -1;
  const visit = (index: number, chosen: readonly Code[]): void => {
    const code = codes[index];
    if (!code || index >= MAX_COMBINED) {
      const saved = saving(chosen);
      if (saved > most || (saved === most && chosen.length > best.length)) {
        best = chosen;
        most = saved;
      }
      return;
    }
    if (chosen.every((other) => mayCombine(other.discount, code.discount))) visit(index + 1, [...chosen, code]);
    visit(index + 1, chosen);
  };
  visit(0, []);
  return best;
}

/** What a code gives: a share of the price, an amount, or the delivery. Amounts are in US cents (the price table converts). */
export type DiscountValue =
  | { kind: 'percentage'; percent: number }
  | { kind: 'fixed'; usdMinor: number }
  | { kind: 'freeDelivery' };

/** What a discount is taken from; discounts are combined by it, as the hosted provider has it. */
export type DiscountClass = 'product' | 'order' | 'delivery';

/** A discount that is had by a code. */
export interface Discount {
  id: number;
  title: string;
  value: DiscountValue;
  class: DiscountClass;
  /**
   * Kinds of garment it is for, and on how many items it works; both only for a product discount, empty and null for
   * all.
   */
  kinds: readonly string[];
  maxItems: number | null;
  /** In whole dollars, converted like every threshold; null for none. */
  minimumUsd: number | null;
  minimumItems: number | null;
  startsAt: Date | null;
  /** The first moment it does not work any more. */
  endsAt: Date | null;
  /** How often it can be used in all; null for any number of times. */
  usageLimit: number | null;
  oncePerCustomer: boolean;
  firstOrderOnly: boolean;
  /** Only for the customers it was granted to. */
  grantedOnly: boolean;
  /** Classes of other discounts it can be used with. */
  combinesWith: readonly DiscountClass[];
  /**
   * Handle of a product that only points buy: the code gives one piece of it, whatever other codes do, and nothing else. Null for a
   * discount of the usual kind.
   */
  unlocks: string | null;
}

/** A code as it was found, with what is known of its use and of the customer; what is undefined is unknown. */
export interface FoundCode {
  discount: Discount;
  /** The code as it is written in the shop's books. */
  code: string;
  used: number;
  /** Undefined while nobody knows who buys. */
  customer: { usedBefore: boolean; hasOrdered: boolean; isGranted: boolean } | undefined;
}
