import { useEffect } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { IconCount, iconButtonClass } from '../../ui/buttons/icon-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { itemCountLabel } from '../cart/state/shown-count.ts';
import { type SessionState, sessionStore } from '../session/session-state.ts';
import { localValues } from '../storage/guarded-storage.ts';
import styles from './wishlist-button.module.css';
import { AGREED_KEY, startWishlist, useWishlist } from './wishlist-store.ts';

/**
 * Keeps the list of whoever is signed in the same as the account's, and takes it out of this browser when they leave. What
 * does that is a chunk of its own, for visitors never need it. Returns the way to stop.
 */
function followSession(): () => void {
  let stopSyncing: (() => void) | undefined;
  let isOver = false;

  function follow({ phase, token, customer }: SessionState, before?: SessionState): void {
    if (before && before.phase === phase && before.token === token && before.customer?.id === customer?.id) return;
    stopSyncing?.();
    stopSyncing = undefined;
    const hasLeft = phase === 'visitor' && localValues.read(AGREED_KEY) !== undefined;
    if (!hasLeft && !(token && customer)) return;
    import('./sync/open-sync.ts')
      .then(({ leaveAccount, openSync }) => {
        const now = sessionStore.getState();
        if (isOver || now.token !== token || now.phase !== phase) return;
        if (hasLeft) leaveAccount();
        else if (token && customer) stopSyncing = openSync(customer.id, token);
      })
      .catch((error: unknown) => console.error('Error syncing wishlist', error));
  }

  follow(sessionStore.getState());
  const stopFollowing = sessionStore.subscribe(follow);
  return () => {
    isOver = true;
    stopFollowing();
    stopSyncing?.();
  };
}

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
