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

/** Stands in the document beside what strangers see, which has the page's heading. */
const ServedSkeleton = () => <WishlistSkeleton heading="h2" />;

/** The same list as on the wishlist's own page, among the customer's pages. */
export default function AccountWishlistPage() {
  return (
    <>
      <Head title="Your wishlist" />
      <AccountPage skeleton={ServedSkeleton} title="Wishlist" headed>
        {() => <WishlistView search="" />}
      </AccountPage>
    </>
  );
}
