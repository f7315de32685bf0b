import { createContext, useContext } from 'react';
import styles from './cart-page-view.module.css';
import { EmptyCart } from './empty-cart.tsx';

/** Where the shop's own pictures lie, as the page was told. */
export const PictureBase = createContext('');

/**
 * The cart before its lines are known: empty for whoever has none, boxes in the size of lines for the rest; without scripts it
 * says why there are none.
 */
export function CartSkeleton() {
  const pictureBase = useContext(PictureBase);
  return (
    <>
      <noscript>
        <p>The bag needs JavaScript, and this browser has it switched off. The rest of the shop reads well without.</p>
      </noscript>
      <div data-unless-kept="cartId">
        <div className={styles.empty}>
          <EmptyCart pictureBase={pictureBase} heading="h2" />
        </div>
      </div>
      <div data-if-kept="cartId">
        <div className={styles.split}>
          <div className={styles.waiting} role="status" aria-label="Loading your bag">
            <div className={styles.ghost} />
            <div className={styles.ghost} />
          </div>
        </div>
      </div>
    </>
  );
}
