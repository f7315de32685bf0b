import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './list-end.module.css';

interface ListEndProps {
  /** Products before the first one on show; 0 unless the list begins further down. */
  before: number;
  seen: number;
  total: number;
  /** What shows more, if there is more. */
  children?: ReactNode;
}

/** How far down the list one is; said aloud when it changes. */
export function ListEnd({ before, seen, total, children }: ListEndProps) {
  return (
    <div className={styles.end}>
      <p className={classNames(text.soft, text.meta, text.number)} role="status">
        {before > 0 ? `Pieces ${before + 1} to ${seen} of ${total}` : `You’ve seen ${seen} of ${total}`}
      </p>
      <progress className={styles.progress} value={seen} max={total} aria-hidden="true" />
      {children}
    </div>
  );
}
