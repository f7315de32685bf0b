import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import { FOOTER_LINKS_ID } from './footer-links-id.ts';

const loadMenu = () => import('./phone-menu.tsx').then((module) => ({ default: module.PhoneMenu }));
const PhoneMenu = lazy(loadMenu);

/**
 * Opens the menu of phones, which is fetched when a finger or the focus comes near. Without scripts, or when the menu
 * cannot be fetched, it is what it says it is: a link to the list of departments at the foot of the page.
 */
export function MenuButton({ pathname }: { pathname: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [pathname]);

  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    loadMenu().then(
      () => {
        setWanted(true);
        setOpen(true);
      },
      () => window.location.assign(`#${FOOTER_LINKS_ID}`),
    );
  };
  const prepare = () => void loadMenu().catch(() => undefined);

  return (
    <>
      <a
        href={`#${FOOTER_LINKS_ID}`}
        className={iconButtonClass()}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={openMenu}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" />
      </a>
      {wanted && (
        <Suspense>
          <PhoneMenu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
