import { currencyDecimals } from '../../domain/money/money.ts';

/** An amount as webhooks write it: '142.00', and '1420' where a currency has no smaller unit. */
export function decimal(amount: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
