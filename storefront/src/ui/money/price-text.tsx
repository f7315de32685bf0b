import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { formatMoney, type MoneyAmount } from './money-format.ts';
import styles from './price-text.module.css';

/**
 * An amount within a sentence. Amounts of a page say their currency to the style sheets: those of another country than the
 * shopper's are not shown.
 */
export function MoneyText({ of }: { of: MoneyAmount }) {
  return <span data-currency={of.currencyCode}>{formatMoney(of)}</span>;
}

interface PriceTextProps {
  price: MoneyAmount;
  /** The price before the reduction; absent when nothing is reduced. */
  was?: MoneyAmount | undefined;
  /** "200 points", for what no money buys. */
  points?: string | undefined;
  /** Other sizes cost more: "From $24.00". */
  from?: boolean | undefined;
  size?: 'large';
  className?: string | undefined;
  /** For a card that sets the old price on a line of its own. */
  wasClassName?: string | undefined;
}

/** A price; reduced ones read "Now $33.00, was $48.00". */
export function PriceText({ price, was, points, from, size, className, wasClassName }: PriceTextProps) {
  const looks = classNames(styles.price, size && styles[size], className);
  if (points) return <p className={looks}>{points}</p>;
  return (
    <p className={looks} data-currency={price.currencyCode}>
      {was ? (
        <>
          <VisuallyHidden>Now </VisuallyHidden>
          <span className={styles.now}>{formatMoney(price)}</span>
          <VisuallyHidden>, was </VisuallyHidden>
          <s className={classNames(styles.was, wasClassName)}>{formatMoney(was)}</s>
        </>
      ) : (
        <>
          {from && 'From '}
          {formatMoney(price)}
        </>
      )}
    </p>
  );
}
