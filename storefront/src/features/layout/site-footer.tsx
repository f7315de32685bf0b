import { Link } from '../../page-runtime/link.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { type CollectionName, MAIN_COLLECTIONS, SEASONS, SWIM_KINDS } from '../collection/collection-families.ts';
import { FOOTER_LINKS_ID } from './footer-links-id.ts';
import { Logo } from './logo.tsx';
import styles from './site-footer.module.css';

export function SiteFooter() {
  return (
    <footer className={styles.footer} data-tone="dark">
      <div className={styles.wave} />
      <div className={classNames(layout.container, styles.top)}>
        <div>
          <Logo large />
          <p className={styles.line}>
            Swimwear drawn, cut and tested by a small team who live eight minutes from the water.
          </p>
        </div>
        <FooterList id={FOOTER_LINKS_ID} title="Shop" collections={MAIN_COLLECTIONS} />
        <FooterList title="Swim" collections={SWIM_KINDS} />
        <FooterList title="Seasons" collections={SEASONS} />
      </div>
      <div className={classNames(layout.container, styles.end)}>
        <span>© 2026 Bluebird Bay</span>
        <span>Made in small runs, mostly before lunch.</span>
      </div>
    </footer>
  );
}

interface FooterListProps {
  title: string;
  id?: string;
  collections: readonly CollectionName[];
}

function FooterList({ title, id, collections }: FooterListProps) {
  return (
    <nav aria-label={title} id={id} className={styles.list}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.links}>
        {collections.map(({ handle, label }) => (
          <li key={handle}>
            <Link to={paths.collection(handle)}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
