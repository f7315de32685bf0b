import { countryRecord } from '../country/countries.ts';
import { thresholdIn } from '../money/price-table.ts';

/** The duty of a country: in thousandths of a percent, and from what worth on, in minor units; null where prices hold it. */
export function dutyRateOf(country: string, currency: string): { rate: number; from: number } | null {
  const duty = countryRecord(country)?.duty;
  return duty ? { rate: duty.rate, from: thresholdIn(duty.fromUsd, currency) } : null;
}

/** The duty on goods of this worth, in minor units of the currency; null where duties are part of the prices. */
export function dutyOn(goods: number, country: string, currency: string): number | null {
  const duty = countryRecord(country)?.duty;
  if (!duty) return null;
  return goods < thresholdIn(duty.fromUsd, currency) ? 0 : Math.round((goods * duty.rate) / 100_000);
}
