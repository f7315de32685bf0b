import { CartPageView } from '../../features/cart/drawer/cart-page-view.tsx';
import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import layout from '../../ui/layout.module.css';
import styles from './cart-page.module.css';

/** The page is the same for everybody: what is in the cart loads in the browser. */
export type CartPageData = Record<string, never>;

export default function CartPage() {
  return (
    <div className={layout.container}>
      <Head title="Your bag" />
      <div className={styles.breadcrumbs}>
        <Breadcrumbs between={[]} here="Bag" />
      </div>
      <CartPageView />
    </div>
  );
}
