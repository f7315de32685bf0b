import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import { ArrivingLine, BagLine } from './bag-line.tsx';
import styles from './bag-lines.module.css';
import type { Cart } from './cart.ts';
import { cartLines, joins } from './cart-lines.ts';
import { useCart } from './cart-state.ts';
import { GiftLine } from './gift-line.tsx';
import { giftMark } from './promo-bag.ts';

/** The pieces in the bag, those still on their way in first, what the shop has put in last. */
export function BagLines({ cart }: { cart: Cart | undefined }) {
  const arriving = useCart((state) => state.arriving);
  const lines = cart ? cartLines(cart) : [];
  const gifts = lines.flatMap((line) => {
    const mark = giftMark(line);
    return mark === undefined ? [] : [{ line, mark }];
  });
  const bought = lines.filter((line) => giftMark(line) === undefined);
  return (
    <>
      <ul className={styles.lines} aria-label="Pieces in your bag">
        {arriving.map(
          (piece) =>
            piece.preview &&
            !bought.some((line) => joins(piece, line)) && (
              <ArrivingLine key={piece.key} preview={piece.preview} quantity={piece.quantity} />
            ),
        )}
        {bought.map((line) => (
          <BagLine key={line.id} line={line} />
        ))}
        {gifts.map(({ line, mark }) => (
          <GiftLine key={line.id} line={line} mark={mark} />
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
