import { type ReactNode, type ToggleEvent, useRef } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { ListEnd } from './list-end.tsx';
import styles from './more-cards.module.css';

interface MoreCardsProps {
  seen: number;
  /** Cards the button shows. */
  next: number;
  total: number;
  open: boolean;
  onOpen: () => void;
  /** The next group, and whatever comes after it. */
  children: ReactNode;
}

/** Folds the rest of the list away. Opened once, it stays open: the button makes room for the cards. */
export function MoreCards({ seen, next, total, open, onOpen, children }: MoreCardsProps) {
  const rest = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);

  /**
   * A pressed button is gone once it has done its work, so focus moves to the first card it brought. A list that opens
   * for another reason (Back, a link to one of its cards, a search in the page) leaves the focus alone.
   */
  const opened = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (open || event.target !== event.currentTarget || !event.currentTarget.open) return;
    onOpen();
    if (pressed.current) rest.current?.querySelector('a')?.focus({ preventScroll: true });
  };

  return (
    <details className={styles.more} open={open} onToggle={opened}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is clicked by Enter and Space too */}
      <summary
        className={styles.summary}
        onClick={() => {
          pressed.current = true;
        }}
      >
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
