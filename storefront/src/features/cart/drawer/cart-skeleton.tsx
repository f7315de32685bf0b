import styles from './cart-page-view.module.css';

/** Stands where the lines will be, in their size; without scripts it says why there are none. */
export function CartSkeleton() {
  return (
    <div className={styles.split}>
      <div>
        <noscript>
          <p>
            The bag needs JavaScript, and this browser has it switched off. The rest of the shop reads well without.
          </p>
        </noscript>
        <div className={styles.waiting} role="status" aria-label="Loading your bag">
          <div className={styles.ghost} />
          <div className={styles.ghost} />
        </div>
      </div>
    </div>
  );
}
