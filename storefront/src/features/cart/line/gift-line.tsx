import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatMoney } from '../../../ui/money/money-format.ts';
import text from '../../../ui/text.module.css';
import { GIFTS_WITH_PURCHASE } from '../../promo/gifts-with-purchase.ts';
import { roundMoney } from '../../promo/goals.ts';
import { changeCart } from '../cart-actions.ts';
import type { CartLine } from '../state/cart.ts';
import { useCart } from '../state/cart-store.ts';
import { isLeaving } from '../state/shown-lines.ts';
import { lineCode } from '../summary/discount-rows.ts';
import styles from './gift-line.module.css';
import { isFree } from './line-amounts.ts';
import { UpdatingAmount } from './updating-amount.tsx';

/** A gift, an extra, or what a code of points brought: what it is, why it is here, and the way to say no. Its quantity is one and stays one. */
export function GiftLine({ line, mark }: { line: CartLine; mark: string }) {
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
          {row
            ? row.why(giftFrom ? roundMoney(giftFrom) : 'enough')
            : 'Yours for points: its code works in this one order.'}
        </p>
        <Button
          variant="quiet"
          className={styles.leaveOut}
          onClick={() => void changeCart(code ? { kind: 'removeCode', code } : { kind: 'leaveOut', lineId: line.id })}
        >
          {code ? 'Keep the code for later' : 'No thanks, leave it out'}
        </Button>
      </div>
    </li>
  );
}
