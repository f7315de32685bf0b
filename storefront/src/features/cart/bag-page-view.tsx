import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { BagLines } from './bag-lines.tsx';
import { BagReason, UndoRemove } from './bag-messages.tsx';
import styles from './bag-page-view.module.css';
import { BagSummary } from './bag-summary.tsx';
import { useCart } from './cart-state.ts';
import { EmptyBag } from './empty-bag.tsx';
import { pieceCount, pieces } from './pieces.ts';
import { bagIsEmpty, shownPieces } from './shown-pieces.ts';

/** The bag as a page, from the drawer's own parts. Prerendered without a single line: what is in it loads here. */
export function BagPageView() {
  const cart = useCart((state) => state.cart);
  const count = useCart(shownPieces) ?? 0;
  const empty = useCart(bagIsEmpty);
  const waiting = useCart((state) => state.phase === 'unread' && state.arriving.length === 0);
  return (
    <>
      <div className={styles.head}>
        <h1 className={text.h1}>Your bag</h1>
        <p className={classNames(text.soft, styles.count)}>{count > 0 && pieces(count)}</p>
      </div>
      <BagReason />
      {waiting && <WaitingBag />}
      {empty && (
        <div className={styles.empty}>
          <EmptyBag heading="h2" />
          <UndoRemove />
        </div>
      )}
      {!waiting && !empty && (
        <div className={styles.split}>
          <div>
            <BagLines cart={cart} />
            <UndoRemove />
          </div>
          {cart && pieceCount(cart) > 0 && (
            <section className={styles.summary} aria-label="What it comes to">
              <BagSummary cart={cart} />
            </section>
          )}
        </div>
      )}
    </>
  );
}

/** Stands where the lines will be, in their size; without scripts it says why there are none. */
function WaitingBag() {
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
