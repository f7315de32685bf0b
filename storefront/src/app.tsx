import './styles/tokens.css';
import './styles/base.css';
import './styles/kept-values.css';
import { type ReactNode, useEffect } from 'react';
import styles from './app.module.css';
import { CartOutlet } from './features/cart/drawer/cart-outlet.tsx';
import { bringBackForm } from './features/country/bring-back-form.ts';
import { SiteHeader } from './features/layout/header/site-header.tsx';
import { SessionOutlet } from './features/session/account-button.tsx';
import { later } from './page-runtime/later.tsx';

const Announcement = later(() =>
  import('./features/layout/header/announcement.tsx').then((module) => module.Announcement),
);
const SiteFooter = later(() => import('./features/layout/site-footer.tsx').then((module) => module.SiteFooter));

/** What stands around every page. It stays mounted while pages change. */
export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
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
