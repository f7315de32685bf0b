import type { MouseEvent } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { isPlainClick } from '../../page-runtime/link-click.ts';
import type { PageLocation } from '../../page-runtime/page.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import text from '../../ui/text.module.css';
import { ArrivedHeading } from '../form/arrived-heading.tsx';
import { withReturn } from '../session/return-path.ts';
import { type AccountDialog, openAccountDialog, useSession } from '../session/session-state.ts';
import styles from './sign-in-prompt.module.css';

/** In the place of a page whose customer has just closed the account. */
export function ClosedNote() {
  return (
    <section className={styles.prompt} aria-labelledby="account-closed">
      <ArrivedHeading as="h2" id="account-closed" className={text.h3}>
        Your account is closed
      </ArrivedHeading>
      <p>Profile, addresses and wishlist are gone, and a last letter says so. Come back whenever the water is warm.</p>
      <div className={styles.ways}>
        <Link to={paths.home()} className={buttonClass()}>
          Back to the shop
        </Link>
      </div>
    </section>
  );
}

const opens =
  (dialog: AccountDialog) =>
  (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openAccountDialog(dialog);
  };

/** In the place of a page, for whoever is not signed in. Afterwards they are where they wanted to be. */
export function SignInPrompt({ location: { pathname, search } }: { location: PageLocation }) {
  const ended = useSession((state) => state.ended);
  return (
    <section className={styles.prompt} aria-labelledby="sign-in-prompt">
      <h2 id="sign-in-prompt" className={text.h3}>
        {ended ? 'You have been signed out' : 'Sign in to come in'}
      </h2>
      <p>
        {ended
          ? 'Your session has ended, or the password was changed elsewhere. Sign in again and you are back on this page.'
          : 'This room is yours alone. Sign in and you are back on this page.'}
      </p>
      <div className={styles.ways}>
        <a href={withReturn(paths.signIn(), pathname, search)} className={buttonClass()} onClick={opens('sign-in')}>
          Sign in
        </a>
        <a
          href={withReturn(paths.register(), pathname, search)}
          className={buttonClass({ variant: 'outline' })}
          onClick={opens('register')}
        >
          Create an account
        </a>
      </div>
    </section>
  );
}
