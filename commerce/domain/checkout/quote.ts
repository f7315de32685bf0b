import { createHash } from 'node:crypto';
import { attributesIdentity, type CartAttribute } from '../cart/attributes.ts';
import type { CartPricing, PricedCode } from '../cart/cart-pricing.ts';
import { type DeliveryOption, deliveryOptions, emailDelivery } from '../delivery/delivery-options.ts';
import type { DeliveryMethod, DeliveryWay } from '../delivery/delivery-rates.ts';
import type { Allocation } from '../discount/allocation.ts';
import { applyGiftCards, type GiftCardBalance, type PayingGiftCard } from '../gift-card/applied-gift-cards.ts';
import { addMoney, type Money } from '../money/money.ts';
import { type Shortage, shortagesOf } from '../stock/shortages.ts';
import type { Destination } from '../tax/tax-rates.ts';
import { type TaxesAndDuties, taxesAndDutiesOf } from '../tax/taxes-and-duties.ts';

/** What is in a cart, as the checkout reads it. */
export interface CheckoutLine {
  /** Of the cart line. */
  lineId: string;
  variantId: number;
  productHandle: string;
  /** Comes by email and not in a parcel. */
  isGiftCard: boolean;
  /** Stays with whoever buys it. */
  isFinalSale: boolean;
  title: string;
  /** 'Wildflowers'; null for an item without a print. */
  printTitle: string | null;
  optionName: string;
  optionValue: string;
  sku: string;
  /** Art-kit address and its words. */
  picture: { spec: string; alt: string } | null;
  quantity: number;
  /** False where no price buys it, here or at all. */
  isSellable: boolean;
  /** Units that nobody else holds. */
  available: number;
  attributes: readonly CartAttribute[];
}

/** A line with what it costs; `amount` is the unit price times the quantity, less the line's own discounts. */
export interface QuoteLine extends CheckoutLine {
  unitPrice: Money;
  discounts: readonly Allocation[];
  amount: Money;
  /** Its share of what is taken off the whole cart. */
  cartDiscount: Money;
}

/** What a cart costs now, for each way of delivery. */
export interface Quote {
  currency: string;
  destination: Destination;
  /** Everything in the cart, with what cannot be bought. */
  cartLines: readonly CheckoutLine[];
  lines: readonly QuoteLine[];
  /** Items of which there are fewer left than the cart holds, or that cannot be bought here at all. */
  shortages: readonly Shortage[];
  /** The lines' amounts. */
  subtotal: Money;
  /** What is taken off the whole cart. */
  discounts: readonly Allocation[];
  /** The subtotal less those. */
  itemsTotal: Money;
  /** On top of them, where customs ask for it; null where duties are part of the prices. */
  duty: Money | null;
  codes: readonly PricedCode[];
  giftCards: readonly GiftCardBalance[];
  /** Gift cards that do not pay all of it leave this much, in minor units; 0 where a payment card can be asked for anything. */
  leastCharge: number;
  options: readonly DeliveryOption[];
  /** Equal for two quotes exactly when everything that decides what a shopper pays is equal. Dates are no part of it. */
  fingerprint: string;
}

/** What sums are made of. */
type Sums = Omit<Quote, 'fingerprint'>;

/** Where and when a cart is priced. */
export interface QuoteTerms {
  destination: Destination;
  now: Date;
  /** The least that the gateway asks of a payment card; absent where that is anything. */
  leastCharge?: ((currency: string) => number) | undefined;
}

function fingerprintOf(quote: Sums): string {
  const hashedFields = [
    quote.currency,
    quote.destination.country,
    quote.duty?.amount ?? 0,
    quote.lines.map((line) => [
      line.variantId,
      line.quantity,
      line.unitPrice.amount,
      line.amount.amount,
      line.cartDiscount.amount,
      attributesIdentity(line.attributes),
    ]),
    quote.options.map(({ method, price }) => [method, price.amount]),
    quote.giftCards.map(({ id, balance }) => [id, balance.amount, balance.currency]),
    // Only where it counts: a checkout that it does not touch stays valid when the least charge becomes another.
    ...(quote.options.some(({ method }) => leavesLeastCharge(quote, method)) ? [quote.leastCharge] : []),
  ];
  return createHash('sha256').update(JSON.stringify(hashedFields)).digest('base64url');
}

/** What the ways of delivery cost. */
function optionsFor(pricing: CartPricing, isSent: boolean, { destination, now }: QuoteTerms): DeliveryOption[] {
  if (!isSent) return [emailDelivery(pricing.currency, now)];
  const isFree = pricing.freeDelivery !== undefined;
  return deliveryOptions({
    subtotal: pricing.subtotal,
    countryCode: destination.country,
    isFree,
    isExpressFree: pricing.freeExpress,
    now,
  });
}

/** Puts a cart and its price together. Nothing here comes from the browser but where it goes (reliability D12). */
export function quoteCheckout(lines: readonly CheckoutLine[], pricing: CartPricing, terms: QuoteTerms): Quote {
  const prices = new Map(pricing.lines.map((line) => [line.id, line]));
  const quote = {
    currency: pricing.currency,
    destination: terms.destination,
    cartLines: lines,
    lines: lines.flatMap((line) => {
      const price = prices.get(line.lineId);
      if (!price) return [];
      const { amountPerQuantity: unitPrice, discounts, total: amount, cartDiscount } = price;
      return [{ ...line, unitPrice, discounts, amount, cartDiscount }];
    }),
    shortages: shortagesOf(lines),
    subtotal: pricing.subtotal,
    discounts: pricing.discounts,
    itemsTotal: pricing.total,
    duty: pricing.taxesAndDuties.duty
      ? { amount: pricing.taxesAndDuties.duty.amount, currency: pricing.currency }
      : null,
    codes: pricing.codes,
    giftCards: pricing.giftCards,
    leastCharge: terms.leastCharge?.(pricing.currency) ?? 0,
    options: optionsFor(
      pricing,
      lines.some(({ isGiftCard }) => !isGiftCard),
      terms,
    ),
  };
  return { ...quote, fingerprint: fingerprintOf(quote) };
}

/** The chosen way of delivery, or the only one there is. */
export function optionOf(quote: Sums, method: DeliveryWay): DeliveryOption {
  const option = quote.options.find((candidate) => candidate.method === method) ?? quote.options[0];
  if (!option) throw new Error(`No delivery option "${method}" in the quote.`);
  return option;
}

/** Whether anything in it is sent. */
export const hasParcel = ({ options }: Quote): boolean => options.some(({ method }) => method !== 'email');

/** What the order costs: the items, the delivery, and duties where they come on top. */
export function totalOf(quote: Sums, method: DeliveryWay): Money {
  const duties = quote.duty ? [quote.duty] : [];
  return addMoney(quote.itemsTotal, optionOf(quote, method).price, ...duties);
}

/** Its taxes and duties, shared out to the lines and the delivery. */
export function taxesAndDutiesOfQuote(quote: Quote, method: DeliveryMethod): TaxesAndDuties {
  return taxesAndDutiesOf({
    destination: quote.destination,
    currency: quote.currency,
    lines: quote.lines.map(({ amount, cartDiscount, isGiftCard }) => ({
      net: amount.amount - cartDiscount.amount,
      isGiftCard,
    })),
    delivery: optionOf(quote, method).price.amount,
  });
}

/** What each gift card pays of it. */
export function giftCardsOf(quote: Sums, method: DeliveryWay): PayingGiftCard[] {
  return applyGiftCards(quote.giftCards, totalOf(quote, method), quote.leastCharge).filter(
    ({ amountUsed }) => amountUsed.amount > 0,
  );
}

const paidByGiftCards = (quote: Sums, method: DeliveryWay): number =>
  giftCardsOf(quote, method).reduce((sum, { amountUsed }) => sum + amountUsed.amount, 0);

/** Whether they hold more than they pay of it, because a payment card cannot be asked for the little that would be left. */
export function leavesLeastCharge(quote: Sums, method: DeliveryWay): boolean {
  const held = quote.giftCards
    .filter(({ balance }) => balance.currency === quote.currency)
    .reduce((sum, { balance }) => sum + balance.amount, 0);
  return dueOf(quote, method).amount > 0 && held > paidByGiftCards(quote, method);
}

/** What is left for the shopper's card. */
export function dueOf(quote: Sums, method: DeliveryWay): Money {
  const { amount, currency } = totalOf(quote, method);
  return { amount: amount - paidByGiftCards(quote, method), currency };
}
