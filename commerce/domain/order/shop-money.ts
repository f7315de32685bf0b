import { inUsd } from '../money/price-table.ts';

/** An order's money, as much of it as converting needs; amounts are minor units of `currency`. */
export interface PricedOrder {
  currency: string;
  /** The lines' amounts. */
  subtotal: number;
  /** What was taken off the whole order. */
  discount: number;
}

/**
 * Converts amounts of an order (minor units) into US cents. Parts of it are converted at what its whole merchandise comes to, so
 * that all parts together are the whole.
 */
export function shopMoneyOf({ currency, subtotal, discount }: PricedOrder): (amount: number) => number {
  const paid = subtotal - discount;
  const usd = inUsd(paid, currency);
  return (amount) => (paid > 0 ? Math.round((amount * usd) / paid) : inUsd(amount, currency));
}

/** What is paid for merchandise, gift cards for sale left out, in US cents: what the webhooks tell of the order comes to the same. */
export function merchandiseCents(
  order: PricedOrder,
  giftCards: ReadonlyArray<{ unitPrice: number; quantity: number }>,
): number {
  const inShopMoney = shopMoneyOf(order);
  const forSale = giftCards.reduce((sum, { unitPrice, quantity }) => sum + inShopMoney(unitPrice) * quantity, 0);
  return Math.max(0, inShopMoney(order.subtotal - order.discount) - forSale);
}
