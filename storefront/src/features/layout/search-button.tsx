import { paths } from '../../paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { DialogLink } from './dialog-link.tsx';
import styles from './search-button.module.css';

const loadPanel = () => import('../search/search-panel.tsx').then((module) => module.SearchPanel);

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
