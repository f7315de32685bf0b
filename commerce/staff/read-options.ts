import { currencyDecimals } from '../domain/money/money.ts';
import { type GivenOptions, UsageError } from './command.ts';

/** The text of an option, undefined when it was not given. */
export function textOption(options: GivenOptions, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The texts of an option that may be given several times. */
export function textOptions(options: GivenOptions, name: string): string[] {
  const value = options[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A whole number within bounds. */
export function wholeNumber(text: string, what: string, least: number, most = 1_000_000_000): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most))
    throw new UsageError(`${what} must be a whole number from ${least} to ${most}, not "${text}".`);
  return value;
}

/** '1001' or 'BB-1001'. */
export function orderNumber(text: string): number {
  return wholeNumber(text.replace(/^(BB-|#)/i, ''), 'The order number', 1);
}

/** Items of lines: '2=1' is one item of the second line. A line that is named twice is one, with both. */
export function itemsOption(options: GivenOptions, name: string): Array<{ position: number; quantity: number }> {
  const quantities = new Map<number, number>();
  for (const text of textOptions(options, name)) {
    const [position, quantity] = /^(\d{1,4})=(\d{1,7})$/.exec(text)?.slice(1).map(Number) ?? [];
    if (!position || !quantity) throw new UsageError(`--${name} wants line=pieces, such as 1=2, not "${text}".`);
    quantities.set(position, (quantities.get(position) ?? 0) + quantity);
  }
  return [...quantities].map(([position, quantity]) => ({ position, quantity }));
}

/** '12.50' in minor units of a currency. */
export function moneyAmount(text: string, currency: string): number {
  const decimals = currencyDecimals(currency);
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined || fraction.length > decimals)
    throw new UsageError(`An amount looks like ${decimals === 0 ? '1250' : '12.50'}, not "${text}".`);
  return Number(`${whole}${fraction.padEnd(decimals, '0')}`);
}

/** '2026-12-31': the end of that day everywhere on earth. */
export function endOfDay(text: string): Date {
  const moment = new Date(`${text}T12:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text))
    throw new UsageError(`A day looks like 2026-12-31, not "${text}".`);
  return new Date(moment.getTime() + 24 * 60 * 60_000);
}
