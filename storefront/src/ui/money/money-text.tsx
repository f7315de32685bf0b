import { formatMoney, type MoneyAmount } from './money-format.ts';

/**
 * An amount within a sentence. Amounts of a page say their currency to the style sheets: those of another country than the
 * shopper's are not shown.
 */
export function MoneyText({ of }: { of: MoneyAmount }) {
  return <span data-currency={of.currencyCode}>{formatMoney(of)}</span>;
}
