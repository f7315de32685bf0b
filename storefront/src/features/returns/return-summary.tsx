import type { ReactNode } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import text from '../../ui/text.module.css';
import { type ChosenUnit, dueText, type ReturnableOrder } from './chosen-unit.ts';
import styles from './return-summary.module.css';

interface ReturnSummaryProps {
  order: ReturnableOrder;
  chosen: ReadonlyMap<number, ChosenUnit>;
  way: 'label' | 'code';
  onWay: (way: 'label' | 'code') => void;
  /** The button. */
  children: ReactNode;
}

const WHAT = { exchange: 'Another size of', refund: 'Money for', 'gift-card': 'Gift card for' } as const;

const WAYS = [
  { id: 'label', label: 'Print a label at home' },
  { id: 'code', label: 'Show a code at a drop-off point' },
] as const;

/** What was chosen, line by line, and how it travels. */
export function ReturnSummary({ order, chosen, way, onWay, children }: ReturnSummaryProps) {
  const count = [...chosen.values()].reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside className={styles.panel} aria-labelledby="your-return">
      <h2 id="your-return" className={text.h3}>
        Your return
      </h2>
      <dl className={styles.sums}>
        <dt>Pieces going back</dt>
        <dd>{count}</dd>
        {order.pieces.map((unit) => {
          const wanted = chosen.get(unit.position);
          return (
            wanted && (
              <div key={unit.position} className={styles.row}>
                <dt>
                  {WHAT[wanted.resolution]} {unit.title}
                </dt>
                <dd>{dueText(unit, wanted, order.currency)}</dd>
              </div>
            )
          );
        })}
        <dt>Return shipping</dt>
        <dd>{order.label ? 'Free' : 'Paid back'}</dd>
      </dl>
      {order.label ? (
        <fieldset className={styles.ways}>
          <legend>How will you send it?</legend>
          {WAYS.map(({ id, label }) => (
            <label key={id}>
              <input type="radio" name="way" checked={way === id} onChange={() => onWay(id)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className={styles.small}>
          Our carrier prints no label where you live. You post it, and we give you the postage back:{' '}
          <Link to={paths.text('manual-returns')}>how that goes</Link>.
        </p>
      )}
      {children}
      <p className={styles.small}>Leave the hygiene strip in. Worn or washed pieces come back to you.</p>
    </aside>
  );
}
