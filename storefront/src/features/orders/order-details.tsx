import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { isPlainClick } from '../../page-runtime/link-click.ts';
import { onDemand } from '../../page-runtime/on-demand.tsx';
import { paths } from '../../paths.ts';
import { CustomerOrders } from '../../storefront-api/generated/operations.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ACCOUNT_ICONS } from '../../ui/icons/account-icons.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { LineIcon } from '../../ui/icons/line-icon.tsx';
import text from '../../ui/text.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PageFailed } from '../account/page-failed.tsx';
import { OrderSkeleton } from '../account/page-skeletons.tsx';
import { useAccountData } from '../account/use-account-data.ts';
import { useServiceData } from '../account/use-service-data.ts';
import { LateReturnStatus } from '../returns/late-return-status.ts';
import { REVIEWS_ID } from '../reviews/rating-line.tsx';
import { wantToWrite } from '../reviews/reviews-state.ts';
import { plainId } from '../session/plain-id.ts';
import { OrderedProductLine } from './order-card.tsx';
import styles from './order-details.module.css';
import { OrderSummary } from './order-summary.tsx';
import { longDayText, mayGoBack, orderSentence } from './order-text.ts';
import { type OrderedProduct, type OrderView, orderView } from './order-view.ts';
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
  const points = <OrderPoints order={orderNumber} token={token} />;
  if (order.status === 'Delivered') return <DeliveredOrder order={order} points={points} token={token} />;
  return <ShownOrder order={order} points={points} />;
}

/** One that is there can be written about, once it is known what of it has been; if that cannot be had, all of it. */
function DeliveredOrder({ token, ...shown }: { order: OrderView; points: ReactNode; token: string }) {
  const { state, data } = useServiceData('own-reviews', {}, token);
  const reviewed = new Set(data?.reviews.map(({ product }) => product));
  return <ShownOrder {...shown} reviewed={state === 'loading' ? undefined : reviewed} />;
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

interface ShownOrderProps {
  order: OrderView;
  /** Stands under what it comes to. */
  points?: ReactNode;
  /** The handles of what its customer has reviewed; absent where there is nothing to be said of it yet. */
  reviewed?: ReadonlySet<string> | undefined;
}

/** An order that was found, as it is shown and printed. */
export function ShownOrder({ order, points, reviewed }: ShownOrderProps) {
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
                <OrderedProductLine key={index} product={product} large>
                  {reviewed && <ReviewWay product={product} reviewed={reviewed} />}
                </OrderedProductLine>
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
            {mayGoBack(order, Date.now()) && (
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

/** Leads to a piece's page with the form to review it open; nothing for what was no choice, or has been reviewed. */
function ReviewWay({ product, reviewed }: { product: OrderedProduct; reviewed: ReadonlySet<string> }) {
  const { handle, productName, isGift, isGiftCard } = product;
  if (handle === null || isGift || isGiftCard || reviewed.has(handle)) return null;
  return (
    <Link
      to={`${paths.product(handle)}#${REVIEWS_ID}`}
      className={classNames(buttonClass({ variant: 'quiet' }), styles.review)}
      // In a tab of its own it leads to the reviews alone.
      onClick={(event) => wantToWrite(isPlainClick(event) ? handle : undefined)}
    >
      Write a review<VisuallyHidden> of {productName}</VisuallyHidden>
    </Link>
  );
}
