import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';
import { paths } from '../../paths.ts';
import { CustomerOrders } from '../../storefront-api/generated/operations.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { ACCOUNT_ICONS } from '../../ui/icons/account-icons.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LineIcon } from '../../ui/icons/line-icon.tsx';
import text from '../../ui/text.module.css';
import { PageFailed } from '../account/page-failed.tsx';
import { OrderSkeleton } from '../account/page-skeletons.tsx';
import { useAccountData } from '../account/use-account-data.ts';
import { LateReturnStatus } from '../returns/late-return-status.ts';
import { plainId } from '../session/plain-id.ts';
import { OrderedProductLine } from './order-card.tsx';
import styles from './order-details.module.css';
import { OrderSummary } from './order-summary.tsx';
import { longDayText, orderSentence } from './order-text.ts';
import { type OrderView, orderView } from './order-view.ts';
import { ParcelPanel } from './parcel/parcel-panel.tsx';
import { useTracking } from './parcel/tracking.ts';
import { StatusBadge } from './status-badge.tsx';
import { useBuyAgain } from './use-buy-again.ts';
import { wholeOrders } from './whole-orders.ts';

interface OrderDetailsProps {
  token: string;
  /** Of the address: `?order=7`. */
  search: string;
  /** Told the order's name once it is known, for the page's heading; and that there is none when its customer leaves. */
  onName: (name: string | undefined) => void;
}

/**
 * One order of the customer's own, named by `?order=`: its parcels, items, amounts and addresses, and its receipt in
 * print.
 */
export function OrderDetails({ token, search, onName }: OrderDetailsProps) {
  const { state, data, reload } = useAccountData(CustomerOrders, token, wholeOrders);
  const tracking = useTracking(token);
  const orderNumber = new URLSearchParams(search).get('order');
  const order = useMemo(() => {
    const nodes = data?.customer?.orders.edges.map(({ node }) => node) ?? [];
    const found = nodes.find(({ id }) => plainId(id) === orderNumber);
    return found && orderView(found, orderNumber === null ? undefined : tracking?.orders.get(orderNumber), Date.now());
  }, [data, tracking, orderNumber]);
  const name = order?.name;
  useEffect(() => {
    onName(name);
    return () => onName(undefined);
  }, [name, onName]);
  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (state === 'loading' || !tracking) return <OrderSkeleton />;
  if (!order || orderNumber === null) return <NoSuchOrder />;
  return <ShownOrder order={order} points={<OrderPoints order={orderNumber} token={token} />} />;
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

/** The club's books are asked, and the club is no part of this page: its line comes by itself a moment later. */
const OrderPoints = onDemand(
  () => import('../club/statement/order-points.tsx').then((module) => module.OrderPoints),
  () => null,
  () => null,
);

/** An order that was found, as it is shown and printed; `points` stands under what it comes to. */
export function ShownOrder({ order, points }: { order: OrderView; points?: ReactNode }) {
  const again = useBuyAgain(order.productsOrdered);
  const count = order.productsOrdered.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.receipt}>
      <p className={styles.shop}>Bluebird Bay, receipt</p>
      <div className={styles.top}>
        <p className={styles.soft}>
          Placed {longDayText(order.orderDate)}
          {order.paidWith && `, ${order.paidWith}`}
        </p>
        <StatusBadge status={order.status} />
      </div>
      <div className={styles.split}>
        <div className={styles.stack}>
          {order.parcels.map((parcel, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parcels keep their places, and several may have no number
            <ParcelPanel key={`${index} ${parcel.number}`} parcel={parcel} arrival={order.arrival} />
          ))}
          {order.parcels.length === 0 && <p className={styles.sentence}>{orderSentence(order, Date.now())}</p>}
          {order.returns.length > 0 && <LateReturnStatus returns={order.returns} />}
          <section aria-labelledby="order-items">
            <h2 id="order-items" className={text.h3}>
              {count === 1 ? (
                'One piece'
              ) : (
                <>
                  <span className={styles.figure}>{count}</span> pieces
                </>
              )}
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
          <OrderSummary order={order} points={points} />
          <p className={styles.ways}>
            <Button variant="outline" block onClick={() => window.print()}>
              <LineIcon shape={ACCOUNT_ICONS.print} />
              Print the receipt
            </Button>
            {order.status !== 'Cancelled' && (
              <Link to={paths.requestReturn(order.name)} className={buttonClass({ variant: 'outline', block: true })}>
                Send something back
              </Link>
            )}
          </p>
        </aside>
      </div>
    </div>
  );
}
