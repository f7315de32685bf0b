import { type KeyboardEvent, useMemo, useState } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { CustomerOrders } from '../../storefront-api/generated/operations.ts';
import { Button, buttonClass } from '../../ui/buttons/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { AccordionItem } from '../../ui/sections/accordion.tsx';
import { PageFailed } from '../account/page-failed.tsx';
import { OrdersSkeleton } from '../account/page-skeletons.tsx';
import { useAccountData } from '../account/use-account-data.ts';
import { EmptyScene } from '../layout/empty-scene.tsx';
import { plainId } from '../session/plain-id.ts';
import { session } from '../session/session.ts';
import { useSession } from '../session/session-state.ts';
import { OrderCard } from './order-card.tsx';
import { ORDER_CATEGORIES } from './order-category.ts';
import styles from './order-history.module.css';
import { matchesTerms, type OrderView, orderView } from './order-view.ts';
import { useTracking } from './parcel/tracking.ts';
import { wholeOrders } from './whole-orders.ts';

/**
 * For an account whose mailbox nobody has proven: how to. What was bought without signing in is not shown before, and nobody
 * is told here whether there is any.
 */
function MailboxProof() {
  const email = useSession(({ customer }) => customer?.email);
  const [state, setState] = useState<{ busy: boolean; message: string }>({ busy: false, message: '' });
  if (!email) return null;

  const send = async (): Promise<void> => {
    setState({ busy: true, message: '' });
    const outcome = await (await session()).recover(email);
    const message =
      outcome === true ? 'Sent. Look into your mail.' : 'That did not work just now. Try again in a few minutes.';
    setState({ busy: false, message });
  };

  return (
    <AccordionItem title="Bought here without signing in?">
      <p>
        Those orders come into your account once you have followed a link we send to {email} and chosen a password with
        it.
      </p>
      <p>
        <Button variant="outline" size="small" busy={state.busy} onClick={() => void send()}>
          Send the link
        </Button>
      </p>
      <p role="status">{state.message}</p>
    </AccordionItem>
  );
}

type Category = (typeof ORDER_CATEGORIES)[number];

const isIn = (order: OrderView, category: Category): boolean => category === 'All' || order.status === category;

const SHOWN_AT_FIRST = 10;

/** Every order of the customer, the newest first: by where they stand, and by what was bought. */
export function OrderHistory({ token }: { token: string }) {
  const { state, data, reload } = useAccountData(CustomerOrders, token, wholeOrders);
  const tracking = useTracking(token);
  const orders = useMemo(
    () =>
      data?.customer?.orders.edges.map(({ node }) =>
        orderView(node, tracking?.orders.get(plainId(node.id)), Date.now()),
      ),
    [data, tracking],
  );
  if (state === 'failed') return <PageFailed onRetry={reload} />;
  if (!orders || !tracking) return <OrdersSkeleton />;
  return (
    <>
      {orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />}
      {!tracking.mailboxProven && <MailboxProof />}
    </>
  );
}

function NoOrders() {
  return (
    <EmptyScene title="No orders yet" line="What you order is kept here, with its parcel and its receipt.">
      <Link to={paths.collection('new-arrivals')} className={buttonClass()}>
        See what’s new
      </Link>
      <Link to={paths.trackOrder()} className={buttonClass({ variant: 'outline' })}>
        Find one by its number
      </Link>
    </EmptyScene>
  );
}

function OrderList({ orders }: { orders: readonly OrderView[] }) {
  const [category, setCategory] = useState<Category>('All');
  const [terms, setTerms] = useState('');
  const [all, setAll] = useState(false);
  const found = orders.filter((order) => isIn(order, category) && matchesTerms(order, terms.trim()));
  const shown = all ? found : found.slice(0, SHOWN_AT_FIRST);

  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const count = ORDER_CATEGORIES.length;
    const next = (ORDER_CATEGORIES.indexOf(category) + step + count) % count;
    setCategory(ORDER_CATEGORIES[next] ?? 'All');
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label="Orders by status" onKeyDown={move}>
        {ORDER_CATEGORIES.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`orders-${name}`}
            aria-selected={name === category}
            aria-controls="orders-shown"
            tabIndex={name === category ? 0 : -1}
            className={styles.tab}
            onClick={() => setCategory(name)}
          >
            {name} <b>{orders.filter((order) => isIn(order, name)).length}</b>
          </button>
        ))}
      </div>
      <div className={styles.search}>
        <Field
          label="Search your orders"
          type="search"
          placeholder="A piece, a print or an order number"
          value={terms}
          onChange={({ target }) => setTerms(target.value)}
        />
      </div>
      <div id="orders-shown" role="tabpanel" aria-labelledby={`orders-${category}`}>
        {shown.map((order) => (
          <OrderCard key={order.orderId} order={order} />
        ))}
        <p role="status" className={styles.count}>
          {found.length === 0 && (terms.trim() ? `No order matches “${terms.trim()}”.` : 'No orders here just now.')}
          {found.length > shown.length && `Showing ${shown.length} of ${found.length}. `}
        </p>
        {found.length > shown.length && (
          <p className={styles.count}>
            <button type="button" className={styles.rest} onClick={() => setAll(true)}>
              Show the rest
            </button>
          </p>
        )}
      </div>
    </>
  );
}
