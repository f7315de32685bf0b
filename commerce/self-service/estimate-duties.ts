import { countryOf } from '../domain/country/countries.ts';
import { currencyDecimals, toDecimalString } from '../domain/money/money.ts';
import { dutyRateOf } from '../domain/tax/tax-rates.ts';
import { taxesAndDutiesOf } from '../domain/tax/taxes-and-duties.ts';
import { readJson } from './read-json.ts';
import { Refused } from './self-service-context.ts';
import { type DutyEstimate, ESTIMATE_DUTIES } from './self-service-contract.ts';

const PERCENT = 1_000;

/** Works out tax and duties as the checkout does. Throws {@link Refused}. */
export async function estimateDuties(request: Request): Promise<DutyEstimate> {
  const { country, region, goods: entered } = await readJson(request, ESTIMATE_DUTIES.body);
  const { currency } = countryOf(country) ?? {};
  if (currency === undefined) throw new Refused(404, 'NOT_FOUND', 'We do not deliver there.');
  const goods = Math.round(Number(entered) * 10 ** currencyDecimals(currency));
  const { tax, duty } = taxesAndDutiesOf({
    destination: { country, region },
    currency,
    lines: [{ net: goods, isGiftCard: false }],
    delivery: 0,
  });
  const rate = dutyRateOf(country, currency);
  const amount = (minor: number): string => toDecimalString({ amount: minor, currency });
  return {
    country,
    currency,
    goods: amount(goods),
    tax: tax ? { name: tax.name, percent: tax.rate / PERCENT, amount: amount(tax.amount) } : null,
    duty: duty && rate ? { percent: rate.rate / PERCENT, from: amount(rate.from), amount: amount(duty.amount) } : null,
    total: amount(goods + (duty?.amount ?? 0)),
  };
}
