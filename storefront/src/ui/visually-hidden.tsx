import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers that the layout says without words. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
