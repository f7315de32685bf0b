import { formatMoney, type MoneyAmount } from '../../ui/money/money-format.ts';
import type { Promises } from './promises.ts';

/** A round promise: "$75", not "$75.00". */
const round = (money: MoneyAmount): string => formatMoney(money).replace(/\.00$/, '');

/** What the shop is proud of first: from where sending is free. Undefined where the provider promises no such thing. */
export const freeShippingLine = ({ freeShippingFrom }: Partial<Promises> = {}): string | undefined =>
  freeShippingFrom && `Free shipping from ${round(freeShippingFrom)}. Sunshine included.`;

/** The country as it stands in a sentence: "the Philippines", "Japan". */
export const placed = (country: string): string =>
  /^(?:United|Netherlands|Philippines)/.test(country) ? `the ${country}` : country;

/** Whether something of that price ships free by itself. */
const shipsFreeAlone = (price: MoneyAmount | undefined, from: MoneyAmount): boolean =>
  price?.currencyCode === from.currencyCode && Number(price.amount) >= Number(from.amount);

/**
 * What sending a piece of `worth` costs: "It ships free", "Free from $75, $6 below"; without a figure where the provider
 * says none.
 */
export function costLabel({ freeShippingFrom, standardDelivery }: Partial<Promises>, worth?: MoneyAmount): string {
  if (freeShippingFrom && shipsFreeAlone(worth, freeShippingFrom)) return 'It ships free';
  if (!standardDelivery) return 'Bigger bags ship free';
  const price = round(standardDelivery.price);
  return freeShippingFrom ? `Free from ${round(freeShippingFrom)}, ${price} below` : `${price} to send`;
}
