import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from './order-card.module.css';
import { dayText } from './order-dates.ts';
import type { OrderView } from './order-view.ts';
import { orderSentence } from './order-words.ts';
import { PieceLine } from './piece-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useBuyAgain } from './use-buy-again.ts';

/** One order in the history: number, day, total, where it stands, and what was bought. */
export function OrderCard({ order }: { order: OrderView }) {
  const again = useBuyAgain(order.productsOrdered);
  return (
    <article className={styles.order} aria-label={`Order ${order.name}`}>
      <div className={styles.head}>
        <dl className={styles.facts}>
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
          <ul className={styles.pieces}>
            {order.productsOrdered.map((piece, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their places
              <PieceLine key={index} piece={piece} />
            ))}
          </ul>
        </div>
        <div className={styles.ways}>
          <Link to={paths.order(order.orderId)} className={buttonClass({ size: 'small' })}>
            {order.parcels.length > 0 && order.status !== 'Delivered' ? 'Track' : 'View details'}
          </Link>
          {again.pieces > 0 && (
            <Button variant="outline" size="small" busy={again.busy} onClick={again.buy}>
              Buy again
            </Button>
          )}
          <p role="status" className={styles.said}>
            {again.said}
          </p>
        </div>
      </div>
    </article>
  );
}
