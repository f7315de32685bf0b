import { CartPageView } from '../../features/cart/drawer/cart-page-view.tsx';
import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import layout from '../../ui/layout.module.css';
import styles from './cart-page.module.css';

/** The page is the same for everybody: what is in the cart loads in the browser. */
export interface CartPageData {
  /** Where the shop's own pictures lie. */
  pictureBase: string;
}

export default function CartPage({ data: { pictureBase } }: PageProps<CartPageData>) {
  return (
    <div className={layout.container}>
      <Head title="Your bag" />
      <div className={styles.breadcrumbs}>
        <Breadcrumbs between={[]} here="Bag" />
      </div>
      <CartPageView pictureBase={pictureBase} />
    </div>
  );
}
