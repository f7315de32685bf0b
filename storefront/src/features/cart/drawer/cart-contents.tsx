import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { CartLineList } from '../line/cart-line-list.tsx';
import { useCart } from '../state/cart-store.ts';
import { isCartEmpty } from '../state/shown-count.ts';
import { optimisticLines } from '../state/shown-lines.ts';
import { CartSuggestions, WishlistProducts } from '../suggestions/cart-suggestions.tsx';
import { CartGoals } from '../summary/cart-goals.tsx';
import { CartSummary } from '../summary/cart-summary.tsx';
import { CartReason, UndoRemove } from './cart-messages.tsx';
import styles from './cart-page-view.module.css';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** Everything on the cart's own page below its heading. */
export function CartContents() {
  const cart = useCart((state) => state.cart);
  const empty = useCart(isCartEmpty);
  const waiting = useCart((state) => state.phase === 'unread' && optimisticLines(state.queue).length === 0);
  return (
    <>
      <CartReason />
      {waiting && <CartSkeleton />}
      {empty && (
        <div className={styles.empty}>
          <EmptyCart pictureBase={documentShopConfig().pictureBase} heading="h2">
            <WishlistProducts />
          </EmptyCart>
          <CartGoals cart={cart} className={styles.goals} />
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
          {cart && cart.totalQuantity > 0 && (
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
