import { AccountPage } from '../../features/account/account-page.tsx';
import { Head } from '../../features/layout/head.tsx';
import { LostPart } from '../../features/layout/lost-part.tsx';
import { WishlistSkeleton } from '../../features/wishlist/view/wishlist-head.tsx';
import { onDemand } from '../../page-runtime/on-demand.tsx';

const WishlistView = onDemand(
  () => import('../../features/wishlist/view/wishlist-view.tsx').then((module) => module.WishlistView),
  WishlistSkeleton,
  LostPart,
);

/** The same list as on the wishlist's own page, among the customer's pages. */
export default function AccountWishlistPage() {
  return (
    <>
      <Head title="Your wishlist" />
      <AccountPage skeleton={WishlistSkeleton} title="Wishlist" headed>
        {() => <WishlistView search="" />}
      </AccountPage>
    </>
  );
}
