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
