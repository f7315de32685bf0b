import { formatMoney, type MoneyAmount } from './money-format.ts';

/** To the last unit: `₫2,587,500`, `$120,000.50`; undefined where {@link formatMoney} says no less. */
export function exactMoney(money: MoneyAmount): string | undefined {
  const { amount, currencyCode: currency } = money;
  const isCompact = /[KMBT]$/.test(formatMoney(money));
  if (!isCompact) return undefined;
  const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount));
  return exact.replace(/\.00$/, '');
}
