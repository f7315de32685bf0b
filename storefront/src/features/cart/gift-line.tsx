import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { formatMoney } from '../../ui/money-format.ts';
import text from '../../ui/text.module.css';
import { GIFTS_WITH_PURCHASE } from '../promo/gifts-with-purchase.ts';
import { roundMoney } from '../promo/goals.ts';
import type { CartLine } from './cart.ts';
import { useCart } from './cart-state.ts';
import styles from './gift-line.module.css';
import { leaveGiftOut } from './line-actions.ts';
import { isFree } from './line-amounts.ts';
import { UpdatingAmount } from './updating-amount.tsx';

/** A gift or an extra: what it is, why it is here, and the way to say no. Its quantity is one and stays one. */
export function GiftLine({ line, mark }: { line: CartLine; mark: string }) {
  const leaving = useCart((state) => state.pendingQuantities[line.id] === 0);
  const giftFrom = useCart((state) => state.offers?.giftFrom);
  const { image, product } = line.merchandise;
  const row = GIFTS_WITH_PURCHASE.find(({ handle }) => handle === mark);
  const total = line.cost.totalAmount;
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
        <p className={text.meta}>{row?.why(giftFrom ? roundMoney(giftFrom) : 'enough')}</p>
        <Button variant="quiet" className={styles.leaveOut} onClick={() => void leaveGiftOut(line.id)}>
          No thanks, leave it out
        </Button>
      </div>
    </li>
  );
}
