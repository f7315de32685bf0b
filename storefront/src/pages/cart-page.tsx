import { BagPageView } from '../features/cart/bag-page-view.tsx';
import { Crumbs } from '../features/layout/crumbs.tsx';
import { Head } from '../features/layout/head.tsx';
import layout from '../ui/layout.module.css';
import styles from './cart-page.module.css';

/** The page is the same for everybody: what is in the bag loads in the browser. */
export type CartPageData = Record<string, never>;

export default function CartPage() {
  return (
    <div className={layout.container}>
      <Head title="Your bag" />
      <div className={styles.crumbs}>
        <Crumbs between={[]} here="Bag" />
      </div>
      <BagPageView />
    </div>
  );
}
