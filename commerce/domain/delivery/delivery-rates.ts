import { FREE_FROM } from '@bluebird-bay/contract/free-from.ts';
import type { Money } from '../money/money.ts';
import { priceIn, thresholdIn } from '../money/price-table.ts';

/** How a parcel travels. */
export type DeliveryMethod = 'standard' | 'express' | 'pickup';

/** How an order reaches its buyer: in a parcel, or in an email where it holds nothing but gift cards. */
export type DeliveryWay = DeliveryMethod | 'email';

interface DeliveryRate {
  title: string;
  /** US cents; the price table gives the other currencies. */
  usdMinor: number;
  /** Costs nothing from this subtotal on, in whole dollars (see {@link thresholdIn}). */
  freeFrom?: number;
}

/** What delivery costs, the same for every country. Source: decisions.md, Numbers ("Free shipping from 75 USD"). */
const DELIVERY_RATES = {
  standard: { title: 'Standard', usdMinor: 600, freeFrom: FREE_FROM.freeShipping },
  express: { title: 'Express', usdMinor: 1400 },
  pickup: { title: 'Pick-up point', usdMinor: 600, freeFrom: FREE_FROM.freeShipping },
} as const satisfies Record<DeliveryMethod, DeliveryRate>;

/** In the order in which they are offered; the first is the choice of who has not chosen. */
export const DELIVERY_METHODS = ['standard', 'express', 'pickup'] as const satisfies readonly DeliveryMethod[];

export function isDeliveryMethod(text: string): text is DeliveryMethod {
  return DELIVERY_METHODS.some((method) => method === text);
}

export function deliveryTitle(way: DeliveryWay): string {
  return way === 'email' ? 'By email' : DELIVERY_RATES[way].title;
}

/** The price of a method for a cart of this subtotal, in the currency of the subtotal. */
export function deliveryPrice(method: DeliveryMethod, subtotal: Money): Money {
  const rate: DeliveryRate = DELIVERY_RATES[method];
  const { currency } = subtotal;
  const free = rate.freeFrom !== undefined && subtotal.amount >= thresholdIn(rate.freeFrom, currency);
  return { amount: free ? 0 : priceIn(rate.usdMinor, currency), currency };
}

/** The subtotal from which standard delivery costs nothing. */
export function freeDeliveryFrom(currency: string): Money {
  return { amount: thresholdIn(DELIVERY_RATES.standard.freeFrom, currency), currency };
}
