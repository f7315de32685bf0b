import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatMoney } from '../../../ui/money/money-format.ts';
import { roundMoney } from '../../../ui/money/round-money.tsx';
import text from '../../../ui/text.module.css';
import { GIFTS_WITH_PURCHASE } from '../../promo/gifts-with-purchase.ts';
import { changeCart } from '../cart-actions.ts';
import { isFocusLost } from '../drawer/cart-messages.tsx';
import type { Cart, CartLine } from '../state/cart.ts';
import type { ArrivingItem } from '../state/cart-commands.ts';
import { giftMark } from '../state/cart-gifts.ts';
import { cartLines, joins } from '../state/cart-lines.ts';
import { useCart } from '../state/cart-store.ts';
import { isLeaving, optimisticLines } from '../state/shown-lines.ts';
import { lineCode } from '../summary/discount-rows.ts';
import styles from './cart-line-list.module.css';
import { CartLineRow, OptimisticLineRow } from './cart-line-row.tsx';
import { isFree, UpdatingAmount } from './line-amounts.tsx';

/**
 * Takes a code out, and its line with the button in it. No "Undo" takes the focus here: what would put the code in again does, or
 * in an empty bag the first way on.
 */
async function keepForLater(code: string, button: Element): Promise<void> {
  const place = button.closest('dialog, main');
  const changed = await changeCart({ kind: 'removeCode', code });
  if (!changed || !place || !isFocusLost()) return;
  (place.querySelector<HTMLElement>('details:has(form) > summary') ?? place.querySelector('a'))?.focus({
    preventScroll: true,
  });
}

/** A gift, an extra, or what a code of points brought: what it is, why it is here, and how to say no. Its quantity stays one. */
function GiftLine({ line, mark }: { line: CartLine; mark: string }) {
  const leaving = useCart((state) => isLeaving(line.id, state.queue));
  const giftFrom = useCart((state) => state.offers?.giftFrom);
  const { image, product } = line.merchandise;
  const row = GIFTS_WITH_PURCHASE.find(({ handle }) => handle === mark);
  const total = line.cost.totalAmount;
  const code = row ? undefined : lineCode(line);
  return (
    <li className={classNames(styles.gift, leaving && styles.leaving)}>
      <div className={styles.picture}>
        {image && <img src={image.url} alt="" width="70" height="88" decoding="async" />}
      </div>
      <div>
        <div className={styles.top}>
          <p className={text.h4}>{product.title}</p>
          <UpdatingAmount updating={leaving}>
            <p className={styles.price}>{isFree(total) ? 'Free' : formatMoney(total)}</p>
          </UpdatingAmount>
        </div>
        <p className={text.meta}>
          {row ? row.why(giftFrom && roundMoney(giftFrom)) : 'Yours for points: its code works in this one order.'}
        </p>
        <Button
          variant="quiet"
          className={styles.leaveOut}
          onClick={({ currentTarget }) =>
            void (code ? keepForLater(code, currentTarget) : changeCart({ kind: 'leaveOut', lineId: line.id }))
          }
        >
          {code ? 'Keep the code for later' : 'No thanks, leave it out'}
        </Button>
      </div>
    </li>
  );
}

/** The items in the cart, those still on their way in first, what the shop has put in last. */
export function CartLineList({ cart, foreseen }: { cart: Cart | undefined; foreseen?: ArrivingItem | undefined }) {
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
        {optimisticLines(queue, foreseen).map(
          (item) =>
            item.preview &&
            !bought.some((line) => joins(item, line)) && (
              <OptimisticLineRow
                key={item.key}
                merchandiseId={item.merchandiseId}
                preview={item.preview}
                quantity={item.quantity}
                arriving={!foreseen}
              />
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
