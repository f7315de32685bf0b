import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { formatMoney } from '../../ui/money-format.ts';
import styles from './bag-summary.module.css';
import type { Cart } from './cart.ts';
import { useCart } from './cart-state.ts';
import { shippingPromise } from './free-shipping.ts';
import { checkoutAddressOf } from './leave-for-checkout.ts';
import { UpdatingAmount } from './updating-amount.tsx';

/** What the bag comes to, and the way to pay for it. Amounts are the provider's; while they change they are pale. */
export function BagSummary({ cart }: { cart: Cart }) {
  const updating = useCart((state) => state.loading);
  const { subtotalAmount, totalAmount } = cart.cost;
  const address = checkoutAddressOf(cart);
  return (
    <div>
      <dl className={styles.totals}>
        <div>
          <dt>Subtotal</dt>
          <dd>
            <UpdatingAmount updating={updating}>{formatMoney(subtotalAmount)}</UpdatingAmount>
          </dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>Worked out at checkout</dd>
        </div>
        <div className={styles.sum}>
          <dt>Total so far</dt>
          <dd>
            <UpdatingAmount updating={updating}>{formatMoney(totalAmount)}</UpdatingAmount>
          </dd>
        </div>
      </dl>
      {address && (
        <a className={classNames(buttonClass({ block: true }), styles.checkout)} href={address}>
          Check out{!updating && `, ${formatMoney(totalAmount)}`}
        </a>
      )}
      <p className={styles.promise}>
        <Icon name="lock" size="small" />
        {shippingPromise(totalAmount.currencyCode)}. 60 days to change your mind.
      </p>
    </div>
  );
}
