import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './updating-amount.module.css';

/** An amount the provider is about to change: it keeps its place, pale, and says that it is being worked out. */
export function UpdatingAmount({ updating, children }: { updating: boolean; children: ReactNode }) {
  if (!updating) return children;
  return (
    <div className={styles.updating}>
      <VisuallyHidden>Updating</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
