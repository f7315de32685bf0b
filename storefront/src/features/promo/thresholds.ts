import { FREE_FROM } from '@bluebird-bay/contract/free-from.ts';
import type { MoneyAmount } from '../../ui/money/money-format.ts';

/** From which amount on something is free, in one currency; undefined where nobody has said. */
export type Threshold = MoneyAmount | undefined;

/** Currencies in which a promise made in dollars keeps its number (decisions, Numbers). */
const SAME_NUMBER = new Set(['USD', 'GBP', 'EUR', 'AUD', 'CAD']);

function readMoney(json: string | undefined): Threshold {
  try {
    const { amount, currency_code: currencyCode }: Record<string, unknown> = Object(JSON.parse(json ?? 'null'));
    return typeof amount === 'string' && typeof currencyCode === 'string' ? { amount, currencyCode } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A threshold as the shop's money metafield tells it. A provider that says nothing, or speaks of another currency,
 * leaves the currencies in which the number stays the same.
 */
export function threshold(
  kind: keyof typeof FREE_FROM,
  metafield: string | undefined,
  currencyCode: string,
): Threshold {
  const parsed = readMoney(metafield);
  if (parsed?.currencyCode === currencyCode) return parsed;
  return SAME_NUMBER.has(currencyCode) ? { amount: `${FREE_FROM[kind]}.0`, currencyCode } : undefined;
}
