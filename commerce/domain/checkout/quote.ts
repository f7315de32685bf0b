import { createHash } from 'node:crypto';
import { attributesIdentity, type CartAttribute } from '../cart/attributes.ts';
import { cartTotals } from '../cart/cart-totals.ts';
import { type DeliveryOption, deliveryOptions } from '../delivery/delivery-options.ts';
import type { DeliveryMethod } from '../delivery/delivery-rates.ts';
import { addMoney, type Money } from '../money/money.ts';
import { type Shortage, shortagesOf } from '../stock/shortages.ts';

/** What is in a bag, as the checkout reads it. `unitPrice` is null where the piece has no price in this currency. */
export interface BagLine {
  variantId: number;
  productHandle: string;
  title: string;
  /** 'Wildflowers'; null for a piece without a print. */
  printTitle: string | null;
  optionName: string;
  optionValue: string;
  sku: string;
  /** Art-kit address and its words. */
  picture: { spec: string; alt: string } | null;
  quantity: number;
  unitPrice: Money | null;
  /** Units that nobody else holds. */
  available: number;
  attributes: readonly CartAttribute[];
}

/** A line that has a price; `amount` is the unit price times the quantity. */
export interface QuoteLine extends BagLine {
  unitPrice: Money;
  amount: Money;
}

/** What a bag costs now, for each way of delivery. */
export interface Quote {
  currency: string;
  deliveryCountry: string;
  lines: readonly QuoteLine[];
  /** Pieces of which there are fewer left than the bag holds, or that cannot be bought here at all. */
  shortages: readonly Shortage[];
  subtotal: Money;
  options: readonly DeliveryOption[];
  /** Equal for two quotes exactly when everything that decides what a shopper pays is equal. Dates are no part of it. */
  fingerprint: string;
}

function fingerprintOf(
  currency: string,
  deliveryCountry: string,
  lines: readonly QuoteLine[],
  options: readonly DeliveryOption[],
): string {
  const facts = [
    currency,
    deliveryCountry,
    lines.map((line) => [line.variantId, line.quantity, line.unitPrice.amount, attributesIdentity(line.attributes)]),
    options.map(({ method, price }) => [method, price.amount]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** Prices a bag. Nothing here comes from the browser but the delivery country (reliability D12). */
export function quoteBag(
  lines: readonly BagLine[],
  { currency, deliveryCountry, now }: { currency: string; deliveryCountry: string; now: Date },
): Quote {
  const priced = lines.flatMap((line) => (line.unitPrice ? [{ ...line, unitPrice: line.unitPrice }] : []));
  const totals = cartTotals(
    priced.map(({ unitPrice, quantity }) => ({ unitPrice, compareAt: null, quantity })),
    currency,
  );
  const quoteLines = priced.flatMap((line, index) => {
    const cost = totals.lines[index];
    return cost ? [{ ...line, amount: cost.total }] : [];
  });
  const options = deliveryOptions(totals.total, deliveryCountry, now);
  return {
    currency,
    deliveryCountry,
    lines: quoteLines,
    shortages: shortagesOf(lines),
    subtotal: totals.total,
    options,
    fingerprint: fingerprintOf(currency, deliveryCountry, quoteLines, options),
  };
}

/** The chosen way of delivery. */
export function optionOf(quote: Quote, method: DeliveryMethod): DeliveryOption {
  const option = quote.options.find((candidate) => candidate.method === method);
  if (!option) throw new Error(`No delivery option "${method}" in the quote.`);
  return option;
}

/** What the shopper pays: the lines and the delivery. */
export function totalOf(quote: Quote, method: DeliveryMethod): Money {
  return addMoney(quote.subtotal, optionOf(quote, method).price);
}
