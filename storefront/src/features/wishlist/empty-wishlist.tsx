import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Bird } from '../layout/bird.tsx';
import { useSession } from '../session/session-state.ts';
import styles from './empty-wishlist.module.css';

/** A wishlist with nothing on it, and where to start. */
export function EmptyWishlist() {
  const isCustomer = useSession(({ phase }) => phase === 'customer');
  return (
    <div className={styles.empty}>
      <div className={styles.picture}>
        <Bird />
      </div>
      <div>
        <h2 className={text.h2}>Nothing pinned yet</h2>
        <p className={classNames(text.lead, text.soft, styles.line)}>
          Tap the heart on anything you like.{' '}
          {isCustomer
            ? 'It stays in your account, on every device you sign in on.'
            : 'It stays here, in this browser, and you need no account for it.'}
        </p>
        <p className={layout.row}>
          <Link to={paths.collection('new-arrivals')} className={buttonClass()}>
            See what is new
          </Link>
          <Link to={paths.collection('best-sellers')} className={buttonClass({ variant: 'outline' })}>
            What everyone else packs
          </Link>
        </p>
      </div>
    </div>
  );
}
