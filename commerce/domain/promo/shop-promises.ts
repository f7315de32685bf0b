import { daysOnTheRoad } from '../delivery/delivery-days.ts';
import { deliveryOptions } from '../delivery/delivery-options.ts';
import { freeDeliveryFrom, isDeliveryMethod } from '../delivery/delivery-rates.ts';
import { type Money, toDecimalString } from '../money/money.ts';
import { priceIn, thresholdIn } from '../money/price-table.ts';
import { dutyRateOf, taxSpanOf } from '../tax/tax-rates.ts';
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

const PERCENT = 1_000;

/** The tax that is part of every price: what it is called, and its percent, the least and the most. */
function taxPromise(country: string): ShopPromise {
  const { names, least, most } = taxSpanOf(country);
  return {
    key: 'sales_tax',
    type: 'json',
    value: JSON.stringify({ names, percent: [least / PERCENT, most / PERCENT] }),
  };
}

/** What customs ask for on top; nothing where it is part of every price. */
function dutyPromises(country: string, currency: string): ShopPromise[] {
  const duty = dutyRateOf(country, currency);
  if (!duty) return [];
  const from = moneyValue({ amount: duty.from, currency });
  return [{ key: 'duties', type: 'json', value: JSON.stringify({ percent: duty.rate / PERCENT, from }) }];
}

const moneyPromise = (key: string, money: Money): ShopPromise => ({
  key,
  type: 'money',
  value: JSON.stringify(moneyValue(money)),
});

/**
 * What the shop promises somebody in a country at a moment, by name: `pair_offer`, `free_shipping_from` and `gift_from`
 * are amounts; `standard_delivery`, `express_delivery` and `pickup_delivery` say what sending a small cart costs, how
 * many working days it takes (fewest, most), and the first and last day (YYYY-MM-DD) on which it may arrive; `sales_tax`
 * says what tax the prices hold, `duties` what customs ask for besides, where they do. The cart and the checkout keep to the
 * same rules.
 */
export function shopPromises({ country, currency }: { country: string; currency: string }, now: Date): ShopPromise[] {
  return [
    moneyPromise('pair_offer', { amount: priceIn(PAIR_USD, currency), currency }),
    moneyPromise('free_shipping_from', freeDeliveryFrom(currency)),
    moneyPromise('gift_from', { amount: thresholdIn(GIFT.from, currency), currency }),
    taxPromise(country),
    ...dutyPromises(country, currency),
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
