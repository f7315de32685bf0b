import { useEffect } from 'react';
import { isClosed, Link } from '../../page-runtime/link.tsx';
import { usePageRuntime } from '../../page-runtime/page-runtime.ts';
import { paths } from '../../paths.ts';
import { accountPages } from '../../storefront-api/account-pages.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import text from '../../ui/text.module.css';
import { ACCOUNT_SECTIONS } from '../account/account-sections.ts';
import styles from './account-menu.module.css';
import { AccountModal } from './account-modal.tsx';
import { withReturn } from './return-path.ts';
import { closeAccountDialog, dialogOf, useSession } from './session-state.ts';
import { signOut } from './sign-out.ts';

/** Where a customer's pages are, and the way out. */
function AccountMenu() {
  const { closed } = usePageRuntime();
  const open = useSession((state) => dialogOf(state) === 'menu');
  const customer = useSession((state) => state.customer);
  const leave = (): void => {
    closeAccountDialog();
    void signOut();
  };
  return (
    <Drawer
      label="Account"
      open={open}
      onClose={closeAccountDialog}
      head={<h2 className={text.h3}>{customer?.firstName ? `Hello, ${customer.firstName}` : 'Your account'}</h2>}
      foot={
        <button type="button" className={styles.out} onClick={leave}>
          Sign out
        </button>
      }
    >
      <p className={styles.mail}>{customer?.email}</p>
      <nav aria-label="Account">
        <ul className={styles.list}>
          {ACCOUNT_SECTIONS.filter(({ to }) => !isClosed(to, closed)).map(({ label, to }) => (
            <li key={to}>
              <Link to={to} onClick={closeAccountDialog}>
                {label}
                <Icon name="right" size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
}

/** In the place of the dialog for signing in and up: leads to the page that does it, and back to where the shopper is. */
function LeaveToSignIn() {
  const dialog = useSession(dialogOf);
  const leaves = dialog !== undefined && dialog !== 'menu';
  useEffect(() => {
    if (!leaves) return;
    closeAccountDialog();
    const { pathname, search } = window.location;
    window.location.assign(withReturn(paths.signIn(), pathname, search));
  }, [leaves]);
  return null;
}

/** The dialogs of the account; one of them at most is open. Where nobody signs in here, what would be one leads away. */
export function AccountDialogs() {
  return (
    <>
      {accountPages() ? <LeaveToSignIn /> : <AccountModal />}
      <AccountMenu />
    </>
  );
}
