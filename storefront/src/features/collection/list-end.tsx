import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './list-end.module.css';

interface ListEndProps {
  seen: number;
  total: number;
  /** What shows more, if there is more. */
  children?: ReactNode;
}

/** How far down the list one is. */
export function ListEnd({ seen, total, children }: ListEndProps) {
  return (
    <span className={styles.end}>
      <span className={classNames(text.soft, text.meta, text.number)}>
        You’ve seen {seen} of {total}
      </span>
      <progress className={styles.progress} value={seen} max={total} aria-hidden="true" />
      {children}
    </span>
  );
}
