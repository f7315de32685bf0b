import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Gives plain elements, as Markdown makes them, the look of the shop. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
