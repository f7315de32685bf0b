import { useEffect, useMemo } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { CustomerOrders } from '../../storefront-api/generated/operations.ts';
import { ACCOUNT_ICONS } from '../../ui/account-icons.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineIcon } from '../../ui/line-icon.tsx';
import text from '../../ui/text.module.css';
import { PageFailed } from '../account/page-failed.tsx';
import { OrderSkeleton } from '../account/page-skeletons.tsx';
import { useAccountData } from '../account/use-account-data.ts';
import { plainId } from '../session/plain-id.ts';
import { longDayText } from './order-dates.ts';
import styles from './order-details.module.css';
import { OrderSummary } from './order-summary.tsx';
import { orderSentence } from './order-text.ts';
import { type OrderView, orderView } from './order-view.ts';
import { OrderedProductLine } from './ordered-product-line.tsx';
import { ParcelPanel } from './parcel-panel.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useTracking } from './tracking.ts';
import { useBuyAgain } from './use-buy-again.ts';

interface OrderDetailsProps {
  token: string;
  /** Of the address: `?order=7`. */
  search: string;
  /** Told the order's name once it is known, for the page's heading. */
  onName: (name: string) => void;
}

/**
 * One order of the customer's own, named by `?order=`: its parcels, items, amounts and addresses, and its receipt in
 * print.
 */
export function OrderDetails({ token, search, onName }: OrderDetailsProps) {
  const { state, data, reload } = useAccountData(CustomerOrders, token);
  const tracking = useTracking(token);
  const orderNumber = new URLSearchParams(search).get('order');
  const order = useMemo(() => {
    const nodes = data?.customer?.orders.edges.map(({ node }) => node) ?? [];
    const found = nodes.find(({ id }) => plainId(id) === orderNumber);
    return found && orderView(found, orderNumber === null ? undefined : tracking?.get(orderNumber), Date.now());
  }, [data, tracking, orderNumber]);
  const name = order?.name;
  useEffect(() => {
    if (name) onName(name);
  }, [name, onName]);
  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (state === 'loading' || !tracking) return <OrderSkeleton />;
  return order ? <ShownOrder order={order} /> : <NoSuchOrder />;
}

function NoSuchOrder() {
  return (
    <div className={styles.stack}>
      <h2 className={text.h3}>There is no such order here</h2>
      <p className={styles.soft}>It may have been placed with another address, or before this account was opened.</p>
      <p className={styles.ways}>
        <Link to={paths.orders()} className={buttonClass()}>
          All your orders
        </Link>
        <Link to={paths.trackOrder()} className={buttonClass({ variant: 'outline' })}>
          Find it by number
        </Link>
      </p>
    </div>
  );
}

/** An order that was found, as it is shown and printed. */
export function ShownOrder({ order }: { order: OrderView }) {
  const again = useBuyAgain(order.productsOrdered);
  const count = order.productsOrdered.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.receipt}>
      <p className={styles.shop}>Bluebird Bay, receipt</p>
      <div className={styles.top}>
        <p className={styles.soft}>
          Placed {longDayText(order.orderDate)}
          {order.cardLast4 && `, paid by card ending ${order.cardLast4}`}
        </p>
        <StatusBadge status={order.status} />
      </div>
      <div className={styles.split}>
        <div className={styles.stack}>
          {order.parcels.map((parcel) => (
            <ParcelPanel key={parcel.number} parcel={parcel} arrival={order.arrival} />
          ))}
          {order.parcels.length === 0 && <p className={styles.sentence}>{orderSentence(order, Date.now())}</p>}
          <section aria-labelledby="order-items">
            <h2 id="order-items" className={text.h3}>
              {count === 1 ? 'One item' : `${count} items`}
            </h2>
            <ul className={styles.products}>
              {order.productsOrdered.map((product, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their places
                <OrderedProductLine key={index} product={product} large />
              ))}
            </ul>
            {again.itemCount > 0 && (
              <p className={styles.ways}>
                <Button variant="outline" size="small" busy={again.busy} onClick={again.buy}>
                  <Icon name="bag" size="small" />
                  Buy again
                </Button>
                <span role="status">{again.message}</span>
              </p>
            )}
          </section>
        </div>
        <aside className={styles.stack}>
          <OrderSummary order={order} />
          <p className={styles.ways}>
            <Button variant="outline" block onClick={() => window.print()}>
              <LineIcon shape={ACCOUNT_ICONS.print} />
              Print the receipt
            </Button>
            {order.status !== 'Cancelled' && (
              <Link to={paths.returns()} className={buttonClass({ variant: 'outline', block: true })}>
                How returns work
              </Link>
            )}
          </p>
        </aside>
      </div>
    </div>
  );
}
