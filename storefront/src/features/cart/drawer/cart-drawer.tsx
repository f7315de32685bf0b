import { useState } from 'react';
import { documentShopConfig } from '../../../storefront-api/document-shop-config.ts';
import { Drawer } from '../../../ui/overlays/drawer.tsx';
import text from '../../../ui/text.module.css';
import { CartLineList } from '../line/cart-line-list.tsx';
import { closeCartDrawer, useCart } from '../state/cart-store.ts';
import { isCartEmpty, itemCountLabel, shownItemCount } from '../state/shown-count.ts';
import { CartSuggestions, WishlistProducts } from '../suggestions/cart-suggestions.tsx';
import { CartGoals } from '../summary/cart-goals.tsx';
import { CartSummary } from '../summary/cart-summary.tsx';
import styles from './cart-drawer.module.css';
import { CartReason, UndoRemove } from './cart-messages.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The cart at the side of the page. A chunk of its own: nobody needs it in the first view. */
export function CartDrawer() {
  const open = useCart((state) => state.open);
  const cart = useCart((state) => state.cart);
  const count = useCart(shownItemCount) ?? 0;
  const empty = useCart(isCartEmpty);
  // In a drawer that is open it would stand among what is on its way.
  const foreseen = useCart((state) => (state.open ? undefined : state.foreseen));
  // Lines stand ready behind a closed drawer; an empty cart is drawn when somebody looks, and stays while the drawer goes.
  const [looked, setLooked] = useState(open);
  if ((open || foreseen) && !looked) setLooked(true);
  return (
    <Drawer
      label="Bag"
      atOnce
      open={open}
      near={foreseen !== undefined}
      onClose={closeCartDrawer}
      head={
        <h2 className={text.h3}>
          Your bag {count > 0 && <span className={styles.count}>{itemCountLabel(count)}</span>}
        </h2>
      }
      band={looked && <CartGoals cart={cart} shown={open} />}
      foot={cart && cart.totalQuantity > 0 && <CartSummary cart={cart} />}
    >
      <div className={styles.body}>
        <CartReason />
        {empty && !foreseen ? (
          looked && (
            <EmptyCart pictureBase={documentShopConfig().pictureBase}>
              <WishlistProducts />
            </EmptyCart>
          )
        ) : (
          <CartLineList cart={cart} foreseen={foreseen} />
        )}
        {cart && !empty && <CartSuggestions cart={cart} shown={open} />}
        <UndoRemove />
      </div>
    </Drawer>
  );
}
