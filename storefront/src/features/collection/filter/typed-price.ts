import type { PriceSpan } from './list-filters.ts';

function amountOf(typed: string): number | undefined {
  const digits = typed.replace(/[^\d.]/g, '');
  const amount = Number.parseFloat(digits);
  return Number.isFinite(amount) && amount < 1e9 ? Math.round(amount * 100) / 100 : undefined;
}

/** What two boxes for prices mean; the wrong way round is put right, empty or without a number is no filter. */
export function typedPrice(low: string, high: string): PriceSpan | undefined {
  const [min, max] = [amountOf(low), amountOf(high)];
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** '$', '₱', 'CHF'; empty while the currency is not known. */
export function currencySign(currency: string | undefined): string {
  if (!currency) return '';
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
}
