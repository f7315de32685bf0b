import { thresholdIn } from '../money/price-table.ts';
import type { FoundCode } from './discount.ts';

/** Why a code does not work, in the Storefront API's words (CartWarningCode). */
export type CodeRefusal =
  | 'DISCOUNT_NOT_FOUND'
  | 'DISCOUNT_CURRENTLY_INACTIVE'
  | 'DISCOUNT_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING'
  | 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE'
  | 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED'
  | 'DISCOUNT_NO_ENTITLED_LINE_ITEMS'
  | 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES'
  | 'DISCOUNT_PURCHASE_NOT_IN_RANGE'
  | 'DISCOUNT_QUANTITY_NOT_IN_RANGE'
  | 'DISCOUNT_CODE_NOT_HONOURED';

/** The cart as a code sees it: after the discounts of single lines, gift cards for sale left out. */
export interface CodeCart {
  currency: string;
  /** Minor units. */
  subtotal: number;
  itemsLeft: number;
  /** What can be reduced is in it, items that cost something. */
  kinds: ReadonlySet<string>;
  needsDelivery: boolean;
}

function timeRefusal({ discount }: FoundCode, now: Date): CodeRefusal | undefined {
  const begun = discount.startsAt === null || discount.startsAt <= now;
  const over = discount.endsAt !== null && discount.endsAt <= now;
  return begun && !over ? undefined : 'DISCOUNT_CURRENTLY_INACTIVE';
}

function useRefusal({ discount, used, customer }: FoundCode): CodeRefusal | undefined {
  if (discount.usageLimit !== null && used >= discount.usageLimit) return 'DISCOUNT_USAGE_LIMIT_REACHED';
  if (discount.grantedOnly && !customer) return 'DISCOUNT_ELIGIBLE_CUSTOMER_MISSING';
  if (discount.grantedOnly && !customer?.isGranted) return 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
  if (discount.oncePerCustomer && customer?.usedBefore) return 'DISCOUNT_CUSTOMER_USAGE_LIMIT_REACHED';
  if (discount.firstOrderOnly && customer?.hasOrdered) return 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE';
  return undefined;
}

function cartRefusal({ discount }: FoundCode, cart: CodeCart): CodeRefusal | undefined {
  if (discount.class === 'delivery' && !cart.needsDelivery) return 'DISCOUNT_NO_ENTITLED_SHIPPING_LINES';
  const isEntitled =
    discount.kinds.length === 0 ? cart.kinds.size > 0 : discount.kinds.some((kind) => cart.kinds.has(kind));
  if (!isEntitled) return 'DISCOUNT_NO_ENTITLED_LINE_ITEMS';
  if (discount.minimumUsd !== null && cart.subtotal < thresholdIn(discount.minimumUsd, cart.currency))
    return 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
  if (discount.minimumItems !== null && cart.itemsLeft < discount.minimumItems) return 'DISCOUNT_QUANTITY_NOT_IN_RANGE';
  return undefined;
}

/** Why the code does not work, whatever is in the cart: unknown, too early, too late, used up, somebody else's. */
export function ownRefusal(found: FoundCode | undefined, now: Date): CodeRefusal | undefined {
  return found ? (timeRefusal(found, now) ?? useRefusal(found)) : 'DISCOUNT_NOT_FOUND';
}

/** Why the code does not work on this cart; undefined if it does. While the buyer is unknown, the buyer is given the benefit of the doubt; who takes the money asks again. */
export function codeRefusal(found: FoundCode | undefined, cart: CodeCart, now: Date): CodeRefusal | undefined {
  return ownRefusal(found, now) ?? (found && cartRefusal(found, cart));
}
