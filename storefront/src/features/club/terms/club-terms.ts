import { REWARDS, type RewardId } from '@bluebird-bay/content/bay-club.ts';
import type { ClubTermsQuery } from '../../../storefront-api/generated/operations.ts';
import { fieldsIn, fieldsOf, listIn, moneyOf } from '../../../storefront-api/metafield.ts';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';

/** What a reward takes off, and from which amount on it can be used. */
export interface RewardTerms {
  worth?: MoneyAmount;
  from?: MoneyAmount;
}

/** What points are worth in a country, in its money. */
export interface ClubTerms {
  rewards: Readonly<Partial<Record<RewardId, RewardTerms>>>;
  /** From which amount on Swimmers pay no standard delivery. */
  freeShippingFrom?: MoneyAmount;
  /** So many of the currency bring a point, once `rounding` is added; undefined where the provider does not say. */
  point: { currencyCode: string; units: number; rounding: number } | undefined;
  /** Open or announced, the first to open first. */
  sales: readonly SaleTerms[];
}

/** A sale with the hour at which it opens to everybody, and its end. */
export interface SaleTerms {
  title: string;
  percent: number;
  opensAt: Date;
  endsAt: Date;
}

/** In dollars, where a provider says nothing of the club: rewards are made in them. */
function inDollars({ usd, minimumUsd }: (typeof REWARDS)[number]): RewardTerms {
  const money = (amount: number): MoneyAmount => ({ amount: amount.toFixed(1), currencyCode: 'USD' });
  return { ...(usd > 0 && { worth: money(usd) }), ...(minimumUsd > 0 && { from: money(minimumUsd) }) };
}

function rewardTerms(value: Record<string, unknown>): RewardTerms | undefined {
  const worth = moneyOf(value);
  const from = moneyOf(fieldsOf(value.from));
  return worth && { worth, ...(from && { from }) };
}

function pointOf(value: Record<string, unknown>, currencyCode: string): ClubTerms['point'] {
  const { currency_code: told, units, rounding } = value;
  if (told === currencyCode && typeof units === 'number' && units > 0 && typeof rounding === 'number')
    return { currencyCode, units, rounding };
  return currencyCode === 'USD' ? { currencyCode, units: 1, rounding: 0 } : undefined;
}

const momentOf = (value: unknown): Date => new Date(typeof value === 'string' ? value : Number.NaN);

function salesOf(value: string | undefined): SaleTerms[] {
  return listIn(value).flatMap((one): SaleTerms[] => {
    const { title, percent, opens_at, ends_at } = fieldsOf(one);
    const [opensAt, endsAt] = [momentOf(opens_at), momentOf(ends_at)];
    return typeof title === 'string' && typeof percent === 'number' && opensAt < endsAt
      ? [{ title, percent, opensAt, endsAt }]
      : [];
  });
}

/** Reads the shop's metafields `club` and `sales`; what it does not say is said in dollars. */
export function clubTermsOf({ localization, shop }: ClubTermsQuery): ClubTerms {
  const told = fieldsIn(shop.club?.value);
  const rewards = fieldsOf(told.rewards);
  const freeShippingFrom = moneyOf(fieldsOf(told.free_shipping_from));
  return {
    rewards: Object.fromEntries(
      REWARDS.map((reward) => [reward.id, rewardTerms(fieldsOf(rewards[reward.id])) ?? inDollars(reward)]),
    ),
    ...(freeShippingFrom && { freeShippingFrom }),
    point: pointOf(fieldsOf(told.point), localization.country.currency.isoCode),
    sales: salesOf(shop.sales?.value),
  };
}

/** Points that an amount paid for merchandise brings; undefined in money that the club does not count in. */
export function pointsFor(
  { amount, currencyCode }: MoneyAmount,
  { point }: Pick<ClubTerms, 'point'>,
): number | undefined {
  const units = Number(amount);
  if (point?.currencyCode !== currencyCode || !(units >= 0)) return undefined;
  return units === 0 ? 0 : Math.floor(Math.round(((units + point.rounding) / point.units) * 100) / 100);
}
