import { WITHOUT_DECIMALS } from '@bluebird-bay/contract/currencies.ts';

/** An amount as the provider sends it: a decimal string and an ISO 4217 code. */
export interface MoneyAmount {
  amount: string;
  currencyCode: string;
}

const COMPACT_FROM = 100_000;

const formats = new Map<string, Intl.NumberFormat>();

function format(currency: string, compact: boolean): Intl.NumberFormat {
  const key = `${currency}${compact}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    // Compact counts thousands and millions, which have decimals in every currency: 1,290,000 dong are "₫1.29M", not "₫1M".
    // As many as it needs: "$1.2M", not "$1.20M".
    ...(compact
      ? { notation: 'compact', maximumFractionDigits: 2, minimumFractionDigits: 0 }
      : // At least: a dinar has three.
        { minimumFractionDigits: WITHOUT_DECIMALS.has(currency) ? 0 : 2 }),
  });
  formats.set(key, made);
  return made;
}

/**
 * Money for reading, in US English: `$1,234.50`, `¥4,800`, compact from 100,000 up (`$120K`).
 * Display only; totals are always the provider's own amounts.
 */
export function formatMoney({ amount, currencyCode }: MoneyAmount): string {
  const value = Number(amount);
  return format(currencyCode, Math.abs(value) >= COMPACT_FROM).format(value);
}
