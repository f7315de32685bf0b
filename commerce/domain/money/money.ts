import { WITHOUT_DECIMALS } from '@bluebird-bay/contract/currencies.ts';

/** An amount in minor units (cents, whole yen) of a currency (ISO 4217). Never a float, never negative by accident. */
export interface Money {
  amount: number;
  currency: string;
}

/** How many decimals the minor unit of a currency stands for. */
export function currencyDecimals(currency: string): number {
  return WITHOUT_DECIMALS.has(currency) ? 0 : 2;
}

/** The amount as the Storefront API writes a Decimal: at least one decimal, no needless zero ('46.0', '46.5', '46.25', '4600.0'). */
export function toDecimalString({ amount, currency }: Money): string {
  const decimals = currencyDecimals(currency);
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const whole = decimals === 0 ? digits : digits.slice(0, -decimals);
  const fraction = decimals === 0 ? '' : digits.slice(-decimals);
  return `${sign}${whole}.${fraction.replace(/0+$/, '') || '0'}`;
}

/** Adds amounts of one currency; throws where two currencies meet, for that is always a defect of ours. */
export function addMoney(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((sum, next) => {
    if (next.currency !== sum.currency) throw new Error(`Cannot add ${next.currency} to ${sum.currency}.`);
    return { amount: sum.amount + next.amount, currency: sum.currency };
  }, first);
}
