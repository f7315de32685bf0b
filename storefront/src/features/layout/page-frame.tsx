import { type ReactNode, useEffect } from 'react';
import { later } from '../../page-runtime/later.tsx';
import { CartOutlet } from '../cart/drawer/cart-outlet.tsx';
import { bringBackForm } from '../country/bring-back-form.ts';
import { SessionOutlet } from '../session/session-outlet.tsx';
import { SiteHeader } from './header/site-header.tsx';
import styles from './page-frame.module.css';

const Announcement = later(() => import('./header/announcement.tsx').then((module) => module.Announcement));
const SiteFooter = later(() => import('./site-footer.tsx').then((module) => module.SiteFooter));

/** What stands around every page. It stays mounted while pages change. */
export function PageFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  useEffect(bringBackForm, []);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the shop
      </a>
      <Announcement />
      <SiteHeader pathname={pathname} />
      <main id="main">{children}</main>
      <SiteFooter />
      <CartOutlet pathname={pathname} />
      <SessionOutlet pathname={pathname} />
    </>
  );
}
