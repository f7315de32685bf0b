import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './check.module.css';

type CheckProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children' | 'onPointerDown'> & {
  /** What is ticked. */
  children: ReactNode;
  /** How many there are of it, at the end of the line. */
  count?: number | undefined;
  /** On the box or its words. */
  onPointerDown?: () => void;
};

/** A box to tick, with its words. */
export function Check({ children, count, onPointerDown, ...input }: CheckProps) {
  return (
    <label className={styles.check} onPointerDown={onPointerDown}>
      <input {...input} type="checkbox" />
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
