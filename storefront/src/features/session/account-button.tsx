import type { MouseEvent } from 'react';
import { isClosed } from '../../page-runtime/link.tsx';
import { isOurClick } from '../../page-runtime/link-click.ts';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { iconButtonClass } from '../../ui/buttons/icon-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { loadAccountDialogs } from './session-outlet.tsx';
import { openAccountDialog, useSession } from './session-state.ts';

const prepare = (): void => void loadAccountDialogs().catch(() => undefined);

/** Who is signed in, and the way to sign in. A plain link to the page of the same name until scripts run. */
export function AccountButton() {
  const isCustomer = useSession((state) => state.phase === 'customer');
  const name = useSession((state) => state.customer?.firstName);
  const open = useSession((state) => state.dialog !== undefined);

  const href = isCustomer ? paths.account() : paths.signIn();
  const { closed } = usePageRuntime();

  const openDialog = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isOurClick(event, { target: '', download: null })) return;
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
