import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './check.module.css';

type CheckProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'children' | 'onPointerDown'> & {
  /** What is ticked. */
  children: ReactNode;
  /** On the box or its words. */
  onPointerDown?: () => void;
};

/** A box to tick, with its words. */
export function Check({ children, onPointerDown, ...input }: CheckProps) {
  return (
    <label className={styles.check} onPointerDown={onPointerDown}>
      <input {...input} type="checkbox" />
      {children}
    </label>
  );
}
