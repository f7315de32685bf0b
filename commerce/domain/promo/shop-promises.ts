import { daysOnTheRoad } from '../delivery/delivery-days.ts';
import { deliveryOptions } from '../delivery/delivery-options.ts';
import { freeDeliveryFrom, isDeliveryMethod } from '../delivery/delivery-rates.ts';
import { type Money, toDecimalString } from '../money/money.ts';
import { priceIn, thresholdIn } from '../money/price-table.ts';
import { GIFT } from './gifts.ts';
import { PAIR_USD } from './pair-offer.ts';

/** One of the shop's promises, as a metafield says it. */
export interface ShopPromise {
  key: string;
  type: 'money' | 'json';
  /** JSON, also of an amount: `{"amount":"6.0","currency_code":"USD"}`. */
  value: string;
}

const moneyValue = (money: Money) => ({ amount: toDecimalString(money), currency_code: money.currency });

const moneyPromise = (key: string, money: Money): ShopPromise => ({
  key,
  type: 'money',
  value: JSON.stringify(moneyValue(money)),
});

/**
 * What the shop promises somebody in a country at a moment, by name: `pair_offer`, `free_shipping_from` and `gift_from`
 * are amounts; `standard_delivery`, `express_delivery` and `pickup_delivery` say what sending a small cart costs, how
 * many working days it takes (fewest, most), and the first and last day (YYYY-MM-DD) on which it may arrive. The cart
 * and the checkout keep to the same rules.
 */
export function shopPromises({ country, currency }: { country: string; currency: string }, now: Date): ShopPromise[] {
  return [
    moneyPromise('pair_offer', { amount: priceIn(PAIR_USD, currency), currency }),
    moneyPromise('free_shipping_from', freeDeliveryFrom(currency)),
    moneyPromise('gift_from', { amount: thresholdIn(GIFT.from, currency), currency }),
    ...deliveryOptions({ subtotal: { amount: 0, currency }, countryCode: country, isFree: false, now }).map(
      ({ method, price, arrival }): ShopPromise => ({
        key: `${method}_delivery`,
        type: 'json',
        value: JSON.stringify({
          price: moneyValue(price),
          ...(isDeliveryMethod(method) && { days: daysOnTheRoad(method, country) }),
          ...arrival,
        }),
      }),
    ),
  ];
}
