import type { ReactNode } from 'react';
import type { MoneyAmount } from '../../../ui/money/money-format.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { CartLine } from '../state/cart.ts';
import styles from './updating-amount.module.css';

/** An amount the provider is about to change: it keeps its place, pale, and says that it is being worked out. */
export function UpdatingAmount({ updating, children }: { updating: boolean; children: ReactNode }) {
  if (!updating) return children;
  return (
    <div className={styles.updating}>
      <VisuallyHidden>Updating</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A line's price as the provider reckons it. */
export interface LineAmounts {
  total: MoneyAmount;
  /** Before the reduction, where the provider says one amount that can be set against the total. */
  was: MoneyAmount | undefined;
  /** The price of one, when there are several. */
  each: MoneyAmount | undefined;
}

const isMore = (a: MoneyAmount, b: MoneyAmount): boolean => Number(a.amount) > Number(b.amount);

/**
 * Picks among the provider's amounts; nothing is reckoned here. What a line `shares` with another one is taken off below the
 * lines, once: then it shows what it costs before.
 */
export function lineAmounts({ cost, quantity }: CartLine, shares = false): LineAmounts {
  const { subtotalAmount, amountPerQuantity, compareAtAmountPerQuantity: compareAt } = cost;
  const total = shares ? subtotalAmount : cost.totalAmount;
  const discounted = isMore(subtotalAmount, total) ? subtotalAmount : undefined;
  const reduced = quantity === 1 && compareAt && isMore(compareAt, total) ? compareAt : undefined;
  return { total, was: reduced ?? discounted, each: quantity > 1 ? amountPerQuantity : undefined };
}

/** Whether an amount is nothing. */
export function isFree({ amount }: MoneyAmount): boolean {
  return Number(amount) === 0;
}
