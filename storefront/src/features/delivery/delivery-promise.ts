import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { fieldsOf, moneyOf, parsed } from './money-value.ts';

/** One way to send a parcel. */
export interface DeliveryPromise {
  price: MoneyAmount;
  /** Working days on the road, fewest and most. */
  days: readonly [fewest: number, most: number];
}

/** Reads an amount as a metafield of type `money` says it. */
export const promisedAmount = (text: string | null | undefined): MoneyAmount | undefined => moneyOf(parsed(text));

/** Reads the metafields `standard_delivery` and `express_delivery` of the shop; undefined for what is not one. */
export function deliveryPromise(text: string | null | undefined): DeliveryPromise | undefined {
  const { price, days } = parsed(text);
  const amount = moneyOf(fieldsOf(price));
  const [fewest, most]: readonly unknown[] = Array.isArray(days) ? days : [];
  return amount && typeof fewest === 'number' && typeof most === 'number'
    ? { price: amount, days: [fewest, most] }
    : undefined;
}

/** "3 to 5", "1". */
export const daysText = ([fewest, most]: DeliveryPromise['days']): string =>
  fewest === most ? String(fewest) : `${fewest} to ${most}`;
