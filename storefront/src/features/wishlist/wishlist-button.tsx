import { useEffect } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { IconCount, iconButtonClass } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { followSession } from './sync/follow-session.ts';
import styles from './wishlist-button.module.css';
import { startWishlist, useWishlist } from './wishlist-store.ts';

/** The way to the wishlist, with its count once that is known; also brings the list to life in the browser. */
export function WishlistButton() {
  const count = useWishlist(({ entries }) => entries.length);
  const said = useWishlist((state) => state.said);
  useEffect(startWishlist, []);
  useEffect(followSession, []);
  return (
    <>
      <Link
        to={paths.wishlist()}
        className={classNames(iconButtonClass(), styles.button)}
        aria-label={count > 0 ? `Wishlist, ${itemCountLabel(count)}` : 'Wishlist'}
      >
        <Icon name="heart" />
        <IconCount count={count} />
      </Link>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  );
}
