import type { CartAttribute } from '../cart/attributes.ts';
import type { Arrival } from '../delivery/delivery-days.ts';
import type { DeliveryMethod } from '../delivery/delivery-rates.ts';
import type { Address } from './address.ts';
import { optionOf, type Quote, totalOf } from './quote.ts';

/** A line as it was agreed. Amounts are minor units of the snapshot's currency. */
export interface SnapshotLine {
  variantId: number;
  productHandle: string;
  title: string;
  printTitle: string | null;
  optionName: string;
  optionValue: string;
  sku: string;
  picture: { spec: string; alt: string } | null;
  quantity: number;
  unitPrice: number;
  amount: number;
  attributes: readonly CartAttribute[];
}

/** What is delivered where, to whom, and under which words. */
export interface OrderDetails {
  /** The customer who was signed in; null for a guest. */
  customerId: number | null;
  email: string;
  deliveryAddress: Address;
  billingAddress: Address;
  method: DeliveryMethod;
  cardLast4: string;
  note: string;
  attributes: readonly CartAttribute[];
}

/**
 * An order as it was agreed when "Pay" was pressed, kept with the attempt: what is charged and what the order says come
 * from here and from nowhere else, whatever happens to the bag or to prices meanwhile (C8).
 */
export interface OrderSnapshot extends OrderDetails {
  currency: string;
  lines: readonly SnapshotLine[];
  subtotal: number;
  deliveryPrice: number;
  total: number;
  arrival: Arrival;
}

/** Freezes a quote for the chosen way of delivery. */
export function snapshotOf(quote: Quote, details: OrderDetails): OrderSnapshot {
  const option = optionOf(quote, details.method);
  return {
    ...details,
    currency: quote.currency,
    lines: quote.lines.map(({ available: _, unitPrice, amount, ...line }) => ({
      ...line,
      unitPrice: unitPrice.amount,
      amount: amount.amount,
    })),
    subtotal: quote.subtotal.amount,
    deliveryPrice: option.price.amount,
    total: totalOf(quote, details.method).amount,
    arrival: option.arrival,
  };
}
