import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import { isClosed } from '../../page-runtime/link.tsx';
import { isPlainClick } from '../../page-runtime/link-click.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { iconButtonClass } from '../../ui/buttons/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { startSession } from './session.ts';
import { closeAccountDialog, dialogOf, openAccountDialog, sessionStore, useSession } from './session-state.ts';

/**
 * Brings the session to life in the browser and holds its dialogs, which are fetched when one is first wanted. Dialogs
 * that cannot be fetched lead to the page of the same name instead. A new page closes them.
 */
export function SessionOutlet({ pathname }: { pathname: string }) {
  const requestedDialog = useSession(dialogOf);
  const [Dialogs, setDialogs] = useState<ComponentType>();

  useEffect(startSession, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(closeAccountDialog, [pathname]);

  useEffect(() => {
    if (!requestedDialog || Dialogs) return;
    loadAccountDialogs().then(
      (component) => setDialogs(() => component),
      () => {
        const dialog = dialogOf(sessionStore.getState());
        if (dialog) window.location.assign(dialog === 'menu' ? paths.account() : paths.signIn());
      },
    );
  }, [requestedDialog, Dialogs]);

  return Dialogs && <Dialogs />;
}

function loadAccountDialogs(): Promise<ComponentType> {
  return import('./account-menu.tsx').then(({ AccountDialogs }) => AccountDialogs);
}

const prepare = (): void => void loadAccountDialogs().catch(() => undefined);

/** Who is signed in, and the way to sign in. A plain link to the page of the same name until scripts run. */
export function AccountButton() {
  const isCustomer = useSession((state) => state.phase === 'customer');
  const name = useSession((state) => state.customer?.firstName);
  const open = useSession(dialogOf) !== undefined;

  const href = isCustomer ? paths.account() : paths.signIn();
  const { closed } = usePageRuntime();

  const openDialog = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openAccountDialog(isCustomer ? 'menu' : 'sign-in');
  };

  return (
    <a
      href={href}
      hidden={isClosed(href, closed)}
      className={iconButtonClass()}
      aria-label={isCustomer ? (name ? `Account of ${name}` : 'Your account') : 'Sign in'}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={openDialog}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <Icon name="user" />
    </a>
  );
}
