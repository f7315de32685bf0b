import { useId, useState } from 'react';
import { CustomerOrders } from '../../storefront-api/generated/operations.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { FormAlert } from '../../ui/messages/form-alert.tsx';
import text from '../../ui/text.module.css';
import { useAccountData } from '../account/use-account-data.ts';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { dayText, mayGoBack } from '../orders/order-text.ts';
import { type OrderView, orderView } from '../orders/order-view.ts';
import { useTracking } from '../orders/parcel/tracking.ts';
import { wholeOrders } from '../orders/whole-orders.ts';
import { plainId } from '../session/plain-id.ts';
import styles from './return-request.module.css';

interface OwnOrdersProps {
  token: string;
  /** Opens one of them by its name; what it answers is why it could not. */
  onPick: (name: string) => Promise<string | undefined>;
}

/** The customer's orders that may go back, to pick one of; nothing where there is none, or until it is known how far each is. */
export function OwnOrders({ token, onPick }: OwnOrdersProps) {
  const heading = useId();
  const { data } = useAccountData(CustomerOrders, token, wholeOrders);
  const tracking = useTracking(token);
  const [problem, setProblem] = useState<string>();
  const [asked, setAsked] = useState<string>();
  const now = Date.now();
  const orders = (data?.customer?.orders.edges ?? [])
    .map(({ node }) => orderView(node, tracking?.orders.get(plainId(node.id)), now))
    .filter((order) => mayGoBack(order, now));
  if (!tracking || orders.length === 0) return null;
  const pick = async (name: string): Promise<void> => {
    if (asked !== undefined) return;
    setAsked(name);
    setProblem(await onPick(name));
    setAsked(undefined);
  };
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={text.h4}>
        Or one of your orders
      </h2>
      <FormAlert problem={problem} />
      <ul className={styles.own}>
        {orders.map(({ orderId, name, orderDate, productsOrdered }) => (
          <li key={orderId}>
            <button type="button" aria-busy={asked === name || undefined} onClick={() => void pick(name)}>
              <span>
                <b>{name}</b>
                <small>{`${dayText(orderDate)}, ${piecesText(productsOrdered)}`}</small>
              </span>
              <Icon name="right" size="small" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `3 pieces: Lido One-Piece, Kaila Triangle Top`. */
function piecesText(products: OrderView['productsOrdered']): string {
  const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
  const names = new Set(products.map(({ productName }) => productName));
  return `${itemCountLabel(count)}: ${[...names].join(', ')}`;
}
