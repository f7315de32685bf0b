import { sharedHandles } from '../shared-handles.ts';
import { OwnWishlist } from './own-wishlist.tsx';
import { SharedWishlist } from './shared-wishlist.tsx';

/** One's own list, or the one whose products the address names. */
export function WishlistView({ search }: { search: string }) {
  const handles = sharedHandles(search);
  return handles.length > 0 ? <SharedWishlist key={search} handles={handles} /> : <OwnWishlist />;
}
