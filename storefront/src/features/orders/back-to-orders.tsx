import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './back-to-orders.module.css';

export function BackToOrders() {
  return (
    <Link to={paths.orders()} className={styles.back}>
      <Icon name="left" size="small" />
      Orders
    </Link>
  );
}
