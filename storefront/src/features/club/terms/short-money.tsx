import { formatMoney, type MoneyAmount } from '../../../ui/money/money-format.ts';

/** An amount as offers say it: "$5", and "$5.50" where it has cents. */
export function shortMoney(amount: MoneyAmount): string {
  return formatMoney(amount).replace(/\.00$/, '');
}

/** The same on a page whose amounts say their currency; see `MoneyText`. */
export function ShortMoney({ of, className }: { of: MoneyAmount; className?: string | undefined }) {
  return (
    <span className={className} data-currency={of.currencyCode}>
      {shortMoney(of)}
    </span>
  );
}
