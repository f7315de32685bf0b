import type { CartAttribute } from '../cart/attributes.ts';
import type { Arrival } from '../delivery/delivery-days.ts';
import type { DeliveryMethod, DeliveryWay } from '../delivery/delivery-rates.ts';
import type { Allocation } from '../discount/allocation.ts';
import type { IncludedTax } from '../tax/taxes-and-duties.ts';
import type { Address } from './address.ts';
import { giftCardsOf, optionOf, type Quote, taxesAndDutiesOfQuote, totalOf } from './quote.ts';

/** A line as it was agreed. Amounts are minor units of the snapshot's currency. */
export interface SnapshotLine {
  variantId: number;
  /** Absent where the agreement is older than gift cards are sold. */
  isGiftCard?: boolean;
  /** Stays with whoever buys it. */
  isFinalSale?: boolean;
  productHandle: string;
  title: string;
  printTitle: string | null;
  optionName: string;
  optionValue: string;
  sku: string;
  picture: { spec: string; alt: string } | null;
  quantity: number;
  unitPrice: number;
  /** What was taken off this line alone, and why. */
  discount: number;
  discounts: readonly Allocation[];
  /** The unit price times the quantity, less that. */
  amount: number;
  /** Its share of what was taken off the whole order. */
  cartDiscount: number;
  /** Its share of the tax, which is part of what was paid for it, and of the duties, which came on top. */
  tax: number;
  duty: number;
  attributes: readonly CartAttribute[];
}

/** The tax within an order; `delivery` is the delivery's share, the others are in the lines. */
export type OrderTax = Omit<IncludedTax, 'lines'>;

/** What a gift card pays. */
export interface GiftCardPayment {
  id: number;
  lastCharacters: string;
  amount: number;
}

/** What is delivered where, to whom, and under which words. */
export interface OrderDetails {
  /** The customer who was signed in; null for a guest. */
  customerId: number | null;
  email: string;
  deliveryAddress: Address;
  billingAddress: Address;
  method: DeliveryMethod;
  /** Null where no card pays, or the gateway asks for it. */
  cardLast4: string | null;
  note: string;
  attributes: readonly CartAttribute[];
}

/**
 * An order as it was agreed when "Pay" was pressed, kept with the attempt: what is charged and what the order says come
 * from here and from nowhere else, whatever happens to the cart or to prices meanwhile (C8).
 */
export interface OrderSnapshot extends Omit<OrderDetails, 'method'> {
  method: DeliveryWay;
  currency: string;
  lines: readonly SnapshotLine[];
  /** The lines' amounts. */
  subtotal: number;
  /** What was taken off the whole order, and why; the codes that did anything. */
  discount: number;
  discounts: readonly Allocation[];
  discountCodes: readonly string[];
  deliveryPrice: number;
  /** Null where nobody could say. */
  tax: OrderTax | null;
  /** On top of items and delivery. */
  duty: number;
  total: number;
  giftCards: readonly GiftCardPayment[];
  arrival: Arrival;
}

/** What gift cards pay of an order. */
export function giftCardAmount({ giftCards }: Pick<OrderSnapshot, 'giftCards'>): number {
  return giftCards.reduce((sum, { amount }) => sum + amount, 0);
}

/** What the gateway is asked for. */
export function chargeOf(snapshot: Pick<OrderSnapshot, 'giftCards' | 'total'>): number {
  return snapshot.total - giftCardAmount(snapshot);
}

/** Freezes a quote for the chosen way of delivery. */
export function snapshotOf(quote: Quote, details: OrderDetails): OrderSnapshot {
  const { method } = details;
  const option = optionOf(quote, method);
  const { tax, duty } = taxesAndDutiesOfQuote(quote, method);
  return {
    ...details,
    method: option.method,
    currency: quote.currency,
    lines: quote.lines.map((line, index): SnapshotLine => {
      const { available: _, isSellable: __, lineId: ___, unitPrice, amount, cartDiscount, ...rest } = line;
      return {
        ...rest,
        unitPrice: unitPrice.amount,
        discount: unitPrice.amount * line.quantity - amount.amount,
        amount: amount.amount,
        cartDiscount: cartDiscount.amount,
        tax: tax?.lines[index] ?? 0,
        duty: duty?.lines[index] ?? 0,
      };
    }),
    subtotal: quote.subtotal.amount,
    discount: quote.subtotal.amount - quote.itemsTotal.amount,
    discounts: quote.discounts,
    discountCodes: quote.codes.flatMap(({ code, refusal }) => (refusal === undefined ? [code] : [])),
    deliveryPrice: option.price.amount,
    tax: tax ? { name: tax.name, rate: tax.rate, amount: tax.amount, delivery: tax.delivery } : null,
    duty: duty?.amount ?? 0,
    total: totalOf(quote, method).amount,
    giftCards: giftCardsOf(quote, method).map(({ id, lastCharacters, amountUsed }) => ({
      id,
      lastCharacters,
      amount: amountUsed.amount,
    })),
    arrival: option.arrival,
  };
}
