import { WaitingPieces } from './waiting-pieces.tsx';
import { WaitingAction, WishlistHead } from './wishlist-head.tsx';

/** The wishlist before anything of it is known: its heading, and boxes in the size of pieces. */
export function WishlistSkeleton() {
  return (
    <>
      <WishlistHead title="Wishlist" line={undefined}>
        <WaitingAction />
      </WishlistHead>
      <WaitingPieces />
    </>
  );
}
