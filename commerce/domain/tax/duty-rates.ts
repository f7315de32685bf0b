import { thresholdIn } from '../money/price-table.ts';

/** What customs ask for a parcel of clothes. */
interface DutyRate {
  /** In thousandths of a percent of what the goods cost. */
  rate: number;
  /** Goods for less, in whole dollars, come in free. */
  fromUsd: number;
}

/**
 * Where duties come on top at the checkout. Everywhere else they are part of the prices, and the shop pays them. Shopkeepers
 * keep this table; the figures are samples, and the reasons stand in docs/decisions/0014.
 */
const DUTIES_ON_TOP: Readonly<Record<string, DutyRate>> = {
  MX: { rate: 33_500, fromUsd: 50 },
  NO: { rate: 10_700, fromUsd: 280 },
  TR: { rate: 30_000, fromUsd: 0 },
  ZA: { rate: 45_000, fromUsd: 0 },
};

/** Where duties are asked for at the checkout. */
export const COUNTRIES_WITH_DUTIES: readonly string[] = Object.keys(DUTIES_ON_TOP);

/** The duty on goods of this worth, in minor units of the currency; null where duties are part of the prices. */
export function dutyOn(goods: number, country: string, currency: string): number | null {
  const duty = DUTIES_ON_TOP[country];
  if (!duty) return null;
  return goods < thresholdIn(duty.fromUsd, currency) ? 0 : Math.round((goods * duty.rate) / 100_000);
}
