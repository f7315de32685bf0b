import type { ShopPromisesQuery } from '../../storefront-api/generated/operations.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';
import { fieldsOf, moneyOf, parsed } from './money-value.ts';

/** What the provider promises somebody in a country; what it does not say is absent. */
export interface Promises {
  /** "United States" */
  countryName: string;
  /** What a top and bottoms of one print save together. */
  pairOffer?: MoneyAmount;
  freeShippingFrom?: MoneyAmount;
  standardDelivery?: { price: MoneyAmount; from: string; to: string };
}

const DAY = /^\d{4}-\d\d-\d\d$/;

function deliveryOf({ price, from, to }: Record<string, unknown>): Promises['standardDelivery'] {
  const money = moneyOf(fieldsOf(price));
  const isDay = (day: unknown): day is string => typeof day === 'string' && DAY.test(day);
  return money && isDay(from) && isDay(to) ? { price: money, from, to } : undefined;
}

/** Reads the shop's metafields; one that is not what it should be counts as not said. */
export function promisesOf({ localization, shop }: ShopPromisesQuery): Promises {
  const pairOffer = moneyOf(parsed(shop.pair?.value));
  const freeShippingFrom = moneyOf(parsed(shop.freeFrom?.value));
  const standardDelivery = deliveryOf(parsed(shop.standard?.value));
  return {
    countryName: localization.country.name,
    ...(pairOffer && { pairOffer }),
    ...(freeShippingFrom && { freeShippingFrom }),
    ...(standardDelivery && { standardDelivery }),
  };
}
