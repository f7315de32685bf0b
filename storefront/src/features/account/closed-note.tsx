import { useEffect, useRef } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import text from '../../ui/text.module.css';
import styles from './sign-in-prompt.module.css';

/** In the place of a room whose customer has just closed the account. Takes the focus, which the dialog had. */
export function ClosedNote() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.prompt} aria-labelledby="account-closed">
      <h2 id="account-closed" ref={heading} tabIndex={-1} className={text.h3}>
        Your account is closed
      </h2>
      <p>Profile, addresses and wishlist are gone, and a last letter says so. Come back whenever the water is warm.</p>
      <div className={styles.ways}>
        <Link to={paths.home()} className={buttonClass()}>
          Back to the shop
        </Link>
      </div>
    </section>
  );
}
