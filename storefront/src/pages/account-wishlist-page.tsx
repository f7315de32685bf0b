import { AccountRoom } from '../features/account/account-room.tsx';
import { RoomSkeleton } from '../features/account/room-skeleton.tsx';
import { Head } from '../features/layout/head.tsx';
import { onDemand } from '../page-runtime/on-demand.tsx';

const WishlistView = onDemand(
  () => import('../features/wishlist/wishlist-view.tsx').then((module) => module.WishlistView),
  RoomSkeleton,
);

/** The same list as on the wishlist's own page, among the customer's rooms. */
export default function AccountWishlistPage() {
  return (
    <>
      <Head title="Your wishlist" />
      <AccountRoom title="Wishlist" headed>
        {() => <WishlistView search="" />}
      </AccountRoom>
    </>
  );
}
