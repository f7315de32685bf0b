import type { ReactNode } from 'react';
import styles from './page-skeleton.module.css';

/** Stands where a page's contents will be, in their size; without scripts it says why there are none. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return (
    <>
      <noscript>
        <p>
          Your account needs JavaScript, and this browser has it switched off. The rest of the shop reads well without.
        </p>
      </noscript>
      <div className={styles.waiting} role="status" aria-label="Loading your account">
        {children}
      </div>
    </>
  );
}
