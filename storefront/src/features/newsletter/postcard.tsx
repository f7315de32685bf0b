import { FIRST_ORDER_PERCENT } from '@bluebird-bay/content/promises.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { Bird } from '../layout/logo.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import styles from './postcard.module.css';

/** The newsletter, as a postcard that wants an address. */
export function Postcard() {
  return (
    <section className={classNames(layout.container, layout.section)} aria-labelledby="postcards" data-newsletter="">
      <div className={styles.card}>
        <div className={styles.text}>
          <h2 className={text.h1} id="postcards">
            Postcards,
            <br />
            not spam
          </h2>
          <p className={classNames(text.lead, styles.lead)}>
            First look at new prints, the restocks worth knowing about, and {FIRST_ORDER_PERCENT}% off your first order.
            Twice a month, tops.
          </p>
        </div>
        <svg className={styles.postmark} viewBox="0 0 190 80" aria-hidden="true">
          <circle cx="44" cy="40" r="34" />
          <circle cx="44" cy="40" r="25" />
          <path d="M80 24q13-7 26 0t26 0 26 0 26 0M84 36q13-7 26 0t26 0 26 0 26 0M84 48q13-7 26 0t26 0 26 0 26 0M80 60q13-7 26 0t26 0 26 0 26 0" />
          <text x="44" y="44">
            THE BAY
          </text>
        </svg>
        <div className={styles.stamp} aria-hidden="true">
          <div>
            <Bird />
          </div>
        </div>
        <div className={styles.address}>
          <NewsletterForm label="Your email" hint="Leave whenever you like: every postcard says how." />
        </div>
      </div>
    </section>
  );
}
