import { type ComponentType, useEffect, useState } from 'react';
import { paths } from '../../paths.ts';
import { startSession } from './session.ts';
import { closeAccountDialog, sessionStore, useSession } from './session-state.ts';

/**
 * Brings the session to life in the browser and holds its dialogs, which are fetched when one is first wanted. Dialogs
 * that cannot be fetched lead to the page of the same name instead. A new page closes them.
 */
export function SessionOutlet({ pathname }: { pathname: string }) {
  const requestedDialog = useSession((state) => state.dialog);
  const [Dialogs, setDialogs] = useState<ComponentType>();

  useEffect(startSession, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the page changes
  useEffect(closeAccountDialog, [pathname]);

  useEffect(() => {
    if (!requestedDialog || Dialogs) return;
    loadAccountDialogs().then(
      (component) => setDialogs(() => component),
      () => {
        const { dialog } = sessionStore.getState();
        if (dialog) window.location.assign(dialog === 'menu' ? paths.account() : paths.signIn());
      },
    );
  }, [requestedDialog, Dialogs]);

  return Dialogs && <Dialogs />;
}

export function loadAccountDialogs(): Promise<ComponentType> {
  return import('./account-menu.tsx').then(({ AccountDialogs }) => AccountDialogs);
}
