import { formatMoney, type MoneyAmount } from './money-format.ts';

/** An amount as promises and offers say it: `$75`, and `$5.50` where it has cents. */
export function roundMoney(money: MoneyAmount): string {
  return formatMoney(money).replace(/\.00$/, '');
}

/** The same on a page whose amounts say their currency; see `MoneyText`. */
export function RoundMoneyText({ of, className }: { of: MoneyAmount; className?: string | undefined }) {
  return (
    <span className={className} data-currency={of.currencyCode}>
      {roundMoney(of)}
    </span>
  );
}
