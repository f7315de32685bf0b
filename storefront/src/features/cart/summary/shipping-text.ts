import { formatMoney, type MoneyAmount } from '../../../ui/money/money-format.ts';
import { isAllGiftCards } from '../line/line-terms.ts';
import type { Cart } from '../state/cart.ts';
import { shipsByCode } from './discount-rows.ts';

interface ShippingTerms {
  /** Whether the cart is worth enough to ship free. */
  isFree: boolean;
  /** What sending costs; undefined where the provider does not say. */
  fee: MoneyAmount | undefined;
}

/** What sending a cart costs, as far as it is known before there is an address. */
export function shippingText(cart: Cart, { isFree, fee }: ShippingTerms): string {
  if (isAllGiftCards(cart)) return 'By email, free';
  if (isFree || shipsByCode(cart)) return 'Free';
  return fee ? `${formatMoney(fee)}, added at checkout` : 'Worked out at checkout';
}
