import { toDecimalString } from '@bluebird-bay/commerce/domain/money/money.ts';
import { priceIn, ruleOf, thresholdIn } from '@bluebird-bay/commerce/domain/money/price-table.ts';
import type { ShopPromise } from '@bluebird-bay/commerce/domain/promo/shop-promises.ts';
import { REWARDS } from '@bluebird-bay/content/bay-club.ts';
import { MEMBERS_FREE_FROM_USD } from '@bluebird-bay/contract/free-from.ts';

/**
 * What the club promises in a currency, as the shop's metafield `club` says it: what a point costs (`units` of the currency, once
 * `rounding` is added, which undoes the price table's friendly endings), what rewards are worth, and from which amount on they
 * can be used.
 */
export function clubPromises({ currency }: { currency: string }): ShopPromise[] {
  const money = (amount: number) => ({ amount: toDecimalString({ amount, currency }), currency_code: currency });
  const { rate, below } = ruleOf(currency);
  const value = {
    free_shipping_from: money(thresholdIn(MEMBERS_FREE_FROM_USD, currency)),
    point: { currency_code: currency, units: rate, rounding: below },
    rewards: Object.fromEntries(
      REWARDS.filter(({ usd }) => usd > 0).map(({ id, usd, minimumUsd }) => [
        id,
        {
          ...money(priceIn(usd * 100, currency)),
          ...(minimumUsd > 0 && { from: money(thresholdIn(minimumUsd, currency)) }),
        },
      ]),
    ),
  };
  return [{ key: 'club', type: 'json', value: JSON.stringify(value) }];
}
