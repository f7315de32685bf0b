import type { ReactNode } from 'react';
import { BagOutlet } from '../cart/bag-outlet.tsx';
import { Announcement } from './announcement.tsx';
import styles from './page-frame.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** What stands around every page. It stays mounted while pages change. */
export function PageFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the shop
      </a>
      <Announcement />
      <SiteHeader pathname={pathname} />
      <main id="main">{children}</main>
      <SiteFooter />
      <BagOutlet pathname={pathname} />
    </>
  );
}
