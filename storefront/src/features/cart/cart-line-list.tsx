import { classNames } from '../../ui/class-names.ts';
import text from '../../ui/text.module.css';
import type { Cart } from './cart.ts';
import styles from './cart-line-list.module.css';
import { CartLineRow, OptimisticLineRow } from './cart-line-row.tsx';
import { cartLines, joins } from './cart-lines.ts';
import { useCart } from './cart-state.ts';
import { GiftLine } from './gift-line.tsx';
import { giftMark } from './promo-cart.ts';

/** The items in the cart, those still on their way in first, what the shop has put in last. */
export function CartLineList({ cart }: { cart: Cart | undefined }) {
  const optimisticLines = useCart((state) => state.optimisticLines);
  const lines = cart ? cartLines(cart) : [];
  const gifts = lines.flatMap((line) => {
    const mark = giftMark(line);
    return mark === undefined ? [] : [{ line, mark }];
  });
  const bought = lines.filter((line) => giftMark(line) === undefined);
  return (
    <>
      <ul className={styles.lines} aria-label="Pieces in your bag">
        {optimisticLines.map(
          (item) =>
            item.preview &&
            !bought.some((line) => joins(item, line)) && (
              <OptimisticLineRow key={item.key} preview={item.preview} quantity={item.quantity} />
            ),
        )}
        {bought.map((line) => (
          <CartLineRow key={line.id} line={line} />
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
