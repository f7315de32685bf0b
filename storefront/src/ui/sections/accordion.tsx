import type { ReactNode } from 'react';
import styles from './accordion.module.css';

/** One question and its answer; opens without scripts. Put several beside each other in one box. */
export function AccordionItem({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.item} open={open}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
