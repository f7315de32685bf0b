import { CartGoals } from './cart-goals.tsx';
import { CartLineList } from './cart-line-list.tsx';
import { CartReason, UndoRemove } from './cart-messages.tsx';
import styles from './cart-page-view.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { useCart } from './cart-state.ts';
import { CartSuggestions } from './cart-suggestions.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { itemCount } from './item-count.ts';
import { isCartEmpty } from './shown-item-count.ts';

/** Everything on the cart's own page below its heading. */
export function CartContents() {
  const cart = useCart((state) => state.cart);
  const empty = useCart(isCartEmpty);
  const waiting = useCart((state) => state.phase === 'unread' && state.optimisticLines.length === 0);
  return (
    <>
      <CartReason />
      {waiting && <CartSkeleton />}
      {empty && (
        <div className={styles.empty}>
          <CartGoals cart={cart} className={styles.goals} />
          <EmptyCart heading="h2" />
          <UndoRemove />
        </div>
      )}
      {!waiting && !empty && (
        <div className={styles.split}>
          <div>
            <CartGoals cart={cart} className={styles.goals} />
            <CartLineList cart={cart} />
            <UndoRemove />
          </div>
          {cart && itemCount(cart) > 0 && (
            <section className={styles.summary} aria-label="What it comes to">
              <CartSummary cart={cart} />
            </section>
          )}
          {cart && <CartSuggestions cart={cart} heading="h2" className={styles.beside} />}
        </div>
      )}
    </>
  );
}
