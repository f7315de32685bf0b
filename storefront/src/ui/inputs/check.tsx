import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './check.module.css';

type CheckProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children'> & {
  /** What is ticked. */
  children: ReactNode;
  /** How many there are of it, at the end of the line. */
  count?: number | undefined;
};

/** A box to tick, with its words. */
export function Check({ children, count, ...input }: CheckProps) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" />
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
