import { later } from '../../../page-runtime/later.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout.module.css';
import { CartButton } from '../../cart/drawer/cart-button.tsx';
import { AccountButton } from '../../session/account-button.tsx';
import { WishlistButton } from '../../wishlist/wishlist-button.tsx';
import { Logo } from '../logo.tsx';
import { MenuButton, SearchButton } from './header-buttons.tsx';
import styles from './site-header.module.css';

const MainNav = later(() => import('./main-nav.tsx').then((module) => module.MainNav));

/** Stays at the top of the window. */
export function SiteHeader({ pathname }: { pathname: string }) {
  return (
    <header className={styles.header}>
      <div className={classNames(layout.container, styles.row)}>
        <span className={styles.menu}>
          <MenuButton pathname={pathname} />
        </span>
        <Logo />
        <MainNav pathname={pathname} />
        <div className={styles.tools}>
          <SearchButton pathname={pathname} />
          <span className={styles.account}>
            <AccountButton />
          </span>
          <WishlistButton />
          <CartButton pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
