import { paths } from '../../../paths.ts';
import { iconButtonClass } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { DialogLink } from './dialog-link.tsx';
import styles from './header-buttons.module.css';

/** Where the footer's lists begin: the menu leads here when there are no scripts. */
export const FOOTER_LINKS_ID = 'departments';

const loadPanel = () => import('../../search/search-panel.tsx').then((module) => module.SearchPanel);

/** Opens the search panel; without scripts it is a link to the search page. Looks like a field where there is room. */
export function SearchButton({ pathname }: { pathname: string }) {
  return (
    <DialogLink
      href={paths.search()}
      label="Search the bay"
      className={styles.search}
      pathname={pathname}
      load={loadPanel}
    >
      <Icon name="search" />
      <span className={styles.label}>Search the bay</span>
    </DialogLink>
  );
}

const loadMenu = () => import('./phone-menu.tsx').then((module) => module.PhoneMenu);

/** Opens the menu of phones. Without scripts it is a link to the list of departments at the foot of the page. */
export function MenuButton({ pathname }: { pathname: string }) {
  return (
    <DialogLink
      href={`#${FOOTER_LINKS_ID}`}
      label="Menu"
      className={iconButtonClass()}
      pathname={pathname}
      load={loadMenu}
    >
      <Icon name="menu" />
    </DialogLink>
  );
}
