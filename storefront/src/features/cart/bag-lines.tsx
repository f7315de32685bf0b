import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { ArrivingLine, BagLine } from './bag-line.tsx';
import styles from './bag-lines.module.css';
import type { Cart } from './cart.ts';
import { cartLines } from './cart-lines.ts';
import { type ArrivingPiece, useCart } from './cart-state.ts';

/** How many more of a line's variant are on their way in. */
function arrivingFor(arriving: readonly ArrivingPiece[], merchandiseId: string): number {
  return arriving.reduce((sum, piece) => sum + (piece.merchandiseId === merchandiseId ? piece.quantity : 0), 0);
}

/** The pieces in the bag, those still on their way in first. */
export function BagLines({ cart }: { cart: Cart | undefined }) {
  const arriving = useCart((state) => state.arriving);
  const lines = cart ? cartLines(cart) : [];
  const held = new Set(lines.map((line) => line.merchandise.id));
  return (
    <>
      <ul className={styles.lines} aria-label="Pieces in your bag">
        {arriving.map(
          ({ key, merchandiseId, preview, quantity }) =>
            preview && !held.has(merchandiseId) && <ArrivingLine key={key} preview={preview} quantity={quantity} />,
        )}
        {lines.map((line) => (
          <BagLine key={line.id} line={line} arriving={arrivingFor(arriving, line.merchandise.id)} />
        ))}
      </ul>
      {cart?.lines.pageInfo.hasNextPage && (
        <p className={classNames(text.soft, text.meta, styles.more)}>
          These are the first 50 lines. The rest are safe, and the checkout shows them all.
        </p>
      )}
    </>
  );
}
