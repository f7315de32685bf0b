import { BagGoals } from './bag-goals.tsx';
import { BagLines } from './bag-lines.tsx';
import { BagReason, UndoRemove } from './bag-messages.tsx';
import styles from './bag-page-view.module.css';
import { BagSuggestions } from './bag-suggestions.tsx';
import { BagSummary } from './bag-summary.tsx';
import { useCart } from './cart-state.ts';
import { EmptyBag } from './empty-bag.tsx';
import { pieceCount } from './pieces.ts';
import { bagIsEmpty } from './shown-pieces.ts';
import { WaitingBag } from './waiting-bag.tsx';

/** Everything on the bag's own page below its heading. */
export function BagContents() {
  const cart = useCart((state) => state.cart);
  const empty = useCart(bagIsEmpty);
  const waiting = useCart((state) => state.phase === 'unread' && state.arriving.length === 0);
  return (
    <>
      <BagReason />
      {waiting && <WaitingBag />}
      {empty && (
        <div className={styles.empty}>
          <BagGoals cart={cart} className={styles.goals} />
          <EmptyBag heading="h2" />
          <UndoRemove />
        </div>
      )}
      {!waiting && !empty && (
        <div className={styles.split}>
          <div>
            <BagGoals cart={cart} className={styles.goals} />
            <BagLines cart={cart} />
            <UndoRemove />
          </div>
          {cart && pieceCount(cart) > 0 && (
            <section className={styles.summary} aria-label="What it comes to">
              <BagSummary cart={cart} />
            </section>
          )}
          {cart && <BagSuggestions cart={cart} heading="h2" className={styles.beside} />}
        </div>
      )}
    </>
  );
}
