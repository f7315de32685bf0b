import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/buttons/button.tsx';
import text from '../../ui/text.module.css';
import { ArrivedHeading } from '../session/form/arrived-heading.tsx';
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
