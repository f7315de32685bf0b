import type { MoneyAmount } from '../../ui/money/money-format.ts';

/** The fields of a metafield that holds an object as JSON; none where it does not. */
export function parsed(text: string | null | undefined): Record<string, unknown> {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** An amount as metafields of type `money` say it. */
export function moneyOf({ amount, currency_code: currencyCode }: Record<string, unknown>): MoneyAmount | undefined {
  return typeof amount === 'string' && typeof currencyCode === 'string' ? { amount, currencyCode } : undefined;
}
