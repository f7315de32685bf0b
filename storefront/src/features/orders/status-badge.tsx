import { classNames } from '../../ui/class-names.ts';
import type { OrderView } from './order-view.ts';
import styles from './status-badge.module.css';

const TONES: Readonly<Record<OrderView['status'], string | undefined>> = {
  'Order Placed': styles.placed,
  Unfulfilled: styles.unfulfilled,
  Fulfilled: styles.fulfilled,
  'In Transit': styles.transit,
  'Out for Delivery': styles.out,
  Delivered: styles.done,
  Cancelled: styles.over,
};

/** Where an order stands: dot, words and tint, never colour alone. */
export function StatusBadge({ status }: { status: OrderView['status'] }) {
  return <span className={classNames(styles.badge, TONES[status])}>{status}</span>;
}
