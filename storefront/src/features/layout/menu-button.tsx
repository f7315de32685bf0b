import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { DialogLink } from './dialog-link.tsx';
import { FOOTER_LINKS_ID } from './footer-links-id.ts';

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
