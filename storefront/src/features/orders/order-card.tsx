import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import styles from './order-card.module.css';
import { dayText } from './order-dates.ts';
import { orderSentence } from './order-text.ts';
import type { OrderView } from './order-view.ts';
import { OrderedProductLine } from './ordered-product-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useBuyAgain } from './use-buy-again.ts';

/** One order in the history: number, day, total, where it stands, and what was bought. */
export function OrderCard({ order }: { order: OrderView }) {
  const again = useBuyAgain(order.productsOrdered);
  return (
    <article className={styles.order} aria-label={`Order ${order.name}`}>
      <div className={styles.head}>
        <dl className={styles.details}>
          <div>
            <dt>Order</dt>
            <dd>{order.name}</dd>
          </div>
          <div>
            <dt>Placed</dt>
            <dd>{dayText(order.orderDate)}</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd>{order.totalPrice}</dd>
          </div>
          {order.trackingNumber && (
            <div className={styles.tracking}>
              <dt>Tracking</dt>
              <dd>{order.trackingNumber}</dd>
            </div>
          )}
        </dl>
        <StatusBadge status={order.status} />
      </div>
      <div className={styles.body}>
        <div>
          <p className={styles.sentence}>{orderSentence(order, Date.now())}</p>
          <ul className={styles.products}>
            {order.productsOrdered.map((product, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their places
              <OrderedProductLine key={index} product={product} />
            ))}
          </ul>
        </div>
        <div className={styles.ways}>
          <Link to={paths.order(order.orderId)} className={buttonClass({ size: 'small' })}>
            {order.parcels.length > 0 && order.status !== 'Delivered' ? 'Track' : 'View details'}
          </Link>
          {again.itemCount > 0 && (
            <Button variant="outline" size="small" busy={again.busy} onClick={again.buy}>
              Buy again
            </Button>
          )}
          <p role="status" className={styles.message}>
            {again.message}
          </p>
        </div>
      </div>
    </article>
  );
}
