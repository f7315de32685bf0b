import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyScene } from '../layout/empty-scene.tsx';
import { useSession } from '../session/session-state.ts';

/** A wishlist with nothing on it, and where to start. */
export function EmptyWishlist() {
  const where = useSession(({ phase }) =>
    phase === 'customer'
      ? 'It stays in your account, on every device you sign in on.'
      : 'It stays here, in this browser, and you need no account for it.',
  );
  return (
    <EmptyScene title="Nothing pinned yet" line={`Tap the heart on anything you like. ${where}`}>
      <Link to={paths.collection('new-arrivals')} className={buttonClass()}>
        See what is new
      </Link>
      <Link to={paths.collection('best-sellers')} className={buttonClass({ variant: 'outline' })}>
        What everyone else packs
      </Link>
    </EmptyScene>
  );
}
