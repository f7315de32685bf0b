import { type ReactNode, type ToggleEvent, useRef } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { ListEnd } from './list-end.tsx';
import styles from './more-cards.module.css';

interface MoreCardsProps {
  seen: number;
  /** Cards the button shows. */
  next: number;
  total: number;
  /** The next group, and whatever comes after it. */
  children: ReactNode;
}

/** Folds the rest of the list away. Opened once, it stays open: the button makes room for the cards. */
export function MoreCards({ seen, next, total, children }: MoreCardsProps) {
  const rest = useRef<HTMLDivElement>(null);

  /** The button is gone once it has done its work, so focus moves to the first card it brought. */
  const focusFirst = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.target !== event.currentTarget || event.newState !== 'open') return;
    if (document.activeElement !== document.body && !event.currentTarget.contains(document.activeElement)) return;
    rest.current?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <details className={styles.more} onToggle={focusFirst}>
      <summary className={styles.summary}>
        <ListEnd seen={seen} total={total}>
          <span className={buttonClass({ variant: 'outline' })}>Show {next} more</span>
        </ListEnd>
      </summary>
      <div ref={rest} className={styles.rest}>
        {children}
      </div>
    </details>
  );
}
