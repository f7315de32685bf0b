import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick } from '../../../page-runtime/link-click.ts';
import { paths } from '../../../paths.ts';
import { iconButtonClass } from '../../../ui/buttons/icon-button.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './header-buttons.module.css';

/** A dialog that is opened from somewhere else. */
type OpenableDialog = ComponentType<{ open: boolean; onClose: () => void }>;

interface DialogLinkProps {
  /** Where it leads without scripts, and when the dialog cannot be fetched. */
  href: string;
  label: string;
  className: string | undefined;
  /** Where the shopper is: a new page closes the dialog. */
  pathname: string;
  load: () => Promise<OpenableDialog>;
  children: ReactNode;
}

/** A link that opens a dialog instead where scripts run; the dialog is fetched when a finger or the focus comes near. */
function DialogLink({ href, label, className, pathname, load, children }: DialogLinkProps) {
  const [dialog, setDialog] = useState<{ Dialog: OpenableDialog }>();
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;

  const openDialog = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      (Dialog) => {
        setDialog({ Dialog });
        setOpenAt(pathname);
      },
      () => window.location.assign(href),
    );
  };
  const prepare = () => void load().catch(() => undefined);

  return (
    <>
      <a
        href={href}
        className={className}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openDialog}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </a>
      {dialog && (
        <ErrorBoundary onFail={() => window.location.assign(href)}>
          <dialog.Dialog open={open} onClose={() => setOpenAt(undefined)} />
        </ErrorBoundary>
      )}
    </>
  );
}

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
