import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import styles from './wishlist-head.module.css';

interface WishlistHeadProps {
  title: string;
  /** What the list holds; keeps its line while it is not known. */
  line: string | undefined;
  /** What can be done with all of it. */
  children?: ReactNode;
}

export function WishlistHead({ title, line, children }: WishlistHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={text.h1}>{title}</h1>
        <p className={classNames(text.meta, text.soft, styles.line)}>{line}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

/** Keeps the room of what can be done with a list while it is not known. */
export function WaitingAction() {
  return <span className={styles.waiting} />;
}
