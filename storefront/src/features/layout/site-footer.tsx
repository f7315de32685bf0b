import { useEffect } from 'react';
import { Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { MAIN_COLLECTIONS, SEASONS, SWIM_KINDS } from '../collection/collection-families.ts';
import { CountryButton } from '../country/country-button.tsx';
import { DataSaverSwitch } from '../data-saver/data-saver-switch.tsx';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { watchNoted } from '../offline/noted/watch-noted.ts';
import { FOOTER_LINKS_ID } from './header/header-buttons.tsx';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

interface FooterLink {
  label: string;
  to: string;
}

const collections = (names: ReadonlyArray<{ handle: string; label: string }>): FooterLink[] =>
  names.map(({ handle, label }) => ({ label, to: paths.collection(handle) }));

const SHOP: readonly FooterLink[] = [
  ...collections(MAIN_COLLECTIONS),
  { label: 'Make a set', to: paths.makeASet() },
  { label: 'The suitcase', to: paths.suitcase() },
  { label: 'Gift card', to: paths.product('gift-card') },
];

/** Only what there is: a page that does not exist yet is not named. */
const HELP: readonly FooterLink[] = [
  { label: 'Size guide', to: paths.sizeGuide() },
  { label: 'Style guide', to: paths.text('bikini-style-guide') },
  { label: 'Shipping and orders', to: paths.shipping() },
  { label: 'Duties and taxes', to: paths.text('tariffs') },
  { label: 'Track an order', to: paths.trackOrder() },
  { label: 'Send something back', to: paths.requestReturn() },
  { label: 'How returns work', to: paths.returns() },
  { label: 'Help', to: paths.help() },
  { label: 'Contact us', to: paths.contact() },
  { label: 'Student discount', to: paths.studentDiscount() },
  { label: 'Stockists', to: paths.text('stockists') },
  { label: 'Accessibility', to: paths.text('accessibility') },
  { label: 'Bay Club', to: paths.clubLanding() },
  { label: 'Your account', to: paths.account() },
  { label: 'Wishlist', to: paths.wishlist() },
  { label: 'Your bag', to: paths.cart() },
];

const HOUSE: readonly FooterLink[] = [
  { label: 'About us', to: paths.text('about-us') },
  { label: 'Our commitment', to: paths.text('our-commitment') },
  { label: 'The Blue Pact', to: paths.text('blue-pact') },
  { label: 'Blog', to: paths.blog() },
  { label: 'Lookbooks', to: paths.lookbooks() },
  { label: 'Reviews', to: paths.text('reviews') },
  { label: 'As seen on you', to: paths.text('as-seen-on-you') },
  { label: 'Marlo Dolls', to: paths.text('marlo-dolls') },
  { label: 'Press', to: paths.text('press') },
  { label: 'Giveaway', to: paths.text('giveaway') },
  { label: 'Postcards', to: paths.text('newsletter-sign-up') },
];

const LAW: readonly FooterLink[] = [
  { label: 'Privacy', to: paths.text('privacy-policy') },
  { label: 'Terms and conditions', to: paths.text('terms-and-conditions') },
  { label: 'Terms of use', to: paths.text('terms-conditions') },
];

export function SiteFooter() {
  const { linkedCollections } = usePageRuntime();
  useEffect(watchNoted, []);
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
          <DataSaverSwitch />
          <div className={styles.newsletter}>
            <NewsletterForm label="Postcards, twice a month, tops" dark />
          </div>
        </div>
        <FooterList
          id={FOOTER_LINKS_ID}
          title="Shop"
          links={linkedCollections ? collections(linkedCollections) : SHOP}
        />
        {!linkedCollections && (
          <FooterList title="Swim and seasons" links={[...collections(SWIM_KINDS), ...collections(SEASONS)]} />
        )}
        <FooterList title="Help" links={HELP} />
        <FooterList title="Bluebird Bay" links={HOUSE} />
      </div>
      <div className={classNames(layout.container, styles.end)}>
        <span>© 2026 Bluebird Bay</span>
        <nav aria-label="Law" className={styles.law}>
          {LAW.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
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

const CARDS = ['Visa', 'Mastercard', 'American Express'] as const;

/** The cards the checkout takes. */
function PaymentMarks() {
  return (
    <ul className={styles.marks} aria-label="We take">
      {CARDS.map((card) => (
        <li key={card}>{card}</li>
      ))}
    </ul>
  );
}
