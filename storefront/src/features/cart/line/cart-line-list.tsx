import { classNames } from '../../../ui/class-names.ts';
import text from '../../../ui/text.module.css';
import type { Cart } from '../state/cart.ts';
import { giftMark } from '../state/cart-gifts.ts';
import { cartLines, joins } from '../state/cart-lines.ts';
import { useCart } from '../state/cart-store.ts';
import { optimisticLines } from '../state/shown-lines.ts';
import styles from './cart-line-list.module.css';
import { CartLineRow, OptimisticLineRow } from './cart-line-row.tsx';
import { GiftLine } from './gift-line.tsx';

/** The items in the cart, those still on their way in first, what the shop has put in last. */
export function CartLineList({ cart }: { cart: Cart | undefined }) {
  const queue = useCart((state) => state.queue);
  const lines = cart ? cartLines(cart) : [];
  const gifts = lines.flatMap((line) => {
    const mark = giftMark(line);
    return mark === undefined ? [] : [{ line, mark }];
  });
  const bought = lines.filter((line) => giftMark(line) === undefined);
  return (
    <>
      <ul className={styles.lines} aria-label="Pieces in your bag">
        {optimisticLines(queue).map(
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
          These are the first 250 lines. The rest are safe, and the checkout shows them all.
        </p>
      )}
    </>
  );
}
