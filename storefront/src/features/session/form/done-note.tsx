import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './form.module.css';

/** Says that something has worked. Stands in the page from the start, empty, so that it is announced when it fills. */
export function DoneNote({ children }: { children?: ReactNode }) {
  return (
    <div role="status">
      {children && (
        <p className={styles.done}>
          <Icon name="check" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
