import { ProductSkeletons } from './product-skeletons.tsx';
import { WaitingAction, WishlistHead } from './wishlist-head.tsx';

/** The wishlist before anything of it is known: its heading, and boxes in the size of products. */
export function WishlistSkeleton() {
  return (
    <>
      <WishlistHead title="Wishlist" line={undefined}>
        <WaitingAction />
      </WishlistHead>
      <ProductSkeletons />
    </>
  );
}
