import { useState } from 'react';
import { Drawer } from '../../ui/drawer.tsx';
import text from '../../ui/text.module.css';
import styles from './cart-drawer.module.css';
import { CartGoals } from './cart-goals.tsx';
import { CartLineList } from './cart-line-list.tsx';
import { CartReason, UndoRemove } from './cart-messages.tsx';
import { closeCartDrawer, useCart } from './cart-state.ts';
import { CartSuggestions } from './cart-suggestions.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { itemCount, itemCountLabel } from './item-count.ts';
import { isCartEmpty, shownItemCount } from './shown-item-count.ts';

/** The cart at the side of the page. A chunk of its own: nobody needs it in the first view. */
export function CartDrawer() {
  const open = useCart((state) => state.open);
  const cart = useCart((state) => state.cart);
  const count = useCart(shownItemCount) ?? 0;
  const empty = useCart(isCartEmpty);
  // Lines stand ready behind a closed drawer; an empty cart is drawn when somebody looks, and stays while the drawer goes.
  const [looked, setLooked] = useState(open);
  if (open && !looked) setLooked(true);
  return (
    <Drawer
      label="Bag"
      open={open}
      onClose={closeCartDrawer}
      head={
        <h2 className={text.h3}>
          Your bag {count > 0 && <span className={styles.count}>{itemCountLabel(count)}</span>}
        </h2>
      }
      band={looked && <CartGoals cart={cart} shown={open} />}
      foot={cart && itemCount(cart) > 0 && <CartSummary cart={cart} />}
    >
      <div className={styles.body}>
        <CartReason />
        {empty ? looked && <EmptyCart /> : <CartLineList cart={cart} />}
        {cart && !empty && <CartSuggestions cart={cart} shown={open} />}
        <UndoRemove />
      </div>
    </Drawer>
  );
}
