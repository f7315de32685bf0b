import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { MAIN_COLLECTIONS, SEASONS, SWIM_KINDS } from '../collection/collection-families.ts';
import { CountryButton } from '../country/country-button.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { FOOTER_LINKS_ID } from './footer-links-id.ts';
import { Logo } from './logo.tsx';
import { PaymentMarks } from './payment-marks.tsx';
import styles from './site-footer.module.css';

interface FooterLink {
  label: string;
  to: string;
}

const collections = (names: ReadonlyArray<{ handle: string; label: string }>): FooterLink[] =>
  names.map(({ handle, label }) => ({ label, to: paths.collection(handle) }));

const SHOP: readonly FooterLink[] = [
  ...collections(MAIN_COLLECTIONS),
  { label: 'Gift card', to: paths.product('gift-card') },
];

/** Only what there is: a page that does not exist yet is not named. */
const HELP: readonly FooterLink[] = [
  { label: 'Size guide', to: paths.sizeGuide() },
  { label: 'Shipping and orders', to: paths.shipping() },
  { label: 'Track an order', to: paths.trackOrder() },
  { label: 'Student discount', to: paths.studentDiscount() },
  { label: 'Lookbooks', to: paths.lookbooks() },
  { label: 'Your account', to: paths.account() },
  { label: 'Wishlist', to: paths.wishlist() },
  { label: 'Your bag', to: paths.cart() },
];

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-tone="dark">
      <div className={styles.wave} />
      <div className={classNames(layout.container, styles.top)}>
        <div className={styles.house}>
          <Logo large />
          <p className={styles.line}>
            Swimwear drawn, cut and tested by a small team who live eight minutes from the water.
          </p>
          <CountryButton labelLength="long" className={styles.country} />
          <div className={styles.newsletter}>
            <NewsletterForm place="footer" label="Postcards, twice a month, tops" dark />
          </div>
        </div>
        <FooterList id={FOOTER_LINKS_ID} title="Shop" links={SHOP} />
        <FooterList title="Help and more" links={HELP} />
        <FooterList title="Swim and seasons" links={[...collections(SWIM_KINDS), ...collections(SEASONS)]} />
      </div>
      <div className={classNames(layout.container, styles.end)}>
        <span>© 2026 Bluebird Bay</span>
        <PaymentMarks />
        <span>Made in small runs, mostly before lunch.</span>
      </div>
    </footer>
  );
}

interface FooterListProps {
  title: string;
  id?: string;
  links: readonly FooterLink[];
}

function FooterList({ title, id, links }: FooterListProps) {
  return (
    <nav aria-label={title} id={id} className={styles.list}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
