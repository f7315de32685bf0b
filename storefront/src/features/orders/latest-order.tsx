import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import text from '../../ui/text.module.css';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import styles from './latest-order.module.css';
import { lastSteps, slowestUnderWay } from './order-category.ts';
import { orderSentence } from './order-text.ts';
import type { OrderView } from './order-view.ts';
import { StatusBadge } from './status-badge.tsx';

const STEPS = 6;
const SHOWN_PICTURES = 3;

const TITLES: Readonly<Record<OrderView['status'], string>> = {
  'Order Placed': 'Just ordered',
  Unfulfilled: 'Being packed',
  Fulfilled: 'Ready to go',
  'In Transit': 'On its way to you',
  'Out for Delivery': 'On its way to you',
  Delivered: 'Your latest order',
  Cancelled: 'Your latest order',
};

/** The newest order at a glance; without one, what this place is for. */
export function LatestOrder({ order }: { order: OrderView | undefined }) {
  if (!order)
    return (
      <section className={styles.card} aria-labelledby="latest-order">
        <h2 id="latest-order" className={text.h3}>
          No orders yet
        </h2>
        <p className={styles.soft}>The first one shows up here, with its parcel.</p>
        <p className={styles.ways}>
          <Link to={paths.collection('new-arrivals')} className={buttonClass({ size: 'small' })}>
            See what’s new
          </Link>
        </p>
      </section>
    );
  const { productsOrdered, parcels, status, name, totalPrice, orderId } = order;
  const itemCount = productsOrdered.reduce((sum, { quantity }) => sum + quantity, 0);
  const step = status === 'Cancelled' ? 0 : (slowestUnderWay(lastSteps(parcels)) ?? 0);
  return (
    <section className={styles.card} aria-labelledby="latest-order">
      <div className={styles.top}>
        <h2 id="latest-order" className={text.h3}>
          {TITLES[status]}
        </h2>
        <StatusBadge status={status} />
      </div>
      <div className={styles.pictures}>
        {productsOrdered.slice(0, SHOWN_PICTURES).map(({ productImage, productName }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their places
          <span key={index}>
            {productImage && <img src={productImage.url} alt={productName} width={400} height={500} />}
          </span>
        ))}
      </div>
      <div className={styles.words}>
        <p className={styles.sentence}>{orderSentence(order, Date.now())}</p>
        <p className={styles.soft}>
          Order {name}, {itemCountLabel(itemCount)}, {totalPrice}
        </p>
        {step > 0 && (
          <div className={styles.steps} role="img" aria-label={`Step ${step} of ${STEPS} on its way`}>
            {Array.from({ length: STEPS }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: six bars, always the same
              <i key={index} className={index < step ? styles.reached : undefined} />
            ))}
          </div>
        )}
        <p className={styles.ways}>
          <Link to={paths.order(orderId)} className={buttonClass({ size: 'small' })}>
            {parcels.length > 0 && status !== 'Delivered' ? 'Track this order' : 'View this order'}
          </Link>
          <Link to={paths.orders()} className={buttonClass({ variant: 'quiet' })}>
            All orders
          </Link>
        </p>
      </div>
    </section>
  );
}
