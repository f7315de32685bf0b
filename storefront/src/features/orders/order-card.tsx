import type { ReactNode } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import styles from './order-card.module.css';
import { dayText, mayGoBack, orderSentence, productDetails } from './order-text.ts';
import type { OrderedProduct, OrderView } from './order-view.ts';
import { StatusBadge } from './status-badge.tsx';
import { useBuyAgain } from './use-buy-again.ts';

interface OrderedProductLineProps {
  product: OrderedProduct;
  large?: boolean;
  /** What can be done with it. */
  children?: ReactNode;
}

/** An item of an order in a row: picture, name, print and size, SKU, how many for how much. */
export function OrderedProductLine({ product, large, children }: OrderedProductLineProps) {
  const { handle, productImage, productName, quantity, price, was, sku } = product;
  return (
    <li className={large ? styles.large : styles.line}>
      <span className={styles.picture}>
        {productImage && <img src={productImage.url} alt="" width={400} height={500} loading="lazy" decoding="async" />}
      </span>
      <div>
        <p className={styles.name}>{handle ? <Link to={paths.product(handle)}>{productName}</Link> : productName}</p>
        <p className={styles.meta}>{productDetails(product)}</p>
        <p className={styles.meta}>
          {`${itemCountLabel(quantity)}, `}
          <span className={styles.price}>{price}</span>
          {was && (
            <>
              {' '}
              instead of <s>{was}</s>
            </>
          )}
        </p>
        {sku && <p className={styles.sku}>SKU {sku}</p>}
        {children}
      </div>
    </li>
  );
}

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
          {mayGoBack(order, Date.now()) && (
            <Link
              to={paths.requestReturn(order.name)}
              className={classNames(buttonClass({ variant: 'outline', size: 'small' }), styles.back)}
            >
              Send something back
            </Link>
          )}
          <p role="status" className={styles.message}>
            {again.message}
          </p>
        </div>
      </div>
    </article>
  );
}
