import { useState } from 'react';
import { Drawer } from '../../ui/drawer.tsx';
import text from '../../ui/text.module.css';
import styles from './bag-drawer.module.css';
import { BagGoals } from './bag-goals.tsx';
import { BagLines } from './bag-lines.tsx';
import { BagReason, UndoRemove } from './bag-messages.tsx';
import { BagSuggestions } from './bag-suggestions.tsx';
import { BagSummary } from './bag-summary.tsx';
import { closeBag, useCart } from './cart-state.ts';
import { EmptyBag } from './empty-bag.tsx';
import { pieceCount, pieces } from './pieces.ts';
import { bagIsEmpty, shownPieces } from './shown-pieces.ts';

/** The bag at the side of the page. A chunk of its own: nobody needs it in the first view. */
export function BagDrawer() {
  const open = useCart((state) => state.open);
  const cart = useCart((state) => state.cart);
  const count = useCart(shownPieces) ?? 0;
  const empty = useCart(bagIsEmpty);
  // Lines stand ready behind a closed drawer; an empty bag is drawn when somebody looks, and stays while the drawer goes.
  const [looked, setLooked] = useState(open);
  if (open && !looked) setLooked(true);
  return (
    <Drawer
      label="Bag"
      open={open}
      onClose={closeBag}
      head={<h2 className={text.h3}>Your bag {count > 0 && <span className={styles.count}>{pieces(count)}</span>}</h2>}
      band={looked && <BagGoals cart={cart} shown={open} />}
      foot={cart && pieceCount(cart) > 0 && <BagSummary cart={cart} />}
    >
      <div className={styles.body}>
        <BagReason />
        {empty ? looked && <EmptyBag /> : <BagLines cart={cart} />}
        {cart && !empty && <BagSuggestions cart={cart} shown={open} />}
        <UndoRemove />
      </div>
    </Drawer>
  );
}
