import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { BagButton } from '../cart/bag-button.tsx';
import { currentSection } from './current-section.ts';
import { Logo } from './logo.tsx';
import { MainNav } from './main-nav.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchButton } from './search-button.tsx';
import styles from './site-header.module.css';

/** Stays at the top of the window. */
export function SiteHeader({ pathname }: { pathname: string }) {
  const current = currentSection(pathname);
  return (
    <header className={styles.header}>
      <div className={classNames(layout.container, styles.row)}>
        <span className={styles.menu}>
          <MenuButton pathname={pathname} />
        </span>
        <Logo />
        <MainNav current={current} />
        <div className={styles.tools}>
          <SearchButton pathname={pathname} />
          <BagButton pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
