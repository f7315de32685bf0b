import grid from '../collection/card-grid.module.css';
import styles from './product-skeletons.module.css';

/** Stands where the products will be, in their size; without scripts it says why there are none. */
export function ProductSkeletons({ count = 4 }: { count?: number }) {
  return (
    <>
      <noscript>
        <p>The wishlist is kept by your browser and needs JavaScript, which is switched off here.</p>
      </noscript>
      <div className={styles.waiting} role="status" aria-label="Loading the wishlist">
        <div className={grid.grid}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes that hold nothing
            <div key={index} className={styles.ghost} />
          ))}
        </div>
      </div>
    </>
  );
}
