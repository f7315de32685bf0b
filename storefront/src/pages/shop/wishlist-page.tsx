import { Breadcrumbs } from '../../features/layout/breadcrumbs.tsx';
import { Head } from '../../features/layout/head.tsx';
import { WishlistView } from '../../features/wishlist/view/wishlist-view.tsx';
import type { PageProps } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import styles from './wishlist-page.module.css';

/** The same for everybody: what is on the list only the browser knows, or the address of a list that was passed on. */
export default function WishlistPage({ location }: PageProps<null>) {
  return (
    <div className={classNames(layout.container, styles.page)}>
      <Head
        title="Wishlist"
        description="The pieces you gave a heart, with today’s prices and what is left of them."
        canonical={paths.wishlist()}
      />
      <div className={styles.breadcrumbs}>
        <Breadcrumbs between={[]} here="Wishlist" />
      </div>
      <WishlistView search={location.search} />
    </div>
  );
}
